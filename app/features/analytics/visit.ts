import { local } from "#app/lib/browser/storage.ts";
import { parseUrl } from "#app/lib/browser/urls.ts";
import { createIdempotencyKey } from "#app/lib/http/call-function.ts";
import type { Browser, Device } from "#contracts/counted-event.ts";
import { storageKeys } from "#contracts/storage-keys.ts";

const key = storageKeys.visit.name;
/** Milliseconds without a sign of life after which a visit is over. */
export const idle = 30 * 60_000;

/** A random number for this browser, one for this visit, and when it was last active. */
type Visit = { visitor: string; session: string; seen: number };

function read(): Partial<Visit> {
  try {
    const kept: unknown = JSON.parse(local.read(key) ?? "{}");
    return typeof kept === "object" && kept ? kept : {};
  } catch {
    return {};
  }
}

/** The visit that this moment belongs to, which goes on for another half hour. */
export function continueVisit(now = Date.now()): Visit {
  const { visitor = createIdempotencyKey(), session, seen = 0 } = read();
  const goesOn = session !== undefined && Math.abs(now - seen) < idle;
  const visit = { visitor, session: goesOn ? session : createIdempotencyKey(), seen: now };
  local.write(key, JSON.stringify(visit));
  return visit;
}

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
export function browserClassOf({ userAgent, touch, shortSide }: Seen): { device: Device; browser: Browser } {
  const [, browser = "other"] = families.find(([pattern]) => pattern.test(userAgent)) ?? [];
  return { browser, device: !touch ? "desktop" : shortSide < 600 ? "phone" : "tablet" };
}

export const ownBrowserClass = () =>
  browserClassOf({
    userAgent: navigator.userAgent,
    touch: matchMedia("(pointer: coarse)").matches && navigator.maxTouchPoints > 0,
    shortSide: Math.min(screen.width, screen.height),
  });

/** The other site's host that led to this page; undefined for our own, and where the browser does not say. */
export function referrerOf({ referrer, location }: Pick<Document, "referrer"> & { location: Pick<Location, "hostname"> }): string | undefined {
  const host = parseUrl(referrer)?.hostname;
  return host && host !== location.hostname && /^[a-z0-9.-]+$/.test(host) ? host : undefined;
}
