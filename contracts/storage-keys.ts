/** Every key this site keeps in a browser, and why. The cookies policy is checked against this list. */
export const storageKeys = {
  warmthListSends: {
    name: "warmth-list-sends",
    where: "localStorage",
    category: "necessary",
    purpose: "Counts your last Warmth List sends, to stop accidental repeats",
    kept: "15 minutes",
  },
  keptInput: {
    name: "kept-input",
    where: "sessionStorage",
    category: "necessary",
    purpose: "Keeps what you typed when the page has to reload",
    kept: "until the page has reloaded",
  },
} as const;

/** Cookies are named without the `__Host-` prefix that they carry over https. */
export const cookies = {
  checkout: { name: "checkout", category: "necessary", purpose: "Finds your open pre-order again, so that two tabs cannot pay twice", kept: "30 days" },
  operator: { name: "operator", category: "necessary", purpose: "Keeps the owner signed in to the back office", kept: "12 hours" },
} as const;
