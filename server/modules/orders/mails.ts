import { brand } from "#content/brand.ts";
import { refundAim } from "#content/catalogue.ts";
import { claims } from "#content/claims.ts";
import { company } from "#content/company.ts";
import { formatDay } from "#content/format-day.ts";
import { cancellationForm } from "#content/site/cancellation.ts";
import { formatMoney } from "#contracts/money.ts";
import { returnOutcomes } from "#contracts/order.ts";
import type { MailNeeds } from "#server/modules/module.ts";
import { mailsAfterDispatch, ownerReturnMail } from "#server/modules/orders/dispatch-mails.ts";
import { deliveryFact, type OrderFacts, readOrderFacts, receiptFacts, sampleOrder, type WriteMail } from "#server/modules/orders/order-facts.ts";
import { type MailDefinition, toOwner } from "#server/platform/mail/mails.ts";
import { greeting, type MailContent } from "#server/platform/mail/render-mail.ts";
import { makeSecretLink } from "#server/platform/tokens/secret-links.ts";

const beforeDispatch = {
  /** The confirmation on a durable medium: Consumer Contracts Regulations 2013, regulation 16 and Schedule 2. Also the receipt. */
  "order-confirmed": (order, link) => ({
    subject: `Your ${brand.name} pre-order ${order.reference} is confirmed`,
    preheader: `${formatMoney(order.total)} paid. We send it ${order.dispatch}. Cancel before dispatch for a full refund.`,
    title: "A tube is reserved for you",
    blocks: [
      `Thank you. Your pre-order is confirmed and paid, and we will send it ${order.dispatch}. Please keep this email: it confirms our contract and is your receipt.`,
      { facts: [...receiptFacts(order), ["Dispatch", order.dispatch], deliveryFact(order), ["Payment", "One-time purchase, no subscription"]] },
      { button: "See your order", url: link },
      "There you can follow your order, print the receipt, correct the delivery address, or cancel. The link is private: whoever holds it can do the same.",
      { heading: "If you change your mind" },
      "Before dispatch you can cancel at any time, without giving a reason, and get a full refund.",
      "After dispatch you can still cancel, without giving a reason, until 14 days after the day the tube reaches you, as long as its seal is unbroken: for reasons of hygiene the right ends once that is broken. Send the tube back to our registered office within 14 days of telling us. You pay the postage, unless it is faulty or not what you ordered.",
      `To cancel, press the button on your order's page, write to ${company.email}, or send us the form at the end of this email. Any clear words will do.`,
      `We refund the whole price, delivery included, to the card you paid with. We aim for ${refundAim}. The law gives us 14 days at most, counted from the day you cancel or, after dispatch, from the day we have the tube back or you show us that you have sent it.`,
      { heading: "If something is not right" },
      `What we sell must be as described, of satisfactory quality and fit for its purpose: that is your right by law. If yours is not, or if you have a complaint, write to ${company.email} with your order reference and we will put it right.`,
      { heading: "Good to know" },
      `${claims.applyAhead.words}. ${claims.redness.words}`,
      { heading: "Model cancellation form" },
      "Fill this in and send it to us only if you wish to cancel. You do not have to use it.",
      { form: cancellationForm },
    ],
  }),

  "order-receipt": (order, link) => ({
    subject: `Your receipt for order ${order.reference}`,
    preheader: `${formatMoney(order.total)}, of which ${formatMoney(order.vat)} is VAT.`,
    title: "Your receipt",
    blocks: [
      "You asked for the receipt of your order. Here it is; the page below prints on one sheet.",
      {
        facts: [
          ...receiptFacts(order),
          ["Before VAT", formatMoney({ ...order.total, minor: order.total.minor - order.vat.minor })],
          ...(order.paidAt ? [["Paid on", formatDay(order.paidAt)] as const] : []),
          ...(order.refunded.minor > 0 ? [["Given back so far", formatMoney(order.refunded)] as const] : []),
          ["Sold by", `${company.name}${company.sample ? " (sample)" : ""}\n${company.office}`],
          ["VAT number", company.vatNumber ?? "not yet supplied (sample)"],
        ],
      },
      { button: "Open the receipt", url: `${link}/receipt` },
      { link: "The order's own page", url: link },
      `Both links are private. If something on the receipt is wrong, write to ${company.email}.`,
    ],
  }),

  "order-link": (order, link) => ({
    subject: `Your link to order ${order.reference}`,
    preheader: "Here is the link to your order's own page.",
    title: "Here is your order",
    blocks: [
      `You asked for a new link to order ${order.reference}. It opens the order's own page, where you can follow it, correct the delivery address, or cancel until we send it.`,
      { button: "See your order", url: link },
      "The link is private: whoever holds it can do the same. If you did not ask for it, there is nothing to do: it went to this mailbox only.",
    ],
  }),

  "order-cancelled": (order, link) => ({
    subject: `Your pre-order ${order.reference} is cancelled`,
    preheader: `${formatMoney(order.total)} is on its way back to your card.`,
    title: "Your pre-order is cancelled",
    blocks: [
      `Your pre-order ${order.reference} is cancelled, and nothing will be sent. We are returning ${formatMoney(order.total)}, the whole price, to the card you paid with. We aim for ${refundAim}, and will write again when the money has left us.`,
      { button: "See your order", url: link },
      `If you did not ask for this, write to ${company.email} and we will look into it.`,
    ],
  }),

  "order-refunded": (order, link) => ({
    subject: `Your refund for ${order.reference} has been sent`,
    preheader: `${formatMoney(order.refund)} has left us for your card.`,
    title: "Your money is on its way back",
    blocks: [
      `We have returned ${formatMoney(order.refund)} for order ${order.reference} to the card you paid with. It should reach you in ${refundAim}: the last few of them are your bank's.`,
      { button: "See your order", url: link },
      `If it has not arrived by then, write to ${company.email} and we will trace it.`,
    ],
  }),

  "order-too-late": (order, link) => ({
    subject: `We are sorry: your payment for ${order.reference} came too late`,
    preheader: `The last tube had gone. We are sending all of your ${formatMoney(order.total)} back.`,
    title: "We are sorry: the last tube had gone",
    blocks: [
      `Your payment of ${formatMoney(order.total)} reached us after the time for which we could keep a tube for you, and by then somebody else had the last one. We are sorry.`,
      `There is nothing you need to do. We are returning the whole amount to the card you paid with, and aim for ${refundAim}.`,
      { button: "See your order", url: link },
      `To hear first when there is more ${brand.name}, join the Warmth List. If you are on it, you stay on it.`,
      { link: "The Warmth List", url: new URL("/warmth-list", link).href },
      `If you have a question, write to ${company.email}.`,
    ],
  }),

  "payment-failed": (order, link) => ({
    subject: `Your payment for ${order.reference} did not go through`,
    preheader: "Nothing was taken, and the tube is no longer held for you. You can start again.",
    title: "Your payment did not go through",
    blocks: [
      `Your bank did not complete the payment of ${formatMoney(order.total)} for pre-order ${order.reference}. Nothing was taken, this order has ended, and nothing will be sent.`,
      "We no longer hold a tube for you: it is free for others again.",
      { heading: "If you would still like one" },
      "Start again with a new pre-order. You get a tube if one is free, and the page says so before you pay.",
      { button: "Pre-order again", url: new URL("/checkout", link).href },
      `Only your bank can say why: it does not tell us. If you have another question, write to ${company.email}.`,
      { link: "This order's own page", url: link },
    ],
  }),

  "address-corrected": (order, link) => ({
    subject: `The new delivery address for ${order.reference}`,
    preheader: "We have noted where your tube goes now.",
    title: "Your delivery address is corrected",
    blocks: [
      "We have noted it. Your tube will go here:",
      { facts: [["Order", order.reference], deliveryFact(order), ["Dispatch", order.dispatch]] },
      { button: "See your order", url: link },
      `If this was not you, correct it on your order's page and write to ${company.email}.`,
    ],
  }),
} satisfies Record<string, WriteMail>;

