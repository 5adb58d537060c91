import * as v from "valibot";

/** Every question the owner can ask of the figures, by name. */
export const insights = {
  visits: "Visits",
  "sign-ups": "Warmth List sign-ups",
  "checkouts-started": "Checkouts started",
  paid: "Paid pre-orders",
  takings: "Takings, before refunds",
  conversion: "From visit to paid",
  "sign-up-countries": "Sign-ups by country",
  "top-pages": "Pages",
  referrers: "Where visits come from",
  countries: "Countries",
  devices: "Devices",
  browsers: "Browsers",
} as const;
export type InsightName = keyof typeof insights;
export const insightNames = Object.keys(insights) as [InsightName, ...InsightName[]];

/** What our own books know of everybody: no event. */
export const bookNames = ["sign-ups", "checkouts-started", "paid", "takings", "sign-up-countries"] as const satisfies InsightName[];

/** How many days back, today among them. */
export const spans = [7, 30] as const;
/** By month, this one and the eleven before it: of the books alone, for a year's events take seconds to count. */
export const year = 365;
export const everySpan = [...spans, year] as const;
export type Span = (typeof everySpan)[number];
export const readSpan = (days: string | null): Span | undefined => everySpan.find((span) => String(span) === days);

export const insight = v.strictObject({
  name: v.picklist(insightNames),
  days: v.picklist(everySpan),
  /** The whole, of which `rows` may show only the ten largest; for conversion the share of started checkouts that were paid, in percent; of takings in pence. */
  total: v.nullable(v.number()),
  /** `key` is for machines: a day or month, a path, a host, a country's code; `label` for people. */
  rows: v.array(v.strictObject({ key: v.string(), label: v.string(), count: v.number() })),
});
export type Insight = v.InferOutput<typeof insight>;
