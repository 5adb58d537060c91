import type { FailureWords } from "#app/failure-words.ts";
import type { ToastWords } from "#app/features/toast/toast.tsx";

/** A failed sign-up in the specification's words. */
export function failureToast({ code, message }: FailureWords): ToastWords & { description: string } {
  switch (code) {
    case "invalid":
      return { title: "Validation Error", description: "Please fix the errors below and try again.", destructive: true };
    case "too-many":
      return { title: "Too Many Requests", description: "Please wait before submitting again.", destructive: true };
    case "once-more":
      return { title: "Once more, please", description: message, destructive: true };
    case "offline":
      return { title: "You are offline", description: message, destructive: true };
    default:
      return { title: "Something went wrong", description: "Please try again later or contact support if the problem persists.", destructive: true };
  }
}