const buyerMails = { ...beforeDispatch, ...mailsAfterDispatch };
type BuyerMail = keyof typeof buyerMails;
export const orderMails = Object.keys(buyerMails) as BuyerMail[];

declare module "#server/platform/mail/mails.ts" {
  interface Mails extends Record<BuyerMail | "owner-order" | "owner-return", "order"> {}
}

const ownerOrderMail: WriteMail = (order, backOffice) => ({
  subject: `New pre-order ${order.reference}, ${formatMoney(order.total)}`,
  preheader: `To be sent ${order.dispatch}.`,
  title: "A new pre-order",
  blocks: [
    { facts: [...receiptFacts(order), ["Promised", order.dispatch], ["Customer", [order.name, order.email].filter(Boolean).join("\n")], deliveryFact(order)] },
    { button: "Open the order", url: `${backOffice}/orders/${order.reference}` },
  ],
});

/** A pre-order can wait most of a year for its dispatch, and the right to cancel outlives that by weeks. A lost or ended link is mailed anew. */
const days = 400;

function toBuyer(name: BuyerMail): MailDefinition<MailNeeds> {
  function write(order: OrderFacts, link: string): MailContent {
    const content = buyerMails[name](order, link);
    return { ...content, blocks: [greeting(order.name), ...content.blocks] };
  }
  return {
    name,
    aboutOrder: true,
    async compose({ db, config, labelLinks, now }, about) {
      const order = await readOrderFacts({ db, labelLinks }, about);
      if (!order) return null;
      const { token } = await makeSecretLink(db, { purpose: "order", subject: order.id, at: now(), minutes: days * 24 * 60 });
      return { to: order.email, content: write(order, `${config.PUBLIC_ORIGIN}/order/${token}`) };
    },
    samples(origin) {
      const link = `${origin}/order/find`;
      const show = (order: Partial<OrderFacts>) => write({ ...sampleOrder, parcel: { url: link, number: "SPEC123456789012" }, ...order }, link);
      if (name === "order-delayed") return { [name]: show({ dispatch: "by 15 May 2027" }), "order-delayed-without-date": show({ overdue: true }) };
      if (name !== "return-settled") return { [name]: show({}) };
      return Object.fromEntries(returnOutcomes.map((outcome) => [`return-${outcome}`, show({ return: { ...sampleOrder.return, outcome } })]));
    },
  };
}

const toOwnerAbout = (name: "owner-order" | "owner-return", write: WriteMail): MailDefinition<MailNeeds> => ({
  name,
  async compose({ db, config, labelLinks }, about) {
    const order = await readOrderFacts({ db, labelLinks }, about);
    return order && toOwner(config, (backOffice) => write(order, backOffice));
  },
  samples: (origin) => ({ [name]: write(sampleOrder, `${origin}/operator`) }),
});

/** Null once the buyer is erased. */
export const orderMailDefinitions: readonly MailDefinition<MailNeeds>[] = [
  ...orderMails.map(toBuyer),
  toOwnerAbout("owner-order", ownerOrderMail),
  toOwnerAbout("owner-return", ownerReturnMail),
];
