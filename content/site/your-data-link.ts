type Remaining = { done: boolean; waiting: number; unanswered: number; byHand: number };

/** What stands behind a link to somebody's data. */
export const heldData = { warm: "your data" };

export const erasePage = {
  cold: "An end to",
  lead: "What we hold about this address, and what becomes of it.",
  press: {
    title: "Erase it?",
    goes: "What goes is erased at once, for good: your place on the Warmth List too, and the links to orders that are settled.",
    nothing:
      "We hold nothing about this address but this request. If you press, that goes as well, and the companies that work for us are asked to forget it too.",
    button: "Erase my data",
    keep: [
      "Want to keep something? ",
      { words: "Have a copy first", to: "/your-data" },
      ". If you did not ask for this, close the page: without your press nothing happens.",
    ],
  },
  goes: {
    title: "What goes",
    nothing: "There is nothing here but this request.",
    vendors: (names: string, count: number) =>
      `${names} ${count === 1 ? "is" : "are"} asked to forget you too. Where no program can ask, a person of ours does.`,
  },
  waits: {
    title: "What goes a little later",
    text: "Everything else goes now. The order follows by itself once it is settled; you need not ask again.",
  },
  stays: {
    title: "What must stay",
    sale: (kept: string, years: number) =>
      `The sale, without you: ${kept}. Tax law wants it kept until six years after the financial year of the sale, which we reckon as ${years} years from the order; the figures stay in our books. Your name, your addresses and your emails do not.`,
    reaction:
      "What happened, in your report of a serious skin reaction, because the law on cosmetics wants such reports kept. Your name and address are taken out of it.",
    code: "A scrambled code of your address, with the day. It tells nobody who you are. We need it for one thing: should we ever have to put back an old backup, it lets us erase you again before the shop opens. Backups themselves grow old and are deleted.",
  },
} as const;

export const erasedPage = {
  all: { cold: "Your data is", warm: "erased" },
  butAnOrder: { cold: "Erased, but for", warm: "your order" },
  done: "Everything is done. What the law makes us keep names you no more.",
  almost: "What this shop itself held about you is gone, with the exceptions named before.",
  /** What is still to come, a sentence each. */
  remaining: ({ done, waiting, unanswered, byHand }: Remaining): string[] => [
    ...(unanswered > 0 ? ["Companies that work for us are being asked to forget you too. One that does not answer is asked again until it does."] : []),
    ...(byHand > 0 ? ["A company that no program can ask is asked by a person of ours, within the month that the law gives."] : []),
    ...(waiting > 0
      ? [
          `${waiting === 1 ? "An order is" : `${waiting} orders are`} still under way. Your name and address go from ${waiting === 1 ? "it" : "them"} once that is settled; you need not ask again.`,
        ]
      : []),
    ...(!done && unanswered === 0 && waiting === 0 ? ["In a few minutes we look once more, for anything that was being written just as you pressed."] : []),
  ],
  again: "Should you ever come back, you come as somebody new. We wish you warm hands.",
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
  emailsButOrder: "Emails we sent you, but for those about an order under way",
  conversations: ["A conversation with an assistant in which you gave this address", "conversations with an assistant in which you gave this address"],
} as const;

export const vendorNames: Readonly<Record<string, string>> = { mailchimp: "Mailchimp", stripe: "Stripe", easypost: "EasyPost" };

/** In the place of the file that could not be made. */
export const noFile = { title: "Not just now", back: "Back to your data" };
