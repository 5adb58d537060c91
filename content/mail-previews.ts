/** The emails that the style guide shows, in the order of an order's life. */
export const mailPreviews = {
  "confirm-sign-up": "Confirm your place on the Warmth List",
  "order-confirmed": "Pre-order confirmed, and receipt",
  "address-corrected": "Delivery address corrected",
  "order-delayed": "Late, with a new date",
  "order-delayed-without-date": "Late, without a new date",
  "order-dispatched": "On its way",
  "order-delivered": "Arrived",
  "order-cancelled": "Cancelled",
  "order-refunded": "Refunded",
  "order-too-late": "Payment came too late",
  "payment-failed": "Payment did not go through",
  "order-link": "A new link to your order",
  "letter-received": "Your message is with us",
  "owner-order": "To the owner: a new pre-order",
  "owner-flag": "To the owner: something needs a person",
} as const;
export type MailPreview = keyof typeof mailPreviews;
