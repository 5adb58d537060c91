/** What this site may keep in a browser under one name. The cookies policy, and what a withdrawn consent clears, follow from these lists. */
export type Stored = {
  name: string;
  where: "localStorage" | "sessionStorage" | "indexedDB" | "cookie";
  category: "necessary" | "functional" | "analytics" | "advertising";
  purpose: string;
  kept: string;
  /** `name` is only how the names begin; a vendor puts its own key behind it. */
  begins?: true;
  /** Kept only under this setting, such as "ANALYTICS=posthog": left out of the policy under any other. */
  only?: `${string}=${string}`;
};

/** Every key this site keeps in a browser, and why. The cookies policy is checked against this list. */
export const storageKeys = {
  warmthListSends: {
    name: "warmth-list-sends",
    where: "localStorage",
    category: "necessary",
    purpose: "Counts your last Warmth List sends, to stop accidental repeats",
    kept: "15 minutes",
  },
  consent: {
    name: "cc_prefs",
    where: "localStorage",
    category: "necessary",
    purpose: "Remembers your choice about cookies, so that we do not ask on every page",
    kept: "12 months",
  },
  consentVisited: {
    name: "cc_visited",
    where: "localStorage",
    category: "necessary",
    purpose: "Remembers that you were asked about cookies",
    kept: "12 months",
  },
  consentReceipts: {
    name: "cc_receipts",
    where: "localStorage",
    category: "necessary",
    purpose: "Holds the receipt of your choice about cookies until our records have it",
    kept: "until it has been sent, 30 days at most",
  },
  keptInput: {
    name: "kept-input",
    where: "sessionStorage",
    category: "necessary",
    purpose: "Keeps what you typed when the page has to reload",
    kept: "until the page has reloaded",
  },
  scrollPositions: {
    name: "react-router-scroll-positions",
    where: "sessionStorage",
    category: "necessary",
    purpose: "Remembers how far down you were, for Back, Forward and reload",
    kept: "until the tab is closed",
  },
} as const satisfies Record<string, Stored>;

/** Cookies are named without the `__Host-` prefix that they carry over https. */
export const cookies = {
  checkout: {
    name: "checkout",
    where: "cookie",
    category: "necessary",
    purpose: "Finds your open pre-order again, so that two tabs cannot pay twice",
    kept: "30 days",
  },
  operator: { name: "operator", where: "cookie", category: "necessary", purpose: "Keeps the owner signed in to the back office", kept: "12 hours" },
} as const satisfies Record<string, Stored>;
