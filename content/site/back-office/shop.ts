import { deliveredWithin } from "#content/catalogue.ts";
import type { Action } from "#contracts/rights.ts";

/** What's on sale and on which terms, and the way to everything else that's set. */
export const shopPage = {
  title: "Your shop",
  description: "Pre-orders, dispatch date, price, stock, and where everything else is set.",
};

export const stockLine = { available: (count: number) => (count === 1 ? "1 tube available" : `${count} tubes available`), see: "See stock" };

export const salesCard = {
  closed: "Pre-orders are closed",
  open: "Pre-orders are open",
  over: "Pre-orders are closed: the dispatch date has passed",
  since: (since: string, until: string | null) =>
    `Since ${since}. ${until ? `They open again automatically on ${until}.` : "They stay closed until you open them."}`,
  openThem: "Open pre-orders",
  closeThem: "Close pre-orders…",
  what: "Nobody can order while they're closed, even if a refund puts a tube back. Anyone already on the payment page can still pay.",
  until: "Open again on (leave empty to open them yourself)",
  button: "Close pre-orders",
};

/** The day that's promised, and its change. */
export const dispatchCard = {
  title: (day: string) => `Pre-orders are sent by ${day}`,
  over: "That date has passed: nobody can order until you choose a later one.",
  toCome: (from: string, day: string) => `From ${from}: sent by ${day}`,
  gap: (day: string) => `Nobody can order after ${day} until then.`,
  takeBack: "Cancel this change",
  takeBackOf: (from: string, day: string) => `Cancel this change: from ${from}, sent by ${day}`,
  takenBack: (from: string) => `Cancelled: the dispatch date won't change on ${from}.`,
  wasNotToCome: "That change of the dispatch date isn't planned any more.",
  planned: (from: string, day: string) => `From ${from} we promise to send by ${day}. Until then nothing changes, and nobody is emailed.`,
  keeps: (count: number) =>
    count === 1 ? "1 person who ordered earlier keeps the date they were promised." : `${count} people who ordered earlier keep the date they were promised.`,
  moveThem: "Can't keep it? Move them to this date",
  earlier: (day: string, since: string) => `${day}, promised from ${since}`,
  before: "Dates before that",
  change: "Change the date",
  day: "Sent by",
  dayHelp: `New customers are promised this date, and delivery no later than ${deliveredWithin} days after it.`,
  from: "From (leave empty for now)",
  fromHelp:
    "Empty: the date you promised can't be kept. The new one counts at once, and nobody who's paid is emailed until you've read the email here. Filled in: for your next batch, say. Whoever orders before then keeps their date, and nobody is emailed.",
  button: "Change the date",
};

/** What the page of questions and the assistants answer, in the owner's words where they wrote some. */
export const questionsPage = {
  title: "Questions and answers",
  description: "The answers on your questions page, and those that only the assistants give.",
  what: "Change an answer, and both the questions page and the assistants give it in your words. Other pages aren't changed.",
  see: "See the page",
  onPage: (subject: string) => `Questions page: ${subject}`,
  changed: "Changed by you",
  assistantsOnly: "Only from the assistants",
  none: "Nothing yet. An answer you write for a visitor's question can stay here, or go on the questions page too.",
  place: "Where it's shown",
  nowhere: "The assistants only",
  add: "Add a question",
  edit: "Edit answer",
  follows: (price: string, dispatch: string) => `When my price or dispatch date changes, change “${price}” and “${dispatch}” in this answer`,
  forget: "Delete answer",
  forgetMeans: {
    alone: "The assistants stop giving it. If somebody asks again, they answer from the site's pages or say they don't know.",
    placed: "It goes from the questions page, and the assistants stop giving it.",
  },
  forgetNow: "Yes, delete it",
  goBack: "Use the original answer",
  goBackMeans: (answer: string) => `The page and the assistants then answer: “${answer}”`,
  goBackNow: "Yes, use that one",
};

/** Where everything else is set. */
export const otherSettings = {
  title: "Other settings",
  list: [
    ["Questions and answers", "/operator/questions", "listOwnerAnswers", "What the questions page says, and what you taught the assistants"],
    ["Team", "/operator/people", "listSessions", "Who can sign in, what each of them may do, passkeys and codes"],
    ["Emails to you", "/operator/mailbox", "listMail", "An email for each order, a daily one, or none"],
    ["Site access", "/operator/access", "readSiteAccess", "Who sees the site before it opens: its password, code and preview links"],
    ["Ready for customers?", "/operator/health", "readHealth", "What's still missing, and where to set it"],
  ],
} as const satisfies { title: string; list: readonly (readonly [words: string, to: string, act: Action, text: string])[] };
