import type { Browser, Device, EventName } from "#contracts/counted-event.ts";

/** Our names and PostHog's own, which its library in the browser uses too. */
export const events = { page_view: "$pageview" } as const satisfies Partial<Record<EventName, string>>;
export const devices = { phone: "Mobile", tablet: "Tablet", desktop: "Desktop" } as const satisfies Record<Device, string>;
/** The first of each is what we say; the others mean the same. */
export const browsers = {
  chrome: ["Chrome", "Chrome iOS"],
  edge: ["Microsoft Edge"],
  firefox: ["Firefox", "Firefox iOS"],
  safari: ["Safari", "Mobile Safari"],
  samsung: ["Samsung Internet"],
  opera: ["Opera", "Opera Mini"],
  other: ["Other"],
} as const satisfies Record<Browser, readonly string[]>;

/** What PostHog writes where nobody led here. */
export const direct = "$direct";
