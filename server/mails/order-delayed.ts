import { brand } from "#content/brand.ts";
import { refundAim } from "#content/catalogue.ts";
import { company } from "#content/company.ts";
import { greeting } from "#server/mails/greeting.ts";
import type { Letter } from "#server/mails/letter.ts";
import type { OrderFacts } from "#server/mails/read-order-facts.ts";

/** Consumer Rights Act 2015, section 28: who is not sent what they bought in the time agreed may end the contract and have all of their money back. */
export const orderDelayed = (order: OrderFacts, link: string): Letter => ({
  subject: `Your ${brand.name} is late (${order.reference})`,
  preheader: order.overdue
    ? "We have no new date yet. You can wait, or cancel for a full refund."
    : `We now send it ${order.dispatch}. You can wait, or cancel for a full refund.`,
  title: "We are sorry: your tube is late",
  blocks: [
    { paragraph: greeting(order.name) },
    {
      paragraph: order.overdue
        ? `We said we would send your pre-order ${order.reference} ${order.dispatch}. We have not, and cannot give you a new date yet. We will write again as soon as we can.`
        : `We cannot send your pre-order ${order.reference} on the day we promised. We now expect to send it ${order.dispatch}.`,
    },
    { heading: "What you can do" },
    { paragraph: "Wait: there is nothing to do. Your tube stays reserved, at the price you paid." },
    {
      paragraph: `Cancel: press the button on your order's page, or write to ${company.email}. We return the whole price to the card you paid with, and aim for ${refundAim}.`,
    },
    { button: "See your order", url: link },
  ],
});
