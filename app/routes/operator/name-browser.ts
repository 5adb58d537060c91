import { browserClassOf } from "#app/features/analytics/visit.ts";
import { peoplePage } from "#content/site/back-office/people.ts";

const { unknownBrowser, browserOn } = peoplePage.sessions;

/** The first that fits: an Android says Linux too, and Safari on an iPad that it's a Mac. */
const devices: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bMacintosh\b.*\bVersion\//, "Mac or iPad"],
  [/\bMacintosh\b/, "Mac"],
  [/\bCrOS\b/, "Chromebook"],
  [/\bLinux\b/, "Linux"],
];

/** "Safari on iPhone", of what a browser calls itself; null where that says nothing. */
export function nameBrowser(userAgent: string | null): string | null {
  if (userAgent === null) return null;
  const { browser } = browserClassOf({ userAgent, touch: false, shortSide: 0 });
  const [, device] = devices.find(([pattern]) => pattern.test(userAgent)) ?? [];
  if (browser === "other" && !device) return null;
  const known = browser === "other" ? unknownBrowser : browser.charAt(0).toUpperCase() + browser.slice(1);
  return device ? browserOn(known, device) : known;
}
