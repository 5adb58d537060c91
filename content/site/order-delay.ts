/** What buyers are told of a later dispatch date: the mail says it, and the back office shows it before it's sent. */
export const orderDelay = {
  /** Days such as "15 May 2027"; `last`: by which the tube is delivered. */
  news: (day: string, last: string) =>
    `We can't send your tube by the day we promised, and we're sorry. We'll now send it by ${day}. You'll have it by ${last} at the latest.`,
  /** `dispatch`: such as "by 15 May 2027". */
  noDate: (dispatch: string, reason: string | null) =>
    `We said we'd send your tube ${dispatch}. We haven't, and we're sorry. ${reason ? "We don't have a new date yet. We'll email you as soon as we do." : "We'll email you the reason and a new date as soon as we have them."}`,
  why: (reason: string) => `Why it's late: ${reason}`,
  wait: "If you're happy to wait, there's nothing to do. Your tube stays reserved at the price you paid.",
  cancel: (refund: string) => `If you'd rather not wait, you can cancel at any time until we send it. We'll then refund ${refund} to your card.`,
} as const;
