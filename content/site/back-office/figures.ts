import { assistantWords } from "#content/assistant/words.ts";
import { type Span, spans, year } from "#contracts/insight.ts";

/** What the shop's weeks look like. */
export const figuresPage = {
  title: "Figures",
  description: "Visits, sign-ups and payments.",
  period: "Period",
  last: (span: Span) => (span === year ? "12 months" : `${span} days`),
  what: "Sign-ups, checkouts and payments come from our own records and include everyone. Visits only include people who allowed us to count them, so the real number is higher.",
  ofYear: `These come from our own records and include everyone. Visits and the assistants are only shown for ${spans.join(" or ")} days.`,
  away: {
    title: "PostHog isn't answering",
    text: "These figures come from our own records. Reload the page in a minute for the rest.",
  },
  withConsent: "counted with consent",
  fromBooks: "from our records",
  /** What the lines of a card are parts of. */
  of: {
    "sign-up-countries": "sign-ups",
    "top-pages": "page views",
    referrers: "visits",
    countries: "visits",
    devices: "visits",
    browsers: "visits",
  },
  takings: (amount: string) => `${amount} taken, before refunds`,
  columns: { day: "Day", month: "Month", paid: "Orders", takings: "Takings" },
  byDay: (span: Span) => (span === year ? "Month by month" : "Day by day"),
  byDayOf: (title: string, span: Span) => `${title}, ${span === year ? "month by month" : "day by day"}`,
  ofVisits: "Only visits that may be counted",
  ofCheckouts: (paid: number | null) => `Everyone, from our records: ${paid === null ? "no checkout was started" : `${paid}% of checkouts were paid`}`,
  nobody: "Nobody joined in this period.",
  nothing: "Nothing yet. Visits are counted once a visitor allows it.",
  ofAll: (total: number, of: string, isCut: boolean) => `of ${total.toLocaleString("en-GB")} ${of}${isCut ? ", the ten largest" : ""}`,
};

/** How the assistants fared. Questions without an answer are answered on the overview. */
export const assistantFigures = {
  title: "Assistants",
  names: { product: assistantWords.product.title, dermaflo: assistantWords.dermaflo.title },
  of: (name: string, answers: number) => `${name}: ${answers === 1 ? "1 question" : `${answers.toLocaleString("en-GB")} questions`}`,
  rows: {
    answered: "Answered",
    careful: "Health or emergency: answered with care",
    unanswered: "No answer known",
    up: "Marked as helpful",
    down: "Marked as not helpful",
  },
};
