/**
 * How long things are kept, in days: the one schedule. tidy keeps it, docs/operating.md shows it, and what the policies
 * promise is no shorter promise than this.
 */
export const periods = {
  links: { days: 7, what: "Secret links and back office sessions, after their end" },
  accessTries: { days: 3, what: "Wrong passwords at the access gate, counted by the hash of an address" },
  dailyUse: { days: 90, what: "How much of each daily ceiling was used" },
  pendingSignUps: { days: 365, what: "Warmth List sign-ups that were never confirmed" },
  comparisons: { days: 90, what: "What each night's comparison of the mailing list counted" },
  openingMails: { days: 395, what: "Whom of the Warmth List a run wrote to, after that run" },
  cookieReceipts: { days: 6 * 365 + 2, what: "Receipts of choices about cookies" },
  countedEvents: { days: 395, what: "Counted visits: page views and presses of those who allowed it" },
  answers: { days: 90, what: "What was asked of the assistants, and answered" },
  bounces: { days: 395, what: "That an address refused an email: which email, and the reply's code" },
  letters: { days: 2 * 365, what: "Messages, privacy complaints and cancellation forms, once answered" },
  reactions: { days: 10 * 365 + 3, what: "Reports of skin reactions" },
  suspectLetters: { days: 90, what: "Letters that a machine sent, most likely" },
  orders: { days: 7 * 365 + 2, what: "Names and addresses in orders; the figures stay in the books" },
  unpaidOrders: { days: 90, what: "Names and addresses in orders for which no money came" },
  shipments: { days: 90, what: "Specimen labels that belong to no order, the local carrier's own books, and who paid on the local card page" },
  keptLabels: { days: 90, what: "Shipping labels as PDF; a carrier is asked anew for an older one" },
  dataRequests: { days: 7, what: "Who asked for a copy of their data or an end to it, and has not pressed the button" },
  erasures: { days: 2 * 365, what: "That somebody was erased: a scrambled code of the address, so that no restored backup brings them back" },
  mailbox: { days: 2 * 365, what: "Emails in the local mailbox; besides, at most the newest 10,000" },
} as const;

export const mailboxRows = 10_000;
