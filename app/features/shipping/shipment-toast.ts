import type { FailureWords } from "#app/failure-words.ts";
import type { ToastWords } from "#app/features/toast/toast.tsx";

export const created: ToastWords = { title: "Shipping label created successfully!" };
export const incomplete: ToastWords = { title: "Please fill in all required fields", destructive: true };

/** What went wrong, in its own words where it has any. */
export const failureToast = ({ message }: FailureWords): ToastWords => ({ title: message || "Failed to create shipment", destructive: true });
