import { brand } from "#content/brand.ts";
import { describePrice } from "#content/catalogue.ts";
import { company } from "#content/company.ts";
import { formatDay } from "#content/format-day.ts";
import { inPlainParts } from "#content/legal/document.ts";
import { preOrderTerms } from "#content/legal/pre-order-terms.ts";
import { standingUnder } from "#content/legal/standing-under.ts";
import { usingIt } from "#content/product.ts";
import { refundTimes } from "#content/site/shared.ts";
import { formatMoney } from "#contracts/money.ts";
import { returnOutcomes } from "#contracts/order.ts";
import type { MailNeeds } from "#server/modules/module.ts";
import { mailsAfterDispatch, ownerReturnMail, refundOf, refundWords } from "#server/modules/orders/dispatch-mails.ts";
import { deliveryFact, type OrderFacts, readOrderFacts, receiptFacts, sampleOrder, type WriteMail } from "#server/modules/orders/order-facts.ts";
import { ownerDigest, readOrderNews } from "#server/modules/orders/order-news.ts";
import { type MailDefinition, mailKey, markedInPreview, toOwner } from "#server/platform/mail/mails.ts";
import { greeting, type MailContent } from "#server/platform/mail/render-mail.ts";
import { makeSecretLink } from "#server/platform/tokens/secret-links.ts";

/** What has gone back, in words that are also true where part of it had gone before. */
const allOr = ({ refund, total }: OrderFacts) => (refund.minor === total.minor ? `the full ${formatMoney(total)}` : formatMoney(refund));

/** The Pre-Order Terms promise a reason to whoever we cancel on. Some asked us to, by form. */
const whyWeCancelled = (reason: string | null) =>
  reason
    ? `Why: ${reason}`
    : `If you asked us to cancel it, you don't need to do anything. If you didn't, write to ${company.email} and we'll explain why we did.`;

