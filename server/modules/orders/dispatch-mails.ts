import { brand } from "#content/brand.ts";
import { refundAim } from "#content/catalogue.ts";
import { claims } from "#content/claims.ts";
import { company } from "#content/company.ts";
import { deliveryFact, type OrderFacts, trackingButton, trackingFact } from "#server/modules/orders/order-facts.ts";
import { greeting, type Letter } from "#server/platform/mail/letter.ts";

export const orderDispatched = (order: OrderFacts, link: string): Letter => ({
  subject: `Your ${brand.name} is on its way (${order.reference})`,
  preheader: "Your tube has left us.",
  title: "Your tube has left us",
  blocks: [
    { paragraph: greeting(order.name) },
    { paragraph: `Your ${brand.name} is on its way to this address:` },
    { facts: [["Order", order.reference], deliveryFact(order), ...trackingFact(order)] },
    ...trackingButton(order),
    { heading: "When it arrives" },
    { paragraph: `${claims.applyAhead.words}. ${claims.redness.words}` },
    { heading: "If you change your mind" },
    {
      paragraph: `You can cancel until 14 days after the day it reaches you, as long as the seal is unbroken: press the button on your order's page before you send it back, for which you pay the postage. We refund the whole price and aim for ${refundAim}. If it arrives damaged, or is not right in any way, write to us, and sending it back costs you nothing.`,
    },
    { button: "See your order", url: link },
  ],
});

export const orderDelivered = (order: OrderFacts, link: string): Letter => ({
  subject: `Your ${brand.name} has arrived (${order.reference})`,
  preheader: `${claims.applyAhead.words}.`,
  title: "Your tube has arrived",
  blocks: [
    { paragraph: greeting(order.name) },
    {
      paragraph: `As far as we know, your ${brand.name} has been delivered. If it is not there, ${order.parcel ? "its tracking may say more. Otherwise " : ""}write to ${company.email} and we will look for it.`,
    },
    ...trackingButton(order),
    { heading: "How to use it" },
    { paragraph: `${claims.applyAhead.words}. ${claims.redness.words}` },
    { paragraph: claims.disclaimer.words },
    { heading: "If you change your mind" },
    {
      paragraph: `You can cancel until 14 days after today, as long as the seal is unbroken: press the button on your order's page before you send it back. If it is damaged, or not right in any way, tell us, and sending it back costs you nothing.`,
    },
    { button: "See your order", url: link },
  ],
});

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
