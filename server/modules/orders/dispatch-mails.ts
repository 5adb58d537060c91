import { brand } from "#content/brand.ts";
import { claims } from "#content/claims.ts";
import { company } from "#content/company.ts";
import { formatDay } from "#content/format-day.ts";
import { formatIsoDay } from "#content/format-iso-day.ts";
import { usingIt } from "#content/product.ts";
import { orderDelay } from "#content/site/order-delay.ts";
import { refundTimes } from "#content/site/shared.ts";
import { Failure } from "#contracts/failure.ts";
import { formatMoney } from "#contracts/money.ts";
import type { ReturnOutcome } from "#contracts/order.ts";
import { deliveryFact, type OrderFacts, trackingButton, trackingFact, type WriteMail } from "#server/modules/orders/order-facts.ts";
import type { Block, MailContent } from "#server/platform/mail/render-mail.ts";

export const refundOf = ({ promised }: OrderFacts) => formatMoney(promised);
/** The same in a sentence: after a part refund it says what was paid and what has gone back already. */
export const refundWords = (order: OrderFacts) =>
  order.promised.minor < order.total.minor
    ? `${refundOf(order)} (you paid ${formatMoney(order.total)}, and we've already refunded ${formatMoney({ ...order.total, minor: order.total.minor - order.promised.minor })})`
    : `the full ${refundOf(order)}`;
const back = (order: OrderFacts): Block =>
  `We're refunding ${refundWords(order)} to the card you paid with. ${refundTimes.aim} We'll email you when we've sent the money.`;
const disagree: Block = `If you disagree, or something was wrong with the tube, write to ${company.email}. If the tube is faulty, you keep all your rights.`;

const words: Record<ReturnOutcome, (order: OrderFacts) => MailContent> = {
  back: (order) => ({
    subject: `Your tube is back with us (${order.reference})`,
    preheader: `${refundOf(order)} is going back to your card.`,
    title: "Your tube is back with us",
    blocks: ["We've got your tube back. Thank you.", back(order)],
  }),
  posted: (order) => ({
    subject: `We've got your proof of posting (${order.reference})`,
    preheader: `${refundOf(order)} is going back to your card.`,
    title: "We've got your proof of posting",
    blocks: ["Thank you for showing us that the tube is on its way. That's all we need.", back(order)],
  }),
  opened: (order) => ({
    subject: `We can't refund your tube: its seal was broken (${order.reference})`,
    preheader: "Its seal was broken when it reached us, so there is no refund.",
    title: "The tube came back opened",
    blocks: [
      "We can't refund your tube for a change of mind, because its seal was broken when it reached us. We seal every tube for hygiene, and can't sell a cream that's been opened. If you'd like the tube back, tell us.",
      disagree,
    ],
  }),
  "not-back": (order) => ({
    subject: `We haven't had your tube back (${order.reference})`,
    preheader: "If you've posted it, send us your proof of posting and we'll refund you.",
    title: "Your tube hasn't come back",
    blocks: [
      `You cancelled, and had until ${order.return ? formatIsoDay(order.return.sendBy) : "the day we gave you"} to send the tube back. We haven't had it back, so we haven't refunded you yet.`,
      `Send it, or email your proof of posting to ${company.email}, and we'll refund you.`,
    ],
  }),
};