const beforeDispatch = {
  /** The confirmation on a durable medium: Consumer Contracts Regulations 2013, regulation 16 and Schedule 2. Also the receipt. */
  "order-confirmed": (order, link) => ({
    subject: `Your ${brand.name} pre-order ${order.reference} is confirmed`,
    preheader: `${formatMoney(order.total)} paid. We'll send your tube ${order.dispatch}. You can cancel for a full refund until we send it.`,
    title: "A tube is reserved for you",
    blocks: [
      `Thank you for your pre-order. It's confirmed and paid, and we'll send your tube ${order.dispatch}. Keep this email: it confirms our contract and is your receipt.`,
      {
        facts: [
          ...receiptFacts(order),
          ["Dispatch", `${order.dispatch}, delivered ${order.delivered}`],
          deliveryFact(order),
          ["Payment", "One-time purchase, no subscription"],
        ],
      },
      { button: "See your order", url: link },
      "You can follow your order, print the receipt, correct the delivery address or cancel there. Keep the link private: anyone who has it can do the same.",
      { heading: "If you change your mind" },
      "You can cancel any time before we send your tube, and get a full refund. You never have to say why.",
      "Once we've sent it, you can still cancel until 14 days after the day it reaches you, as long as its seal is unbroken. The seal is there for hygiene. Send the tube back to our registered office within 14 days of telling us. You pay the postage, unless the tube is faulty or not what you ordered.",
      `To cancel, use the button on your order page, write to ${company.email}, or send us the model form at the end of this email. Any clear words will do. The terms you agreed to are below, in full.`,
      `We'll refund the full price, including delivery, to the card you paid with. ${refundTimes.aim} If we haven't sent your tube, by law we have to send your money back within 14 days of the day you cancel. If you send a tube back, we have to send your money back within 14 days of the day the tube reaches us or, if it's sooner, the day you show us that you've posted it.`,
      { heading: "If something isn't right" },
      `By law, what we sell must be as described, of satisfactory quality and fit for its purpose. If yours isn't, or if you have a complaint, write to ${company.email} with your order reference and we'll put it right.`,
      { heading: "When you use it" },
      ...usingIt(),
    ],
  }),

  "order-receipt": (order, link) => ({
    subject: `Your receipt for order ${order.reference}`,
    preheader: `${formatMoney(order.total)}, of which ${formatMoney(order.vat)} is VAT.`,
    title: "Your receipt",
    blocks: [
      "Here's the receipt you asked for. To print it on one sheet, open the page below.",
      {
        facts: [
          ...receiptFacts(order),
          ["Before VAT", formatMoney({ ...order.total, minor: order.total.minor - order.vat.minor })],
          ...(order.paidAt ? [["Paid on", formatDay(order.paidAt)] as const] : []),
          ...(order.refunded.minor > 0 ? [["Refunded so far", formatMoney(order.refunded)] as const] : []),
          ["Sold by", `${company.name}${company.sample ? " (sample)" : ""}\n${company.office}`],
          ["VAT number", company.vatNumber ?? "not yet supplied (sample)"],
        ],
      },
      { button: "Open the receipt", url: `${link}/receipt` },
      { link: "Your order page", url: link },
      `Keep both links private. If something on the receipt is wrong, write to ${company.email}.`,
    ],
  }),

  "order-link": (order, link) => ({
    subject: `Your link to order ${order.reference}`,
    preheader: "Follow your order, and see what you can still change.",
    title: "Here's your order",
    blocks: [
      `Here's the new link you asked for. It opens the page for order ${order.reference}, where you can follow it and see what you can still change.`,
      { button: "See your order", url: link },
      "Keep the link private: anyone who has it can see, change or cancel your order. If you didn't ask for it, you don't need to do anything. We only sent it to this address.",
    ],
  }),

  "order-cancelled": (order, link) => ({
    subject: `Your pre-order ${order.reference} is cancelled`,
    preheader: `${refundOf(order)} is going back to your card.`,
    title: "Your pre-order is cancelled",
    blocks: [
      `Your pre-order ${order.reference} is cancelled, so we won't send anything.`,
      ...(order.cancelled?.byUs ? [whyWeCancelled(order.cancelled.reason)] : []),
      `We're refunding ${refundWords(order)} to the card you paid with. ${refundTimes.aim} We'll email you when we've sent the money.`,
      { button: "See your order", url: link },
      order.cancelled?.byUs
        ? `${order.cancelled.reason ? "If you have a question, or think this is a mistake," : "For anything else,"} write to ${company.email}.`
        : `If you didn't ask for this, write to ${company.email} and we'll look into it.`,
    ],
  }),

  "order-refunded": (order, link) => ({
    subject: `Your refund for ${order.reference} has been sent`,
    preheader: `We've sent ${allOr(order)} back to your card.`,
    title: "Your money is on its way back",
    blocks: [
      `We've refunded ${allOr(order)} for order ${order.reference} to the card you paid with. Your bank still has to add it to your account.`,
      `${order.refundStarted ? `Your refund started on ${formatDay(order.refundStarted)}. ` : ""}${refundTimes.aim}`,
      { button: "See your order", url: link },
      `If your refund hasn't arrived after ${refundTimes.most}, write to ${company.email} and we'll trace it.`,
    ],
  }),

  "order-refunded-in-part": (order, link) => ({
    subject: `A part refund for ${order.reference} has been sent`,
    preheader: `We've sent ${formatMoney(order.refund)} of your ${formatMoney(order.total)} back to your card.`,
    title: "Part of your money is on its way back",
    blocks: [
      `We've refunded ${formatMoney(order.refund)} of the ${formatMoney(order.total)} that you paid for order ${order.reference}, to the card you paid with. Your bank still has to add it to your account. ${refundTimes.aim}`,
      "Nothing else about your order changes.",
      { button: "See your order", url: link },
      `If you didn't expect this, or it hasn't arrived after ${refundTimes.most}, write to ${company.email}.`,
    ],
  }),

  /** A card that was closed, for example: the owner has sent the money otherwise. */
  "order-paid-back": (order, link) => ({
    subject: `We've paid you back for ${order.reference} another way`,
    preheader: `We couldn't refund ${formatMoney(order.paidBack)} to your card.`,
    title: "We've paid you back another way",
    blocks: [
      `We couldn't refund ${formatMoney(order.paidBack)} for order ${order.reference} to the card you paid with, so we've paid it back to you another way.`,
      ...(order.refunded.minor === order.total.minor
        ? ["You've now had back everything you paid, so this order is closed and we won't send anything more for it."]
        : []),
      { button: "See your order", url: link },
      `If the money hasn't arrived after ${refundTimes.most}, or you didn't expect this, write to ${company.email}.`,
    ],
  }),

  "order-too-late": (order, link) => ({
    subject: `We're sorry: your payment for ${order.reference} came too late`,
    preheader: `The last tube had gone. We're refunding the full ${formatMoney(order.total)}.`,
    title: "The last tube had gone",
    blocks: [
      `We're refunding the full ${formatMoney(order.total)} to the card you paid with. ${refundTimes.aim} You don't need to do anything.`,
      "Your payment reached us after we'd stopped holding your tube, and someone else had bought the last one. We're sorry.",
      { button: "See your order", url: link },
      "Join the Warmth List and we'll email you when it's your turn to pre-order. If you're already on it, you keep your place.",
      { link: "The Warmth List", url: new URL("/warmth-list", link).href },
      `If you have a question, write to ${company.email}.`,
    ],
  }),

  "payment-failed": (order, link) => ({
    subject: `Your payment for ${order.reference} didn't go through`,
    preheader: "Nothing was charged, and we're no longer holding a tube for you. You can start again.",
    title: "Your payment didn't go through",
    blocks: [
      `Your bank didn't complete the payment of ${formatMoney(order.total)} for pre-order ${order.reference}. Nothing was charged. This order is closed, and we're no longer holding a tube for you.`,
      { heading: "If you'd still like one" },
      "Start a new pre-order. Before you pay, the checkout page tells you whether any tubes are left.",
      { button: "Pre-order again", url: new URL("/checkout", link).href },
      `Your bank doesn't tell us why, but it can tell you. For anything else, write to ${company.email}.`,
      { link: "See the order that wasn't paid", url: link },
    ],
  }),

  "address-corrected": (order, link) => ({
    subject: `The new delivery address for ${order.reference}`,
    preheader: "We've updated where we'll send your tube.",
    title: "Your delivery address is updated",
    blocks: [
      "We'll send your tube to this address:",
      { facts: [["Order", order.reference], deliveryFact(order), ["Dispatch", order.dispatch]] },
      { button: "See your order", url: link },
      `If you didn't ask for this, correct it on your order page and write to ${company.email}.`,
    ],
  }),
} satisfies Record<string, WriteMail>;

