import { brand } from "#content/brand.ts";
import { refundAim } from "#content/catalogue.ts";
import { company } from "#content/company.ts";
import { formatMoney } from "#contracts/money.ts";
import { greeting } from "#server/mails/greeting.ts";
import type { Letter } from "#server/mails/letter.ts";
import type { OrderFacts } from "#server/mails/read-order-facts.ts";

export const orderTooLate = (order: OrderFacts, link: string): Letter => ({
  subject: `We are sorry: your payment for ${order.reference} came too late`,
  preheader: `The last tube had gone. We are sending all of your ${formatMoney(order.total)} back.`,
  title: "We are sorry: the last tube had gone",
  blocks: [
    { paragraph: greeting(order.name) },
    {
      paragraph: `Your payment of ${formatMoney(order.total)} reached us after the time for which we could keep a tube for you, and by then somebody else had the last one. We are sorry.`,
    },
    { paragraph: `There is nothing you need to do. We are returning the whole amount to the card you paid with, and aim for ${refundAim}.` },
    { button: "See your order", url: link },
    { paragraph: `To hear first when there is more ${brand.name}, join the Warmth List. If you are on it, you stay on it.` },
    { link: "The Warmth List", url: new URL("/warmth-list", link).href },
    { paragraph: `If you have a question, write to ${company.email}.` },
  ],
});
