import { brand } from "#content/brand.ts";
import { refundAim } from "#content/catalogue.ts";
import { claims } from "#content/claims.ts";
import { company } from "#content/company.ts";
import { formatDay } from "#content/format-day.ts";
import { formatIsoDay } from "#content/format-iso-day.ts";
import { formatMoney } from "#contracts/money.ts";
import type { ReturnOutcome } from "#contracts/order.ts";
import { deliveryFact, type OrderFacts, trackingButton, trackingFact, type WriteMail } from "#server/modules/orders/order-facts.ts";
import type { Block, MailContent } from "#server/platform/mail/render-mail.ts";

const refundOf = ({ total, refunded }: OrderFacts) => formatMoney({ ...total, minor: total.minor - refunded.minor });
const back = (order: OrderFacts): Block =>
  `We are returning ${refundOf(order)} to the card you paid with, and aim for ${refundAim}. We write again when the money has left us.`;
const disagree: Block = `If you see it differently, or something was wrong with the tube, write to ${company.email}: faulty goods are another matter, and your rights there are untouched.`;

const words: Record<ReturnOutcome, (order: OrderFacts) => MailContent> = {
  back: (order) => ({
    subject: `Your tube is back with us (${order.reference})`,
    preheader: `${refundOf(order)} is on its way back to your card.`,
    title: "Your tube is back with us",
    blocks: ["Thank you: the tube has reached us.", back(order)],
  }),
  posted: (order) => ({
    subject: `We have your proof of posting (${order.reference})`,
    preheader: `${refundOf(order)} is on its way back to your card.`,
    title: "We have your proof of posting",
    blocks: ["Thank you: you have shown us that the tube is on its way, and that is enough.", back(order)],
  }),
  opened: (order) => ({
    subject: `About the tube you sent back (${order.reference})`,
    preheader: "Its seal was broken when it reached us, so there is no refund.",
    title: "The tube came back opened",
    blocks: [
      "The tube has reached us, and its seal was broken. It is sealed for reasons of health and hygiene, and the right to cancel for a change of mind ends once that seal is broken, because a cream that has been opened cannot be sold again. So we cannot refund it on that ground.",
      disagree,
    ],
  }),
  "not-back": (order) => ({
    subject: `We do not have your tube (${order.reference})`,
    preheader: "Without it, or proof that you posted it, there is no refund.",
    title: "Your tube has not come back",
    blocks: [
      `You told us that you cancel, and were to send the tube back by ${order.return ? formatIsoDay(order.return.sendBy) : "the day we gave you"}. It has not reached us, so we have closed this without a refund.`,
      `If you have posted it, write to ${company.email} and show us the proof of posting: then we refund it all the same.`,
    ],
  }),
};