const buyerMails = { ...beforeDispatch, ...mailsAfterDispatch };
export type BuyerMail = keyof typeof buyerMails;
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

const sampleReason = "The first batch takes longer to fill than our maker planned.";
const sampleDelay = { kind: "new-date", day: "2027-05-15", last: "2027-06-14", reason: sampleReason } as const;

function toBuyer(name: BuyerMail): MailDefinition<MailNeeds> {
  function write(order: OrderFacts, link: string, { PAYMENTS }: Partial<MailNeeds["config"]> = {}): MailContent {
    const content = buyerMails[name](order, link);
    // What was agreed to, whole, where its reader keeps it: a page can change.
    const terms =
      name === "order-confirmed"
        ? inPlainParts(
            standingUnder(`PAYMENTS=${PAYMENTS}`, preOrderTerms(describePrice(order.total.minor, order.product.vatRatePercent))),
            new URL(link).origin,
          )
        : [];
    return { ...content, blocks: [greeting(order.name), ...content.blocks, ...terms] };
  }
  return {
    name,
    aboutOrder: true,
    async compose({ db, config, labelLinks, now }, about, key) {
      const settledAt = name === "order-paid-back" ? new Date(key.slice(mailKey(name, about, " ").length - 1)) : undefined;
      const order = await readOrderFacts({ db, labelLinks }, about, settledAt);
      if (!order) return null;
      const { token } = await makeSecretLink(db, { purpose: "order", subject: order.id, at: now(), minutes: days * 24 * 60 });
      return { to: order.email, content: write(order, `${config.PUBLIC_ORIGIN}/order/${token}`, config) };
    },
    samples(origin) {
      const link = `${origin}/order/find`;
      const show = (order: Partial<OrderFacts>) => write({ ...sampleOrder, parcel: { url: link, number: "SPEC123456789012" }, ...order }, link);
      if (name === "order-delayed")
        return {
          [name]: show({ dispatch: "by 15 May 2027", delay: sampleDelay }),
          "order-delayed-without-date": show({ delay: { kind: "no-date", reason: sampleReason } }),
        };
      if (name === "order-cancelled") {
        const reason = "Our maker can't fill any more tubes this winter, and we're sorry.";
        return { [name]: show({}), "order-cancelled-by-us": show({ cancelled: { byUs: true, reason } }) };
      }
      if (name === "order-delivered") return { [name]: show({ return: null }) };
      if (name === "order-refunded-in-part") return { [name]: show({ refund: { ...sampleOrder.total, minor: 500 } }) };
      if (name !== "return-settled") return { [name]: show({}) };
      return Object.fromEntries(returnOutcomes.map((outcome) => [`return-${outcome}`, show({ return: { ...sampleOrder.return, outcome } })]));
    },
  };
}

const toOwnerAbout = (
  name: "owner-order" | "owner-return",
  write: WriteMail,
  isWanted: (db: MailNeeds["db"]) => Promise<boolean> = async () => true,
): MailDefinition<MailNeeds> => ({
  name,
  async compose({ db, config, labelLinks }, about) {
    if (!(await isWanted(db))) return null;
    const order = await readOrderFacts({ db, labelLinks }, about);
    return order && toOwner(config, (backOffice) => write(order, backOffice));
  },
  samples: (origin) => ({ [name]: write(sampleOrder, `${origin}/operator`) }),
});

/** Null once the buyer is erased, and of a new order where the owner hears of it otherwise. */
export const orderMailDefinitions: readonly MailDefinition<MailNeeds>[] = [
  ...orderMails.map(toBuyer),
  toOwnerAbout("owner-order", ownerOrderMail, async (db) => (await readOrderNews(db)) === "each"),
  toOwnerAbout("owner-return", ownerReturnMail),
  ownerDigest,
].map(markedInPreview);
