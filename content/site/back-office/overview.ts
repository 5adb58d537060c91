import { salesCard, stockLine } from "#content/site/back-office/shop.ts";

/** The back office's first page. */
export const overviewPage = { title: "Overview", description: "Stock, orders and tasks.", stock: "Stock" };

/** What was just done. */
export const overviewDone = {
  retried: (count: number) => (count === 1 ? "Trying again now." : `Trying ${count} tasks again now.`),
  wasPaid: (reference: string) => `${reference} has just been paid, so it wasn't ended.`,
  unpaidEnded: (reference: string) => `${reference} has ended, and its tube is for sale again.`,
  emailed: "The emails are on their way.",
  delayExplained: "The reason is saved. Customers only see it if the date passes.",
  salesClosed: (until: string | null) => `Pre-orders are closed${until ? ` until ${until}, when they open again automatically` : " until you open them"}.`,
  salesOpened: "Pre-orders are open.",
  alertResolved: "Marked as done.",
  alertReopened: "It needs attention again.",
  putAway: "Dismissed. It comes back if somebody asks it again.",
  broughtBack: "The question is back.",
  taught: (question: string) => `Saved: “${question}”. From now on the assistants give your answer.`,
  placed: (question: string) => `Saved: “${question}”. From now on the assistants give your answer, and the questions page shows it within two minutes.`,
  forgotten: "The assistants no longer give that answer.",
  unplaced: "Done. The questions page follows within two minutes.",
  erasureAsked: "Noted: you've asked them.",
  /** `until`: when their emails go; null where they have gone. */
  dispatched: (references: readonly string[], until: string | null) => {
    const [one = ""] = references;
    if (references.length === 1) return until ? `${one} is marked as sent. The customer gets an email at ${until}.` : `${one} has been sent.`;
    return `${references.length} orders are marked as sent.${until ? ` The customers get an email at ${until}.` : ""}`;
  },
  notSent: { some: "Some weren't marked as sent", none: "None were marked as sent" },
  dispatchUndone: (references: readonly string[]) =>
    references.length === 1
      ? `${references[0]} is back in orders to send. Nobody was emailed.`
      : `${references.length} orders are back in orders to send. Nobody was emailed.`,
  notUndone: { some: "Some couldn't be undone", none: "None could be undone" },
  delivered: (reference: string) => `${reference} is marked as delivered.`,
  refunded: (reference: string, amount: string) => `The refund of ${amount} for ${reference} has started.`,
  /** `isPlanned`: another day is to begin later. */
  dispatchMoved: (day: string, waiting: number, isPlanned: boolean) =>
    `From now on we promise to send by ${day}. Every page shows it within two minutes.${
      waiting > 0
        ? ` ${waiting === 1 ? "1 person was" : `${waiting} people were`} promised an earlier date and ${waiting === 1 ? "hasn't" : "haven't"} been told: read the email below, then send it.`
        : ""
    }${isPlanned ? " What you planned for later still stands." : ""}`,
  refundSettled: (reference: string) => `Noted: ${reference} was paid back another way.`,
};

const people = (count: number) => (count === 1 ? "1 person" : `${count} people`);

type Promised = readonly { people: number }[];
/** Who was promised an earlier day. */
export const countPeople = (promised: Promised) => promised.reduce((sum, { people }) => sum + people, 0);
/** Whoever of them waits for the owner's word to be told. */
export const peopleToTell = ({ asks, promised }: { asks: boolean; promised: Promised }) => (asks ? countPeople(promised) : 0);

export const dispatchChange = {
  title: (day: string) => `The dispatch date is now ${day}`,
  waiting: "People to tell about the new date",
  tell: (count: number, day: string, last: string) => `We'll tell ${people(count)}: sent by ${day}, delivered by ${last} at the latest.`,
  promised: (day: string, count: number) => `You promised ${day} to ${people(count)}.`,
  who: (day: string) => `Orders promised for ${day}`,
  others: (count: number) => `and ${count} more`,
  text: "Nobody has been told yet. If this date is wrong, don't email: ",
  change: "change it",
  why: "Why it's late",
  whyHelp: "One sentence. Your customers read it in the email and on their order's page.",
  preview: "The email says",
  refund: "what you paid",
  email: (count: number) => `Email ${people(count)}`,
};

/** Shown in the week before a promised day, while tubes wait to be sent. */
export const dispatchDue = {
  title: (count: number, day: string) => `${count === 1 ? "1 order" : `${count} orders`} to send by ${day}`,
  cannot: "Can't make that date?",
  later: "Choose a later day.",
  text: " If you don't have a new date yet, say here why it'll be late. Your customers only read it if the day passes.",
  said: (reason: string) => `If the day passes, your customers read: “${reason}”`,
  why: "Why it'll be late",
  whyHelp: "One sentence. Your customers also read it on their order's page.",
  button: "Save the reason",
};

