import type { FailureCode } from "#contracts/failure.ts";

type Headline = { cold: string; warm: string };

const backSoon: Headline = { cold: "Back in", warm: "a moment" };

/** Over a page that could not be shown, by what went wrong. */
export const failureHeadlines: Partial<Record<FailureCode | "offline" | "unsure", Headline>> = {
  locked: { cold: "Please reload", warm: "the page" },
  "not-found": { cold: "We couldn't", warm: "find that" },
  offline: { cold: "You seem to be", warm: "offline" },
  "too-many": { cold: "One moment,", warm: "please" },
  unavailable: backSoon,
  "payments-away": backSoon,
};

export const failurePages = {
  broken: {
    cold: "Unexpected",
    warm: "Application Error!",
    lead: "Something went wrong on our side, and we've made a note of it. If you were paying, your order page shows what happened.",
  },
  busy: {
    title: "Back in a moment",
    cold: "We'll be",
    warm: "back in a moment",
    lead: "The shop is busy or restarting. Anything we've already confirmed to you is safe. Please try again in a few seconds.",
  },
  oldLink: "The link may be old, or part of it is missing.",
  again: "Try again",
  findOrder: "Find my order",
  home: "Return to Home",
  stays: "If it keeps happening, write to ",
  requestId: "Request ID",
} as const;

/** While the next page is long in coming, or can't be had. */
export const navigationStatus = {
  loading: "Loading the next page",
  sent: { title: "Sent, but the next page didn't load", description: "What you sent has arrived. Check your connection, then open the next page." },
  lost: { title: "That page didn't load", description: "You're still on this one. Check your connection and try again." },
} as const;
