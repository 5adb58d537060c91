/** What all forms say of themselves. */
export const formWords = {
  /** Before the page's title, while something is wrong. */
  error: "Error: ",
  /** Of a button that looks shut, for those who listen. */
  press: "Press to see what’s missing",
  /** Beside the field for machines. */
  trap: "Leave this empty",
};

/** Over the words of a form that was not taken. */
export const failureTitles = {
  fields: "Validation Error",
  otherwise: "That didn't work",
  codes: { "too-many": "Too Many Requests", "once-more": "Once more, please", offline: "You are offline", unsure: "We didn't get an answer" },
} as const;
