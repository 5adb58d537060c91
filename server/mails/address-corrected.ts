import { company } from "#content/company.ts";
import { greeting } from "#server/mails/greeting.ts";
import type { Letter } from "#server/mails/letter.ts";
import { deliveryFact } from "#server/mails/letter-facts.ts";
import type { OrderFacts } from "#server/mails/read-order-facts.ts";

export const addressCorrected = (order: OrderFacts, link: string): Letter => ({
  subject: `The new delivery address for ${order.reference}`,
  preheader: "We have noted where your tube goes now.",
  title: "Your delivery address is corrected",
  blocks: [
    { paragraph: greeting(order.name) },
    { paragraph: "We have noted it. Your tube will go here:" },
    { facts: [["Order", order.reference], deliveryFact(order), ["Dispatch", order.dispatch]] },
    { button: "See your order", url: link },
    { paragraph: `If this was not you, correct it on your order's page and write to ${company.email}.` },
  ],
});