export const waitingForYou = {
  title: "Waiting for you",
  done: "Nothing is waiting for you",
  next: "New orders, messages and returns show up here as they come in.",
};

/** What came in, beside the week before. */
export const weekCard = {
  title: "Last 7 days",
  rows: { takings: "Takings, before refunds", orders: "Orders paid", signUps: "Sign-ups" },
  before: (figure: string) => `${figure} the week before`,
  see: "See figures",
};

/** Under the page's title. */
export const shopState = {
  now: (closed: { until: string | null } | null, isOver: boolean, day: string, available: number) =>
    `${closed ? salesCard.closed : isOver ? salesCard.over : salesCard.open}${closed?.until ? ` until ${closed.until}` : ""}. ${stockLine.available(available)}. Dispatch date: ${day}. `,
  change: "Change your shop",
};

/** What nobody needs to do. */
export const byItself = {
  title: "What's automatic",
  list: [
    "Payments are checked with the card provider, even if it doesn't tell us about one.",
    "Unpaid orders end, and their tubes go back on sale.",
    "Customers get an email when their tube is sent or delivered, when its date has passed, and when their money is on its way back. A new date goes out only when you press “Email”.",
    "Emails, refunds and labels that fail are tried again. If they still fail, we tell you here.",
    "Parcels are followed, and orders marked as delivered, as the carrier reports it.",
    "Personal data is deleted once its time is up.",
  ],
};

export const openMessages = {
  /** `others`: where skin reactions, which are messages too, are listed before them. */
  title: (others: boolean) => (others ? "Other messages to answer" : "Messages to answer"),
  all: "See all messages",
  answer: "Answer",
};

/** Skin reactions that the law wants reported. */
export const urgentMessages = { title: "Report without delay", read: "Open the report" };

export const openAlerts = {
  title: "Needs attention",
  /** It isn't looked at again: what it says may be over. */
  detail: (at: string, detail: string) => `As things stood on ${at}: ${detail}`,
  open: "Open the order",
  done: "Mark as done",
  /** Where somebody asked to cancel: that's what it comes to. */
  keep: "Keep the order",
  isDone: "Done.",
  undo: "Undo",
  older: "Show older",
  newest: "Back to the newest",
};

export const openReturns = {
  title: "Returns expected",
  book: "Book it in",
  cancelled: (told: string, sendBy: string) => `Cancelled on ${told}, to be sent back by ${sendBy}`,
};

export const openErasures = {
  title: "People's data to delete",
  name: "Deletion",
  askers: { person: "requested", owner: "started by you", restore: "again, after an old backup was restored" },
  unanswered: "a provider hasn't answered yet; we ask every 15 minutes",
  waiting: (orders: number) => `waits until ${orders === 1 ? "an order is" : `${orders} orders are`} settled`,
  yours: (day: string) => `ask the provider below by ${day}`,
  lastLook: "a final check follows within minutes",
  done: (day: string) => `done on ${day}`,
  asked: "Mark as asked",
  askedOf: (vendor: string, subject: string) => `Mark as asked: ${vendor}, about ${subject}`,
};

export const openQuestions = {
  title: "Questions the assistants couldn't help with",
  notKept: "The visitor didn't agree to us keeping the question",
  more: (count: number) => (count === 1 ? "Show 1 more" : `Show ${count} more`),
  /** What came of it; `else`: none of the answers that were offered was meant. */
  why: { unknown: "No answer known", else: "They chose “Something else”", down: "Marked as not helpful" },
  notHelped: (reply: string) => `Marked as not helpful: “${reply}”`,
  putAway: "Dismiss",
  isPutAway: "Dismissed",
  undo: "Undo",
  tooLate: "It's too late to undo that. The question comes back if somebody asks it again.",
  write: "Write an answer",
  question: "The question",
  theirs: "A visitor's words. On the questions page everybody reads them: leave out names, and anything about somebody's health.",
  answer: "Your answer (put the main point in the first sentence)",
  teach: "Save answer",
};

export const deadJobs = {
  title: "Tasks that failed",
  times: (count: number) => `, ${count} times`,
  detail: (at: string, error: string) => `We stopped trying on ${at}. What went wrong: ${error}`,
  retry: "Try again",
  retryAll: "Try all again",
};

export const ordersToSend = {
  title: "Orders to send",
  label: "Orders to send, oldest first",
  more: "See them all, and print labels",
  all: "All orders",
};
