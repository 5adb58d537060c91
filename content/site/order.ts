import { brand } from "#content/brand.ts";
import { company } from "#content/company.ts";
import type { LegalWords } from "#content/legal/document.ts";
import { refundTimes } from "#content/site/shared.ts";

const faulty = "/pre-order-terms#faulty-goods";
const mailTo = { words: company.email, to: `mailto:${company.email}` };

/** Everything on an order's own page but where it stands (order-states.ts). */
export const orderPage = {
  title: "Your order",
  description: `Your ${brand.name} order: how it's going, and what you can still change.`,
  order: "Order",
  placedOn: (day: string) => `, placed on ${day}`,
  emailsTo: (address: string) => `Emails about this order go to ${address}.`,
  ordered: "What you ordered",
  bought: "What you bought",
  goesTo: "Delivery address",
  wentTo: "Sent to",
  change: "Change this order",
  typed: "What you typed",
  /** In the minutes in which the owner can still undo "sent". */
  beingSent:
    "We're sending your tube right now, so you can't cancel here at the moment. In a few minutes you'll be able to cancel here, then send the tube back when it arrives.",
  history: "Order history",
  help: "Help",
  /** Where the order can't be read, but an address was typed. */
  away: {
    title: "Back in a moment",
    cold: "Back in",
    warm: "a moment",
    lead: "Your order is safe, but we can't show it right now. What you typed is below and isn't saved yet.",
  },
};

/** What was just done, by the word in the address. */
export const orderDone = {
  address: { title: "Delivery address saved", text: "We'll send your tube to the address below, and email you to confirm." },
  returned: { title: "Your order is cancelled", text: "We'll email you to confirm, and to tell you where to send the tube and by when." },
  receipt: { title: "Your receipt is on its way", text: "We're sending it to the email address you ordered with." },
  cancelled: { title: "Your order is cancelled", text: "We'll email you to confirm." },
};

export const addressForm = {
  summary: "Correct the delivery address",
  label: "Delivery address",
  fields: {
    name: "Full Name",
    line1: "Address line 1",
    line2: "Address line 2 (optional)",
    city: "Town or city",
    county: "County (optional)",
    postcode: "Postcode",
  },
  where: "We deliver to England, Scotland and Wales only.",
  send: "Save this address",
  sending: "Saving...",
};

const cancelling = "Cancelling...";

export const cancelForm = (amount: string) => ({
  summary: "Cancel and refund",
  text: `We'll cancel your order and refund ${amount} to the card you paid with. ${refundTimes.aim} ${refundTimes.latest} You can't undo this, but you can order again while there are tubes left.`,
  send: `Yes, cancel and refund ${amount}`,
  sending: cancelling,
});

/** `until`: the last day to say so; null while it isn't delivered. */
export const returnForm = (amount: string, until: string | null) => ({
  summary: "Cancel and send it back",
  text: until
    ? `You can cancel until ${until}, without giving a reason, as long as the tube's seal is unbroken.`
    : "You can cancel until 14 days after the day the tube reaches you, without giving a reason, as long as its seal is unbroken.",
  steps: [
    "Press the button. We'll email you proof of the day you cancelled, and tell you where to send the tube.",
    "Send the tube back within 14 days of pressing the button. You pay the postage; keep the proof of posting.",
    `We'll refund ${amount} once we have the tube or you show us you've sent it.`,
  ],
  faulty: [
    "Faulty, or not what you ordered? Please ",
    { ...mailTo, words: "write to us" },
    " instead, and sending it back costs you nothing. See ",
    { words: "Faulty goods", to: faulty },
    ".",
  ] satisfies LegalWords,
  send: "Yes, cancel and send it back",
  sending: cancelling,
});

export const receiptForm = { see: "See the receipt", send: "Email me the receipt", sending: "Sending..." };

export const delayNote = (amount: string) => ({
  title: "Wait or cancel: it's up to you",
  text: `If you're happy to wait, there's nothing to do: your tube stays reserved at the price you paid. To cancel, press “Cancel and refund” below and we'll refund ${amount} to your card. ${refundTimes.aim}`,
});

export const cancelAskedNote = {
  title: "We've had a cancellation form for this order",
  text: [
    "A person will see to it, and your tube won't be sent before then. You don't need to do anything else. If you didn't send the form, write to ",
    mailTo,
    ".",
  ] satisfies LegalWords,
};

