import { company } from "#content/company.ts";
import { formatDay } from "#content/format-day.ts";
import { formatMoney } from "#contracts/money.ts";
import { greeting } from "#server/mails/greeting.ts";
import type { Letter } from "#server/mails/letter.ts";
import { receiptFacts } from "#server/mails/letter-facts.ts";
import type { OrderFacts } from "#server/mails/read-order-facts.ts";

export const orderReceipt = (order: OrderFacts, link: string): Letter => ({
  subject: `Your receipt for order ${order.reference}`,
  preheader: `${formatMoney(order.total)}, of which ${formatMoney(order.vat)} is VAT.`,
  title: "Your receipt",
  blocks: [
    { paragraph: greeting(order.name) },
    { paragraph: "You asked for the receipt of your order. Here it is; the page below prints on one sheet." },
    {
      facts: [
        ...receiptFacts(order),
        ["Before VAT", formatMoney({ ...order.total, minor: order.total.minor - order.vat.minor })],
        ...(order.paidAt ? [["Paid on", formatDay(order.paidAt)] as const] : []),
        ...(order.refunded.minor > 0 ? [["Given back so far", formatMoney(order.refunded)] as const] : []),
        ["Sold by", `${company.name}${company.sample ? " (sample)" : ""}\n${company.office}`],
        ["VAT number", company.vatNumber ?? "not yet supplied (sample)"],
      ],
    },
    { button: "Open the receipt", url: `${link}/receipt` },
    { link: "The order's own page", url: link },
    { paragraph: `Both links are private. If something on the receipt is wrong, write to ${company.email}.` },
  ],
});
