import type { OrderWait } from "#contracts/your-data.ts";

/** For people who ask the owner in place of using /your-data: what's held about them, a copy of it, and an end to it. */
export const personalDataPage = {
  title: "Personal data",
  description: "Give somebody a copy of what the shop holds about them, or delete it.",
  lead: [
    "People can get a copy of their data, or delete it, at ",
    { words: "Your data", to: "/your-data" },
    ". When somebody asks you instead, do it here. Check who they are first: a reply from the address you know them by is best. The law gives you one month to answer.",
  ],
  email: "Their email address",
  find: "Find",
  found: (email: string) => `What the shop holds about ${email}`,
  nothing: "Nothing. Try the other addresses they may have used.",
  lines: {
    list: "A place on the Warmth List, or a sign-up that isn't confirmed, with the proof of what they agreed to",
    orders: ["1 order:", "orders:"],
    labels: ["1 shipping label", "shipping labels"],
    messages: ["1 message they sent", "messages they sent"],
    emails: ["1 email to them, in the mailbox here", "emails to them, in the mailbox here"],
    conversations: ["1 conversation with an assistant, in which they gave this address", "conversations with an assistant, in which they gave this address"],
  },
  copy: {
    title: "Give them a copy",
    text: "One file, with what our card, delivery and mailing companies hold for us too. Send it only to the person who asked, then delete it from your device.",
    button: "Download the copy",
  },
  erase: {
    title: "Delete their data",
    waits: "You don't need to come back for these orders. They keep the customer's name and address until they're finished:",
    words: "Delete their data",
    means: "This can't be undone. Orders that are finished keep their figures, as tax law requires, but no longer name anybody.",
    answerFirst: (reference: string, to: string) => ["Answer ", { words: reference, to }, " first: it's deleted too."],
    now: "Delete it for good",
  },
  request: {
    title: "Somebody asked another way",
    lead: "Note it, and it stands under Messages and on the overview with the day to answer by. They get no email until you answer.",
    email: "Email address",
    asked: "They asked on",
    wish: "They asked for",
    choose: "Please choose",
    wishes: [
      ["copy", "A copy of their data"],
      ["deletion", "Deletion of their data"],
      ["correction", "A correction"],
    ],
    button: "Note the request",
    noted: (reference: string, isNew: boolean) => (isNew ? `Noted as ${reference}. It's under Messages.` : `That's noted already, as ${reference}.`),
  },
  cookies: {
    title: "What somebody chose about cookies",
    lead: [
      "A choice is kept under a receipt number, not a name. To find it, the person opens the ",
      { words: "Cookies Policy", to: "/cookies-policy" },
      " in the browser where they chose.",
    ],
    receipt: "Receipt number (each choice has one)",
    find: "Show the choice",
    found: (moment: string) => `Chosen on ${moment}`,
    nothing: "There's no choice under that number. Receipts are deleted after six years.",
    allowed: "Allowed",
    refused: "Refused",
    asked: "They were asked",
    policy: "Cookies Policy of",
    signal: "Browser",
    signalled: "It sent the Global Privacy Control signal, which counts as a no unless somebody chooses otherwise",
  },
  begun: "Deletion has begun. What's still to come is below.",
  deletions: "Deletions",
  none: "Nobody's data has been deleted yet.",
} as const;

/** Why an order still needs its buyer's name and address, as its owner reads it. */
export const waitsOfOrders: Record<OrderWait, string> = {
  "not-paid-yet": "isn't paid yet, and will expire",
  "not-sent-yet": "is paid and not sent yet; refund all of it to delete its address now",
  "on-its-way": "is on its way",
  "can-be-returned": "can still be cancelled until 14 days after it arrives",
  "coming-back": "is on its way back",
  "refund-under-way": "is being refunded",
  disputed: "has a payment the customer is disputing with their bank",
};
