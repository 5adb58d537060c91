import type { FailureWords } from "#app/failure-words.ts";
import { ErrorSummary } from "#app/forms/error-summary.tsx";
import { failureTitle } from "#app/forms/failure-title.ts";
import { company } from "#content/company.ts";

/** At the head of a letter that was not taken. What was typed is still there, and there is always the other way. */
export function LetterFailure({ failure }: { failure: FailureWords }) {
  const { code, message, fields } = failure;
  const words = fields || code === "once-more" ? message : `${message} What you typed is still here. You can also write to ${company.email}.`;
  return <ErrorSummary title={failureTitle(failure, "That was not sent")} message={words} fields={fields} />;
}
