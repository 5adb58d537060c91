import { company } from "#content/company.ts";
import { formatMoney } from "#contracts/money.ts";
import { greeting } from "#server/mails/greeting.ts";
import type { Letter } from "#server/mails/letter.ts";
import type { OrderFacts } from "#server/mails/read-order-facts.ts";

export const paymentFailed = (order: OrderFacts, link: string): Letter => ({
  subject: `Your payment for ${order.reference} did not go through`,
  preheader: "Nothing was taken, and the tube is no longer held for you. You can start again.",
  title: "Your payment did not go through",
  blocks: [
    { paragraph: greeting(order.name) },
    {
      paragraph: `Your bank did not complete the payment of ${formatMoney(order.total)} for pre-order ${order.reference}. Nothing was taken, this order has ended, and nothing will be sent.`,
    },
    { paragraph: "We no longer hold a tube for you: it is free for others again." },
    { heading: "If you would still like one" },
    { paragraph: "Start again with a new pre-order. You get a tube if one is free, and the page says so before you pay." },
    { button: "Pre-order again", url: new URL("/checkout", link).href },
    { paragraph: `Only your bank can say why: it does not tell us. If you have another question, write to ${company.email}.` },
    { link: "This order's own page", url: link },
  ],
});
