/** What the shop's weeks look like. */
export const figuresPage = {
  title: "Figures",
  description: "Visits, sign-ups and payments.",
  period: "Period",
  last: (days: number) => `Last ${days} days`,
  what: "Sign-ups, checkouts and payments are everybody’s: they come from our books. Visits are only those that we may count, so the true number is higher.",
  away: {
    title: "PostHog does not answer just now",
    text: "Here is what our own books know. Load the page again in a minute for the rest.",
  },
  withConsent: "counted with consent",
  fromBooks: "from our books",
  pageViews: "page views",
  visits: "visits",
  byDay: "Day by day",
  byDayOf: (title: string) => `${title}, day by day`,
  ofVisits: "Of the visits that were counted",
  ofCheckouts: (paid: number | null) => (paid === null ? "No checkout was started" : `Of every checkout: ${paid}% were paid`),
  nothing: "Nothing yet. Visits are counted once a visitor allows it.",
  ofAll: (total: number, of: string, isCut: boolean) => `of ${total.toLocaleString("en-GB")} ${of}${isCut ? ", the ten largest" : ""}`,
};
