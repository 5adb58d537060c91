import type { ShownFailure } from "#app/lib/http/failure.ts";
import { failureTitle } from "#app/ui/forms/errors.tsx";
import type { ToastWords } from "#app/ui/toast/toast.tsx";

const somethingWrong = "Something went wrong";
const later = "Please try again later or contact support if the problem persists.";

function wordsOf({ code, message, fields }: ShownFailure): string {
  if (fields) return "Please fix the errors below and try again.";
  switch (code) {
    case "too-many":
      return "Please wait before submitting again.";
    case "once-more":
    case "offline":
      return message;
    case "unsure":
      return `${message} ${later}`;
    default:
      return later;
  }
}

/** A failed sign-up in the specification's words. */
export const failureToast = (failure: ShownFailure): ToastWords & { description: string } => ({
  title: failure.code === "unsure" ? somethingWrong : failureTitle(failure, somethingWrong),
  description: wordsOf(failure),
  destructive: true,
});
