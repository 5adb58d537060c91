import type { FailureWords } from "#app/failure-words.ts";
import { ErrorSummary } from "#app/forms/error-summary.tsx";
import { company } from "#content/company.ts";

/** At the head of a letter that was not taken. What was typed is still there, and there is always the other way. */
export function LetterFailure({ code, message, fields }: FailureWords) {
  if (fields) return <ErrorSummary title="Validation Error" message={message} fields={fields} />;
  if (code === "once-more") return <ErrorSummary title="Once more, please" message={message} />;
  return <ErrorSummary title="That was not sent" message={`${message} What you typed is still here. You can also write to ${company.email}.`} />;
}
