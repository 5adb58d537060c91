/** Every email that the shop sends, by whom it goes to, in the order in which they come. The back office shows a sample of each. */
const orders = {
  "payment-failed": "Payment didn't go through",
  "order-confirmed": "Pre-order confirmed, and receipt",
  "order-receipt": "A copy of the receipt",
  "order-link": "A new link to your order",
  "address-corrected": "Delivery address corrected",
  "order-delayed": "Late, with a new date",
  "order-delayed-without-date": "Late, without a new date",
  "order-dispatched": "Sent, and on its way",
  "order-delivered": "Arrived",
  "return-asked": "Cancelled after it was sent",
  "return-back": "The tube is back",
  "return-posted": "Proof of posting",
  "return-opened": "The tube came back opened",
  "return-not-back": "The tube hasn't come back",
  "order-cancelled": "Cancelled",
  "order-cancelled-by-us": "Cancelled by us, with the reason",
  "order-refunded": "Refunded",
  "order-refunded-in-part": "Refunded in part",
  "order-paid-back": "Paid back another way",
  "order-too-late": "Payment came too late",
} as const;
const list = {
  "confirm-sign-up": "Confirm your place on the Warmth List",
  "confirm-sign-up-again": "Confirm after leaving",
  "already-on-list": "Already on the Warmth List",
  "list-link": "Your link to the Warmth List",
  "on-list": "On the Warmth List",
  "pre-orders-open": "It's your turn to pre-order",
  "tubes-sent": "The first tubes are on their way",
} as const;
const messages = {
  "message-received": "We've got your message",
  "message-answer": "Our answer to a message",
  "your-data-copy": "A copy of your data",
  "your-data-erase": "Delete your data",
} as const;
const owner = {
  "owner-order": "To the owner: a new pre-order",
  "owner-digest": "To the owner: yesterday in the shop",
  "owner-return": "To the owner: a tube is coming back",
  "owner-message": "To the owner: a message",
  "owner-alert": "To the owner: something needs attention",
  "owner-dead-job": "To the owner: a task failed",
} as const;
const team = {
  "operator-invitation": "An invitation to the back office",
  "operator-password": "A new password for the back office",
  "operator-password-changed": "A team member's password was changed",
  "operator-code-on": "A sign-in code was turned on",
  "operator-code-off": "A sign-in code was turned off",
  "operator-recovery-code": "A recovery code was used",
  "operator-passkey-added": "A passkey was added",
  "operator-passkey-removed": "A passkey was removed",
} as const;

export const mailPreviews = { ...orders, ...list, ...messages, ...owner, ...team };
export type MailPreview = keyof typeof mailPreviews;

export const mailPreviewGroups = [
  ["To customers, about their orders", orders],
  ["To people on the Warmth List", list],
  ["To people who write to you or ask about their data", messages],
  ["To you", owner],
  ["To your team, about signing in", team],
] as const;
