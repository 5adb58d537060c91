import type { FailureWords } from "#app/failure-words.ts";

const titles: Partial<Record<FailureWords["code"], string>> = {
  "too-many": "Too Many Requests",
  "once-more": "Once more, please",
  offline: "You are offline",
  unsure: "No answer came",
};

/**
 * What stands over the words of a form that was not taken. Where a field is to blame, "Validation Error", as its words speak of errors below.
 * `otherwise`: what this form says where all forms do not say the same.
 */
export const failureTitle = ({ code, fields }: Omit<FailureWords, "message">, otherwise = "That did not work"): string =>
  fields ? "Validation Error" : (titles[code] ?? otherwise);

/** What an `ErrorSummary` says of it, where the form has no words of its own for it. */
export const summaryOf = (failure: FailureWords) => ({ title: failureTitle(failure), message: failure.message, fields: failure.fields });
