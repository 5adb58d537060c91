/** What all forms say of themselves. */
export const formWords = {
  /** Before the page's title, while something is wrong. */
  error: "Error: ",
  /** Of a button that looks shut, for those who listen. */
  press: "Press to see what's missing",
  /** Beside the field for machines. */
  trap: "Leave this empty",
};

/** How long somebody has to wait who has sent too much. */
export function tryAgainIn(seconds: number) {
  const [count, unit] = seconds < 60 ? [seconds, "second"] : seconds < 90 * 60 ? [seconds / 60, "minute"] : [seconds / 3600, "hour"];
  const whole = Math.ceil(count);
  return `You can try again in ${whole} ${unit}${whole === 1 ? "" : "s"}.`;
}

/** Over the words of a form that was not taken. */
export const failureTitles = {
  fields: "Validation Error",
  otherwise: "That didn't work",
  codes: { "too-many": "Too Many Requests", "once-more": "Please try again", offline: "You're offline", unsure: "We didn't get an answer" },
} as const;
