import { countries } from "#content/countries.ts";
import type { InsightName } from "#contracts/insight.ts";

const unknown = { referrers: "Nobody: typed in, or a bookmark", "top-pages": "Unknown page" } as Partial<Record<InsightName, string>>;
const names: Partial<Record<InsightName, Record<string, string>>> = {
  countries: Object.fromEntries(countries.map(({ code, name }) => [code, name])),
  "top-pages": { "/": "/ (home)" },
  devices: { phone: "Phone", tablet: "Tablet", desktop: "Computer" },
  browsers: { chrome: "Chrome", edge: "Edge", firefox: "Firefox", safari: "Safari", samsung: "Samsung Internet", opera: "Opera", other: "Another" },
  conversion: {
    page_view: "Visits",
    pre_order_pressed: "went to the checkout",
    sign_up_sent: "sent the Warmth List form",
    checkout_pressed: "went on to pay",
    started: "Checkouts started",
    paid: "of those, paid",
  },
};

/** A row's words for people; a key that has none stands for itself. */
export const nameRow = (insight: InsightName, key: string | null) => (key === null ? (unknown[insight] ?? "Not known") : (names[insight]?.[key] ?? key));
