import { refundAim } from "#content/catalogue.ts";
import { company } from "#content/company.ts";
import { formatMoney } from "#contracts/money.ts";
import { greeting } from "#server/mails/greeting.ts";
import type { Letter } from "#server/mails/letter.ts";
import type { OrderFacts } from "#server/mails/read-order-facts.ts";

export const orderCancelled = (order: OrderFacts, link: string): Letter => ({
  subject: `Your pre-order ${order.reference} is cancelled`,
  preheader: `${formatMoney(order.total)} is on its way back to your card.`,
  title: "Your pre-order is cancelled",
  blocks: [
    { paragraph: greeting(order.name) },
    {
      paragraph: `Your pre-order ${order.reference} is cancelled, and nothing will be sent. We are returning ${formatMoney(order.total)}, the whole price, to the card you paid with. We aim for ${refundAim}, and will write again when the money has left us.`,
    },
    { button: "See your order", url: link },
    { paragraph: `If you did not ask for this, write to ${company.email} and we will look into it.` },
  ],
});
