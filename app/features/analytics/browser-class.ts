import type { Browser, Device } from "#contracts/counted-event.ts";

type Seen = Pick<Navigator, "userAgent"> & { touch: boolean; shortSide: number };

/** The first that fits: most browsers also name those that they descend from. */
const families: readonly (readonly [RegExp, Browser])[] = [
  [/\bEdgA?(iOS)?\//, "edge"],
  [/\bOPR\//, "opera"],
  [/\bSamsungBrowser\//, "samsung"],
  [/\b(Firefox|FxiOS)\//, "firefox"],
  [/(Chrome|CriOS)\//, "chrome"],
  [/\bSafari\//, "safari"],
];

/** Which family of browser, and which kind of device: all that is told of them. */
export function classOf({ userAgent, touch, shortSide }: Seen): { device: Device; browser: Browser } {
  const [, browser = "other"] = families.find(([pattern]) => pattern.test(userAgent)) ?? [];
  return { browser, device: !touch ? "desktop" : shortSide < 600 ? "phone" : "tablet" };
}

export const thisClass = () =>
  classOf({
    userAgent: navigator.userAgent,
    touch: matchMedia("(pointer: coarse)").matches && navigator.maxTouchPoints > 0,
    shortSide: Math.min(screen.width, screen.height),
  });
