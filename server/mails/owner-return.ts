import { formatDay } from "#content/format-day.ts";
import { formatMoney } from "#contracts/money.ts";
import type { Letter } from "#server/mails/letter.ts";
import type { OrderFacts } from "#server/mails/read-order-facts.ts";
import { inWords } from "#server/modules/orders/dispatch.ts";

export const ownerReturn = (order: OrderFacts, backOffice: string): Letter => ({
  subject: `Cancelled after dispatch: ${order.reference}, ${formatMoney(order.total)}`,
  preheader: "The tube is to come back, and then the money goes back.",
  title: "A tube is coming back",
  blocks: [
    {
      paragraph:
        "A customer has cancelled after dispatch, and knows where to send the tube and by when. Say in the back office how it ends. The refund is due within 14 days of the day the tube is back or, if earlier, they show that they posted it.",
    },
    {
      facts: [
        ["Order", order.reference],
        ["Told us on", order.return ? formatDay(order.return.toldAt) : "unknown"],
        ["To send it by", order.return ? inWords(order.return.sendBy) : "unknown"],
        ["Customer", [order.name, order.email].filter(Boolean).join("\n")],
      ],
    },
    { button: "Open this order", url: `${backOffice}/orders/${order.reference}` },
  ],
});