/** What buyers are written once their tube is on its way, or late. */
export const mailsAfterDispatch = {
  "order-dispatched": (order, link) => ({
    subject: `Your ${brand.name} is on its way (${order.reference})`,
    preheader: "Your tube has left us.",
    title: "Your tube has left us",
    blocks: [
      `Your ${brand.name} is on its way to this address:`,
      { facts: [["Order", order.reference], deliveryFact(order), ...trackingFact(order)] },
      ...trackingButton(order),
      { heading: "When it arrives" },
      `${claims.applyAhead.words}. ${claims.redness.words}`,
      { heading: "If you change your mind" },
      `You can cancel until 14 days after the day it reaches you, as long as the seal is unbroken: press the button on your order's page before you send it back, for which you pay the postage. We refund the whole price and aim for ${refundAim}. If it arrives damaged, or is not right in any way, write to us, and sending it back costs you nothing.`,
      { button: "See your order", url: link },
    ],
  }),

  "order-delivered": (order, link) => ({
    subject: `Your ${brand.name} has arrived (${order.reference})`,
    preheader: `${claims.applyAhead.words}.`,
    title: "Your tube has arrived",
    blocks: [
      `As far as we know, your ${brand.name} has been delivered. If it is not there, ${order.parcel ? "its tracking may say more. Otherwise " : ""}write to ${company.email} and we will look for it.`,
      ...trackingButton(order),
      { heading: "How to use it" },
      `${claims.applyAhead.words}. ${claims.redness.words}`,
      claims.disclaimer.words,
      { heading: "If you change your mind" },
      `You can cancel until 14 days after today, as long as the seal is unbroken: press the button on your order's page before you send it back. If it is damaged, or not right in any way, tell us, and sending it back costs you nothing.`,
      { button: "See your order", url: link },
    ],
  }),

  /** Consumer Rights Act 2015, section 28: who is not sent what they bought in the time agreed may end the contract and have all of their money back. */
  "order-delayed": (order, link) => ({
    subject: `Your ${brand.name} is late (${order.reference})`,
    preheader: order.overdue
      ? "We have no new date yet. You can wait, or cancel for a full refund."
      : `We now send it ${order.dispatch}. You can wait, or cancel for a full refund.`,
    title: "We are sorry: your tube is late",
    blocks: [
      order.overdue
        ? `We said we would send your pre-order ${order.reference} ${order.dispatch}. We have not, and cannot give you a new date yet. We will write again as soon as we can.`
        : `We cannot send your pre-order ${order.reference} on the day we promised. We now expect to send it ${order.dispatch}.`,
      { heading: "What you can do" },
      "Wait: there is nothing to do. Your tube stays reserved, at the price you paid.",
      `Cancel: press the button on your order's page, or write to ${company.email}. We return the whole price to the card you paid with, and aim for ${refundAim}.`,
      { button: "See your order", url: link },
    ],
  }),

  /** The acknowledgement that a sent order is cancelled, and where the tube goes. Its terms are those of the Pre-Order Terms. */
  "return-asked": (order, link) => {
    const by = order.return ? formatIsoDay(order.return.sendBy) : "";
    return {
      subject: `Order ${order.reference} is cancelled: send the tube back by ${by}`,
      preheader: `Then ${formatMoney(order.total)}, delivery included, goes back to your card.`,
      title: "Your order is cancelled",
      blocks: [
        `You have told us that you cancel order ${order.reference}. Please keep this email: it shows that you did, and when.`,
        { heading: "Send the tube back" },
        {
          facts: [
            ["By", by],
            ["To", [company.name, ...company.office.split(", ")].join("\n")],
            ["In the parcel", `The tube, its seal unbroken, and a note with ${order.reference}`],
            ["Postage", "Yours to pay, unless the tube is faulty or not what you ordered"],
          ],
        },
        "Keep the proof of posting. You may open the outer packaging and look at the tube. For reasons of hygiene the right to change your mind ends once its seal is broken.",
        { heading: "Then your money goes back" },
        `All of the ${formatMoney(order.total)}, delivery included, to the card you paid with. We aim for ${refundAim}. The law gives us 14 days at most, counted from the day we have the tube back or, if that is earlier, the day you show us that you have sent it.`,
        { button: "See your order", url: link },
        `If the tube is faulty or not what you ordered, write to ${company.email} before you send anything: then we pay the postage. If it was not you who cancelled, tell us too.`,
      ],
    };
  },

  "return-settled": (order, link) => {
    const outcome = order.return?.outcome;
    if (!outcome) throw new Error(`the return of order ${order.id} is not settled`);
    const { blocks, ...rest } = words[outcome](order);
    return { ...rest, blocks: [...blocks, { button: "See your order", url: link }] };
  },
} satisfies Record<string, WriteMail>;

export const ownerReturnMail: WriteMail = (order, backOffice) => ({
  subject: `Cancelled after dispatch: ${order.reference}, ${formatMoney(order.total)}`,
  preheader: "The tube is to come back, and then the money goes back.",
  title: "A tube is coming back",
  blocks: [
    "A customer has cancelled after dispatch, and knows where to send the tube and by when. Say in the back office how it ends. The refund is due within 14 days of the day the tube is back or, if earlier, they show that they posted it.",
    {
      facts: [
        ["Order", order.reference],
        ["Told us on", order.return ? formatDay(order.return.toldAt) : "unknown"],
        ["To send it by", order.return ? formatIsoDay(order.return.sendBy) : "unknown"],
        ["Customer", [order.name, order.email].filter(Boolean).join("\n")],
      ],
    },
    { button: "Open this order", url: `${backOffice}/orders/${order.reference}` },
  ],
});
