import { formatMoney } from "#contracts/money.ts";
import type { Letter } from "#server/mails/letter.ts";
import { deliveryFact, receiptFacts } from "#server/mails/letter-facts.ts";
import type { OrderFacts } from "#server/mails/read-order-facts.ts";

export const ownerOrder = (order: OrderFacts, backOffice: string): Letter => ({
  subject: `New pre-order ${order.reference}, ${formatMoney(order.total)}`,
  preheader: `To be sent ${order.dispatch}.`,
  title: "A new pre-order",
  blocks: [
    { facts: [...receiptFacts(order), ["Promised", order.dispatch], ["Customer", [order.name, order.email].filter(Boolean).join("\n")], deliveryFact(order)] },
    { button: "Open the order", url: `${backOffice}/orders/${order.reference}` },
  ],
});