/** What buyers are written once their tube is on its way, or late. */
export const mailsAfterDispatch = {
  "order-dispatched": (order, link) => ({
    subject: `Your ${brand.name} is on its way (${order.reference})`,
    preheader: "We've posted your tube.",
    title: "Your tube is on its way",
    blocks: [
      `We've sent your ${brand.name} to this address:`,
      { facts: [["Order", order.reference], deliveryFact(order), ...trackingFact(order)] },
      ...trackingButton(order),
      { heading: "How to use it" },
      ...usingIt(),
      { heading: "If you change your mind" },
      `You can cancel until 14 days after the day it reaches you, as long as the seal is unbroken. Use the button on your order page before you send it back. You pay the postage. We'll refund ${refundWords(order)} once we have it back with its seal unbroken, or you show us you've posted it. ${refundTimes.aim}`,
      `If it arrives damaged, or isn't right in any way, write to ${company.email}. Sending it back won't cost you anything.`,
      { button: "See your order", url: link },
    ],
  }),

  "order-delivered": (order, link) => ({
    subject: `Your ${brand.name} has arrived (${order.reference})`,
    preheader: `${claims.applyAhead.words}.`,
    title: "Your tube has arrived",
    blocks: [
      `Your tube has been marked as delivered. If you can't find it, ${order.parcel ? "check its tracking or " : ""}write to ${company.email} and we'll look for it.`,
      ...trackingButton(order),
      ...(order.return === null
        ? [
            { heading: "How to use it" },
            ...usingIt(),
            { heading: "If you change your mind" },
            `You can cancel until ${order.returnUntil ? formatIsoDay(order.returnUntil) : "14 days after it was delivered"}, as long as the seal is unbroken. Use the button on your order page before you send it back.`,
          ]
        : order.return.outcome === null
          ? [
              `You cancelled this order on ${formatDay(order.return.toldAt)}. Please send the tube back by ${formatIsoDay(order.return.sendBy)}, with its seal unbroken.`,
            ]
          : []),
      `If it's damaged, or isn't right in any way, write to ${company.email}. Sending it back won't cost you anything.`,
      { button: "See your order", url: link },
    ],
  }),

  /** Consumer Rights Act 2015, section 28: who is not sent what they bought in the time agreed may end the contract and have all of their money back. */
  "order-delayed": (order, link) => ({
    subject: `Your ${brand.name} ${order.delay?.kind === "new-date" ? "will be later than we promised" : "is late"} (${order.reference})`,
    preheader: `${order.delay?.kind === "new-date" ? `We'll now send it by ${formatIsoDay(order.delay.day)}` : "We have no new date yet"}. You can wait, or cancel and get ${refundOf(order)} back.`,
    title: order.delay?.kind === "new-date" ? "Later than we promised" : "Your tube is late",
    blocks: [
      order.delay?.kind === "new-date"
        ? orderDelay.news(formatIsoDay(order.delay.day), formatIsoDay(order.delay.last))
        : orderDelay.noDate(order.dispatch, order.delay?.reason ?? null),
      ...(order.delay?.reason ? [orderDelay.why(order.delay.reason)] : []),
      { heading: "What you can do" },
      orderDelay.wait,
      `${orderDelay.cancel(refundWords(order))} ${refundTimes.aim} Use the button on your order page, or write to ${company.email}.`,
      { button: "See your order", url: link },
    ],
  }),

  /** The acknowledgement that a sent order is cancelled, and where the tube goes. Its terms are those of the Pre-Order Terms. */
  "return-asked": (order, link) => {
    const [by, told] = order.return ? [formatIsoDay(order.return.sendBy), formatDay(order.return.toldAt)] : ["", ""];
    return {
      subject: `Order ${order.reference} is cancelled: send the tube back by ${by}`,
      preheader: `We'll then refund ${refundOf(order)} to your card.`,
      title: "Your order is cancelled",
      blocks: [
        `You told us on ${told} that you're cancelling order ${order.reference}. Send the tube back and we'll refund you. Keep this email as your proof.`,
        { heading: "Send the tube back" },
        {
          facts: [
            ["By", by],
            ["To", [company.name, ...company.office.split(", ")].join("\n")],
            ["In the parcel", `The tube, its seal unbroken, and a note with ${order.reference}`],
            ["Postage", "You pay it, unless the tube is faulty or not what you ordered"],
          ],
        },
        "Keep your proof of posting. You may open the outer packaging and look at the tube. For reasons of hygiene, the right to change your mind ends once its seal is broken.",
        { heading: "Your refund" },
        `We'll refund ${refundWords(order)} to the card you paid with once we have it back with its seal unbroken, or you show us you've posted it. ${refundTimes.aim} ${refundTimes.latestOnceSent}`,
        { button: "See your order", url: link },
        `If the tube is faulty or not what you ordered, write to ${company.email} before you send anything, and we'll pay the postage. If you didn't cancel this order, please tell us straight away.`,
      ],
    };
  },

  "return-settled": (order, link) => {
    const outcome = order.return?.outcome;
    if (!outcome) throw new Failure("not-found", { message: "No return of this order is settled." });
    const { blocks, ...rest } = words[outcome](order);
    return { ...rest, blocks: [...blocks, { button: "See your order", url: link }] };
  },
} satisfies Record<string, WriteMail>;

export const ownerReturnMail: WriteMail = (order, backOffice) => ({
  subject: `Cancelled after it was sent: ${order.reference}, ${formatMoney(order.total)}`,
  preheader: "Refund the order when the tube is back.",
  title: "A tube is coming back",
  blocks: [
    "A customer has cancelled after dispatch. We've told them where to send the tube and by when. When it's back, press “Tube received: refund” on the order's page. If they show you first that they've posted it, press “Proof of posting seen: refund”. Either starts the refund. Do it within 14 days of the day the tube is back or, if it's sooner, the day they show you that they've posted it.",
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
