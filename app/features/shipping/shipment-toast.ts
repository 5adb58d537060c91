import type { ShownFailure } from "#app/lib/http/failure.ts";
import type { ToastWords } from "#app/ui/toast/toast.tsx";

export const created: ToastWords = { title: "Shipping label created successfully!" };
export const incomplete: ToastWords = { title: "Please fill in all required fields", destructive: true };

const failed = "Failed to create shipment";

/** What went wrong, in the answer's own words where it has any; where no answer came, that it failed, and what is known. */
export const failureToast = ({ code, message }: ShownFailure): ToastWords =>
  code === "offline" || code === "unsure" ? { title: failed, description: message, destructive: true } : { title: message || failed, destructive: true };
