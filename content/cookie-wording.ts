/** The words that the cookie banner asks with, by version. A receipt of consent names the version; old ones are never edited. */
export const cookieWording = {
  "cookies-1": {
    question: "The shop works with strictly necessary cookies alone. May we use others too, for handy extras, counting visits and advertising?",
    categories: {
      necessary: { name: "Strictly necessary", use: "Keeps orders, forms and this choice working. Always on." },
      functional: { name: "Functional", use: "Fills in your country for you, and shows our social feed." },
      analytics: { name: "Analytics", use: "Counts visits, so that we see what helps and what does not." },
      advertising: { name: "Advertising", use: "Not used at present. Before that changes, we ask you again." },
    },
  },
  "cookies-2": {
    question: "The shop works with strictly necessary cookies alone. Can we use others too, to fill in your country, show our social feed and count visits?",
    categories: {
      necessary: { name: "Strictly necessary", use: "Keeps orders, forms and this choice working. Always on." },
      functional: { name: "Functional", use: "Fills in your country for you, and shows our social feed." },
      analytics: { name: "Analytics", use: "Counts visits, so we can see what helps and what doesn't." },
      advertising: { name: "Advertising", use: "Not used at present. We'll ask you again before that changes." },
    },
  },
} as const;

/** The words that one thing asks with where it is wanted, by version; they too are never edited. */
export const wordingInPlace = {
  "feed-1": {
    category: "functional",
    question:
      "These posts come from X. “Show feed” allows functional cookies: X then sees your IP address and may keep cookies of its own, and our forms may fill in your country. You're not allowing anything else.",
    button: "Show feed",
  },
} as const;
export type WordingInPlace = keyof typeof wordingInPlace;
