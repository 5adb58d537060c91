import * as v from "valibot";
import { countedPath } from "#contracts/counted-path.ts";

export const devices = ["phone", "tablet", "desktop"] as const;
export const browsers = ["chrome", "edge", "firefox", "safari", "samsung", "opera", "other"] as const;
export type Device = (typeof devices)[number];
export type Browser = (typeof browsers)[number];

/** Seven days, in milliseconds: longer than that no browser keeps what it could not send. */
export const maxAgeMs = 7 * 86_400_000;
/** Events in one call. */
export const most = 100;

// Letters, digits, _ and -: an email address or a name does not fit in.
const random = (what: string) => v.pipe(v.string(what), v.regex(/^[\w-]{8,64}$/, what));
const path = v.pipe(
  v.string("A page's path, such as /faq"),
  v.maxLength(120, "A page's path, such as /faq"),
  v.check((text) => countedPath(text) === text, "A public page's path, such as /faq, without a query"),
);
const host = v.pipe(v.string("A host's name"), v.regex(/^[a-z0-9-]{1,63}(\.[a-z0-9-]{1,63}){0,6}$/, "A host's name, such as example.org"));

const common = {
  path,
  /** Of one visit: it ends after 30 minutes without a sign of life. */
  session: v.optional(random("8 to 64 letters and digits")),
  device: v.optional(v.picklist(devices, "phone, tablet or desktop")),
  browser: v.optional(v.picklist(browsers, "A browser's name")),
};

/** What is counted, and of each what is kept. Properties beside these are left out. */
export const properties = {
  /** `referrer` is the host that led here, where it is another's. */
  page_view: v.object({ ...common, referrer: v.optional(host) }, "The page's properties"),
  pre_order_pressed: v.object(common, "The page's properties"),
  checkout_pressed: v.object(common, "The page's properties"),
  sign_up_sent: v.object(common, "The page's properties"),
} as const;
export type EventName = keyof typeof properties;
export const eventNames = Object.keys(properties) as [EventName, ...EventName[]];

const eventOf = <N extends EventName>(event: N) =>
  v.strictObject({
    event: v.literal(event),
    properties: properties[event],
    /** The browser's own random number, made when it allowed counting and forgotten when it no longer does. */
    distinct_id: random("8 to 64 letters and digits, random"),
    /** The same event sent again has the same id, and is counted once. */
    id: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/, "32 hexadecimal digits"))),
    /** Milliseconds since it happened; an age, not a time, for clocks differ. */
    ago: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(maxAgeMs)), 0),
  });

const known = v.variant(
  "event",
  [eventOf("page_view"), eventOf("pre_order_pressed"), eventOf("checkout_pressed"), eventOf("sign_up_sent")],
  "An event that we count",
);
export type SentEvent = v.InferInput<typeof known>;
export type KnownEvent = v.InferOutput<typeof known>;

/** Any other: how often its name came is all that is kept. */
const other = v.strictObject({
  event: v.pipe(
    v.string(),
    v.regex(/^[\w $:.-]{1,64}$/, "A name of 1 to 64 letters"),
    v.check((name) => !Object.hasOwn(properties, name), "Its properties do not fit this event"),
  ),
  properties: v.optional(v.record(v.string(), v.unknown())),
  distinct_id: v.optional(v.pipe(v.string(), v.maxLength(200))),
});

export const event = v.union([known, other], "An event");
export const isKnown = (sent: v.InferOutput<typeof event>): sent is KnownEvent => Object.hasOwn(properties, sent.event);
