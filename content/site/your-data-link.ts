type Remaining = { done: boolean; waiting: number; unanswered: number; byHand: number };

/** What stands behind a link to somebody's data. */
export const heldData = { warm: "your data" };

export const erasePage = {
  cold: "Delete",
  lead: "What we hold about this address, and what happens to it.",
  press: {
    title: "Delete your data?",
    goes: "What's listed under “What we delete now” goes straight away and for good, including your place on the Warmth List and the links to your finished orders.",
    nothing: "All we hold about this address is this request. If you press the button, we'll delete it, and ask the companies that work for us to do the same.",
    button: "Delete my data",
    sending: "One moment...",
    keep: [
      "Want to keep anything? ",
      { words: "Download a copy first", to: "/your-data" },
      ". If you didn't ask for this, close the page and nothing will happen.",
    ],
  },
  goes: {
    title: "What we delete now",
    nothing: "Only this request.",
    vendors: (names: string, count: number) =>
      `${names} ${count === 1 ? "is" : "are"} asked to delete your data too. Where we can't do that automatically, a person does it.`,
  },
  waits: {
    title: "What we delete later",
    text: "We take your details out of the order once it's finished. You don't need to ask again.",
  },
  stays: {
    title: "What we have to keep",
    sale: (kept: string, years: number) =>
      `The record of the sale: ${kept}. Tax law says we must keep it until six years after the end of the financial year of the sale, which we count as ${years} years from the order. We keep the figures, but not your name, your addresses or your emails.`,
    reaction: "What you reported about a serious skin reaction. The law on cosmetics says we must keep it. We take your name and address out of it.",
    code: "A code made from your email address, with the date. Nobody can read the address from it. We keep the code for two years: if we ever restore an old backup, it lets us delete your data again before the shop reopens.",
  },
} as const;

export const erasedPage = {
  all: { cold: "Your data is", warm: "deleted" },
  butAnOrder: { cold: "Deleted, except", warm: "your order" },
  done: "That's everything. Your name isn't in the records we have to keep by law.",
  almost: "We've deleted what we held about you, apart from what we told you we have to keep.",
  /** What is still to come, a sentence each. */
  remaining: ({ done, waiting, unanswered, byHand }: Remaining): string[] => [
    ...(unanswered > 0 ? ["We're asking the companies that work for us to delete your data too. If one doesn't answer, we'll ask again until it does."] : []),
    ...(byHand > 0 ? ["We can't ask every company automatically. A person will ask the rest within a month, as the law says."] : []),
    ...(waiting > 0
      ? [
          `${waiting === 1 ? "An order is" : `${waiting} orders are`} still under way. We'll delete your name and address from ${waiting === 1 ? "it" : "them"} once ${waiting === 1 ? "it's" : "they're"} finished. You don't need to ask again.`,
        ]
      : []),
    ...(!done && unanswered === 0 && waiting === 0
      ? ["We'll check again in a few minutes, for anything that was being saved just as you pressed the button."]
      : []),
  ],
  again: "You can close this page now.",
  back: "Back to site",
};

/** What is held, a line for each kind. */
export const holdingLines = {
  list: "Your place on the Warmth List, and the proof of what you agreed to",
  order: (reference: string, day: string, isLeaving: boolean) =>
    `Order ${reference} of ${day}${isLeaving ? ": your name, your address, and the links to it" : ", with its address and history"}`,
  labels: ["A shipping label", "shipping labels"],
  messages: ["A message you sent us", "messages you sent us"],
  emails: ["An email we sent you", "emails we sent you"],
  emailsButOrder: "Emails we sent you, except those about an order under way",
  conversations: ["A conversation with an assistant in which you gave this address", "conversations with an assistant in which you gave this address"],
} as const;

export const vendorNames: Readonly<Record<string, string>> = { mailchimp: "Mailchimp", stripe: "Stripe", easypost: "EasyPost" };

/** In the place of the file that could not be made. */
export const noFile = { title: "We couldn't make your file", back: "Back to your data" };
