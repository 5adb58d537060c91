import * as v from "valibot";

/** Every question the owner can ask of the figures, by name. */
export const insights = {
  visits: "Visits",
  "sign-ups": "Warmth List sign-ups",
  "checkouts-started": "Checkouts started",
  paid: "Paid pre-orders",
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

/** How many days back, today among them. */
export const spans = [7, 30] as const;
export type Span = (typeof spans)[number];

export const insight = v.strictObject({
  name: v.picklist(insightNames),
  days: v.picklist(spans),
  /** The whole, of which `rows` may show only the ten largest; for conversion the share of started checkouts that were paid, in percent. */
  total: v.nullable(v.number()),
  /** `key` is for machines: a day, a path, a host, a country's code; `label` for people. */
  rows: v.array(v.strictObject({ key: v.string(), label: v.string(), count: v.number() })),
});
export type Insight = v.InferOutput<typeof insight>;