/** How the money on its way back stands. */
export function refundNote({ amount, state, at }: { amount: string; state: "requested" | "made" | "failed" | "settled"; at: string }): {
  kind: "ok" | "warn";
  title: string;
  text: LegalWords;
} {
  if (state === "failed")
    return {
      kind: "warn",
      title: "Your refund is held up",
      text: [`Your refund of ${amount} didn't go through on ${at}. We'll try again or pay you another way. If you have a question, write to `, mailTo, "."],
    };
  if (state === "settled")
    return {
      kind: "ok",
      title: `${amount} paid back on ${at}`,
      text: ["We couldn't refund your card, so we paid it back another way. If it hasn't reached you, write to ", mailTo, "."],
    };
  return {
    kind: "ok",
    title: state === "made" ? `${amount} refunded on ${at}` : `Refund of ${amount} started on ${at}`,
    text: `It's going to the card you paid with. ${refundTimes.aim}`,
  };
}

/** Where a cancelled order's tube goes, and what follows. */
export const sendBack = (reference: string, amount: string) => ({
  title: "Send the tube back",
  by: "By",
  to: "To",
  inside: ["In the parcel", "The tube, its seal unbroken, and a note with"],
  postage: ["Postage", "Yours to pay. Keep the proof of posting."],
  afterwards: `We'll refund ${amount} to your card once we have the tube, or you show us you've sent it. ${refundTimes.aim} ${refundTimes.latestOnceSent}`,
  more: [
    "Posted it, but haven't heard from us? Send your proof of posting to ",
    { words: company.email, to: `mailto:${company.email}?subject=${encodeURIComponent(`Order ${reference}, proof of posting`)}` },
    ". Is the tube faulty? Write to us before you send it, and ",
    { words: "we pay the postage", to: faulty },
    ".",
  ] satisfies LegalWords,
});

/** What the buyer of an order can do that isn't paid. */
export const unpaidSteps = {
  again: "Pre-order again",
  pay: "Continue to payment",
  back: "This takes you back to the payment page. If you've just paid, check again in a minute: you can't pay for one order twice.",
  look: "Check again",
  unsure: "If you've just paid, check again in a few minutes. If you haven't paid, nothing was charged, and you can start again.",
};

/** `isOver`: nothing goes anywhere any more. */
export const orderHelp = (reference: string, isOver: boolean): LegalWords => [
  "Write to ",
  { words: company.email, to: `mailto:${company.email}?subject=${encodeURIComponent(`Order ${reference}`)}` },
  " and include your reference. Your rights are in the ",
  { words: "Pre-Order Terms", to: "/pre-order-terms" },
  `. Keep the link to this page private: anyone who has it can ${isOver ? "see" : "change"} this order.`,
];

/** The page that sends a lost link again. */
export const findOrder = {
  title: "Find my order",
  description: "Get a new link to your order by email.",
  cold: "Find",
  warm: "my order",
  lead: `We'll email you a new link to your ${brand.name} order.`,
  tool: {
    toolname: "find_order",
    tooldescription: "Emails a person a new link to their order, or to each of their last three orders if they give no reference.",
  },
  example: `${brand.referencePrefix}-7K4M-2Q9X`,
  email: { label: "Email Address", toolparamdescription: "The address the order was placed with" },
  reference: {
    label: "Order reference (optional)",
    toolparamdescription: `The order's reference, such as ${brand.referencePrefix}-7K4M-2Q9X. Left out if it isn't known`,
    help: ["For example, ", ". If you leave this empty, we'll email you a link to each of your last three orders."],
  },
  send: "Send me the link",
  sent: {
    title: "If those details match an order, we've emailed you a new link.",
    text: "Check your inbox and your junk folder. Links you already have still work until they expire.",
  },
  where: {
    title: "Where to find your reference",
    text: "It's in every email about your order. The first has it in the subject:",
    subject: [`Your ${brand.name} pre-order `, " is confirmed"],
  },
  none: {
    title: "Can't find the email?",
    text: [
      `Your email address alone is enough. If nothing comes, check your junk folder, or write to `,
      mailTo,
      " with your name and the day you ordered.",
    ] satisfies LegalWords,
  },
};
