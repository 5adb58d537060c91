import { brand } from "#content/brand.ts";
import { refundAim } from "#content/catalogue.ts";
import { company } from "#content/company.ts";
import type { LegalWords } from "#content/legal/document.ts";

const faulty = "/pre-order-terms#faulty-goods";
const mailTo = { words: company.email, to: `mailto:${company.email}` };

/** Everything on an order's own page but where it stands (order-states.ts). */
export const orderPage = {
  title: "Your order",
  description: `Your ${brand.name} order: where it stands, and what you can still change.`,
  order: "Order",
  placedOn: (day: string) => `, placed on ${day}`,
  emailsTo: (address: string) => `Emails about this order go to ${address}.`,
  ordered: "What you ordered",
  bought: "What you bought",
  goesTo: "Goes to",
  wentTo: "Went to",
  change: "Change this order",
  history: "So far",
  help: "Help",
  /** Where the order can't be read, but an address was typed. */
  away: {
    title: "Back in a moment",
    cold: "Back in",
    warm: "a moment",
    lead: "Your order is safe, but cannot be shown just now. What you typed is below, and not saved yet.",
  },
};

/** What was just done, by the word in the address. */
export const orderDone = {
  address: { title: "Delivery address saved", text: "We send your tube to the address below. An email says so too." },
  returned: { title: "Your order is cancelled", text: "An email confirms it, and says where the tube goes and by when." },
  receipt: { title: "Your receipt is on its way", text: "It goes to the address that you ordered with." },
  cancelled: { title: "Your order is cancelled", text: "An email confirms it." },
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
  where: "We deliver to the United Kingdom only.",
  send: "Save this address",
  sending: "Saving...",
};

const cancelling = "Cancelling...";

export const cancelForm = (total: string) => ({
  summary: "Cancel and refund",
  text: `The tube goes to somebody else, and ${total} goes back to the card you paid with. Refunds aim to arrive in ${refundAim}. This cannot be undone, but you may order again while there are tubes.`,
  send: `Yes, cancel and refund ${total}`,
  sending: cancelling,
});

/** `until`: the last day to say so; null while it isn't delivered. */
export const returnForm = (total: string, until: string | null) => ({
  summary: "Cancel and send it back",
  text: until
    ? `You can cancel until ${until}, without giving a reason, as long as the tube’s seal is unbroken.`
    : "You can cancel until 14 days after the day the tube reaches you, without giving a reason, as long as its seal is unbroken.",
  steps: [
    "Press the button. An email confirms that you have cancelled, and when.",
    "Send the tube back within 14 days. You pay the postage; keep the proof of posting.",
    `We refund ${total}, delivery included, once we have the tube or you show us that you have sent it.`,
  ],
  faulty: [
    "Faulty, or not what you ordered? Then this is not the way: ",
    { ...mailTo, words: "write to us" },
    " first, and sending it back costs you nothing. See ",
    { words: "Faulty goods", to: faulty },
    ".",
  ] satisfies LegalWords,
  send: "Yes, cancel and send it back",
  sending: cancelling,
});

export const receiptForm = { see: "See the receipt", send: "Email me the receipt", sending: "Sending..." };

export const delayNote = (total: string) => ({
  title: "Wait or cancel, as you like",
  text: `To wait, there is nothing to do: your tube stays reserved at the price you paid. To cancel, press “Cancel and refund” below, and ${total} goes back to your card. Refunds aim to arrive in ${refundAim}.`,
});

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
      text: [`${amount} did not go through on ${at}. We know, and are seeing to it. You can write to us at `, mailTo, "."],
    };
  if (state === "settled")
    return {
      kind: "ok",
      title: `${amount} paid back on ${at}`,
      text: ["Your card could not take it, so we paid it back another way. If it has not reached you, write to ", mailTo, "."],
    };
  return {
    kind: "ok",
    title: state === "made" ? `${amount} refunded on ${at}` : `Refund of ${amount} started on ${at}`,
    text: `It goes to the card you paid with. Refunds aim to arrive in ${refundAim}; how long your bank takes is not in our hands.`,
  };
}

/** Where a cancelled order's tube goes, and what follows. */
export const sendBack = (reference: string, total: string) => ({
  title: "Send the tube back",
  by: "By",
  to: "To",
  inside: ["In the parcel", "The tube, its seal unbroken, and a note with"],
  postage: ["Postage", "Yours to pay. Keep the proof of posting."],
  afterwards: `${total} goes back to your card once we have the tube, or you show us that you have sent it. We aim for ${refundAim}.`,
  more: [
    "Posted, and nothing heard from us? Send the proof of posting to ",
    { words: company.email, to: `mailto:${company.email}?subject=${encodeURIComponent(`Order ${reference}, proof of posting`)}` },
    ". Is the tube faulty? Write before you send it: then ",
    { words: "we pay the postage", to: faulty },
    ".",
  ] satisfies LegalWords,
});

/** What the buyer of an order can do that isn't paid. */
export const unpaidSteps = {
  again: "Pre-order again",
  pay: "Go on to pay",
  back: "It leads back to the payment page that you left. If you have just paid, look again in a minute: one order is never paid twice.",
  look: "Look again",
  unsure: "If you paid in the last minute, look again in a few. If you did not, nothing was charged, and you can start anew.",
};

/** `isOver`: nothing goes anywhere any more. */
export const orderHelp = (reference: string, isOver: boolean): LegalWords => [
  "Write to ",
  { words: company.email, to: `mailto:${company.email}?subject=${encodeURIComponent(`Order ${reference}`)}` },
  " and name your reference. Your rights are in the ",
  { words: "Pre-Order Terms", to: "/pre-order-terms" },
  `. This page's address is a secret: whoever has it can ${isOver ? "see" : "change"} this order.`,
];

/** The page that sends a lost link again. */
export const findOrder = {
  title: "Find my order",
  description: "Have the link to your order sent to you again.",
  cold: "Find",
  warm: "my order",
  lead: `The link to your ${brand.name} order, sent to you again.`,
  tool: { toolname: "find_order", tooldescription: "Emails a person a new link to their order, if the address and the reference belong together." },
  example: `${brand.referencePrefix}-7K4M-2Q9X`,
  email: { label: "Email Address", toolparamdescription: "The address the order was placed with" },
  reference: {
    label: "Order reference",
    toolparamdescription: `The order's reference, such as ${brand.referencePrefix}-7K4M-2Q9X`,
    help: "It is in every email about your order, and looks like ",
  },
  send: "Send me the link",
  sent: {
    title: "If those belong together, a new link is on its way.",
    text: "Look into your mailbox, and into the junk folder. Links that you already have go on working until they expire.",
  },
  where: {
    title: "Where the reference stands",
    text: "In every email about your order. The first of them has it in its subject:",
    subject: [`Your ${brand.name} pre-order `, " is confirmed"],
  },
  none: {
    title: "No email to be found?",
    text: [
      `Search your mailbox, and the junk folder, for “${brand.name}”. Still nothing? Write to `,
      mailTo,
      " with your name and the day you ordered.",
    ] satisfies LegalWords,
  },
};
