/** So many times within so many minutes; the window begins with its first use. */
export type Limit = { times: number; minutes: number };
/** A function's limits, by what is counted: a network address, an email address. */
export type Limits = Record<string, Limit>;

/** Characters of one question to an assistant. */
export const longestQuestion = 500;

/** Looks through a secret link, right ones and wrong ones, of all kinds together: a person takes a few, a guesser gets no further. */
export const secretLinkLimit: Limit = { times: 300, minutes: 15 };
