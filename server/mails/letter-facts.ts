import { formatDay } from "#content/format-day.ts";
import { formatMoney } from "#contracts/money.ts";
import type { OrderFacts } from "#server/mails/read-order-facts.ts";

type Fact = readonly [name: string, value: string];

/** Where it goes, as written on a parcel. */
export function deliveryFact({ delivery }: OrderFacts): Fact {
  if (!delivery) return ["Delivery to", "No address yet: please add one on your order's page"];
  const { name, line1, line2, city, county, postcode } = delivery;
  return ["Delivery to", [name, line1, line2, city, county, postcode, "United Kingdom"].filter(Boolean).join("\n")];
}

/** What its carrier calls it; nothing, where it has no number. */
export const trackingFact = ({ parcel }: OrderFacts): Fact[] => (parcel ? [["Tracking number", parcel.number]] : []);

/** What was bought and what it cost: the receipt. */
export const receiptFacts = (order: OrderFacts): Fact[] => [
  ["Order", order.reference],
  ["Ordered on", formatDay(order.placedAt)],
  ["Product", order.product.description],
  ["Quantity", String(order.quantity)],
  ["Total paid", `${formatMoney(order.total)}, VAT and UK delivery included`],
  ["VAT in that total", `${formatMoney(order.vat)} at ${order.product.vatRatePercent}%`],
];
