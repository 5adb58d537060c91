import { formatDay } from "#app/lib/format-day.ts";
import { catalogue } from "#content/catalogue.ts";
import { formatMoney } from "#contracts/money.ts";
import type { OrderView } from "#contracts/order.ts";

/** An order as its receipt shows it; undefined where nobody has paid. */
export function showReceipt({ reference, quantity, total, vat, vatRatePercent, placedAt, paidAt, delivery, email, refunded }: OrderView) {
  if (!paidAt) return undefined;
  const money = (minor: number) => formatMoney({ ...total, minor });
  return {
    buyer: [delivery?.name, delivery?.line1, delivery?.line2, delivery?.city, delivery?.county, delivery?.postcode, email].filter(Boolean) as string[],
    facts: [
      ["Order", reference],
      ["Ordered on", formatDay(placedAt)],
      ["Paid on", formatDay(paidAt)],
    ] as [string, string][],
    lines: [
      { words: `${quantity} × ${catalogue.tube.description}`, amount: money(total.minor) },
      { words: "UK delivery", amount: "included" },
      { words: "Before VAT", amount: money(total.minor - vat.minor), soft: true },
      { words: `VAT at ${vatRatePercent}%`, amount: money(vat.minor), soft: true },
      { words: "Total paid", amount: money(total.minor), total: true },
    ],
    givenBack: refunded.minor > 0 ? `${formatMoney(refunded)} of this has been refunded.` : null,
  };
}
