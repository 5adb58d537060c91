import type { ShownFailure } from "#app/lib/http/failure.ts";
import { ErrorSummary, failureTitle } from "#app/ui/forms/errors.tsx";
import { company } from "#content/company.ts";

/** At the head of a message that was not taken. What was typed is still there, and there is always the other way. */
export function EnquiryFailure({ failure }: { failure: ShownFailure }) {
  const { code, message, fields } = failure;
  const words = fields || code === "once-more" ? message : `${message} What you typed is still here. You can also write to ${company.email}.`;
  return <ErrorSummary title={failureTitle(failure, "That was not sent")} message={words} fields={fields} />;
}
