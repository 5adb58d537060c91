import { refundAim } from "#content/catalogue.ts";
import { company } from "#content/company.ts";
import { formatMoney } from "#contracts/money.ts";
import { greeting } from "#server/mails/greeting.ts";
import type { Letter } from "#server/mails/letter.ts";
import type { OrderFacts } from "#server/mails/read-order-facts.ts";

export const orderRefunded = (order: OrderFacts, link: string): Letter => ({
  subject: `Your refund for ${order.reference} has been sent`,
  preheader: `${formatMoney(order.refund)} has left us for your card.`,
  title: "Your money is on its way back",
  blocks: [
    { paragraph: greeting(order.name) },
    {
      paragraph: `We have returned ${formatMoney(order.refund)} for order ${order.reference} to the card you paid with. It should reach you in ${refundAim}: the last few of them are your bank's.`,
    },
    { button: "See your order", url: link },
    { paragraph: `If it has not arrived by then, write to ${company.email} and we will trace it.` },
  ],
});
