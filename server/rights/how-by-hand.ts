const known: Readonly<Record<string, string>> = {
  stripe:
    "Stripe keeps the payment and what was typed on its page. Its API can only redact, as a preview: that cannot be undone, loses a dispute, and leaves no refund. Once neither can come any more, ask Stripe to redact this Checkout Session: docs.stripe.com/privacy/redaction.",
  easypost: "EasyPost’s API deletes no shipment, address or tracker. Write to its support, name this shipment, and ask for the recipient’s data to be deleted.",
  mailchimp: "The list no longer stands there. In Mailchimp, find the contact and choose Delete, then Permanently delete.",
};

/** What the owner does where a program cannot. */
export const howByHand = (vendor: string) => known[vendor] ?? `The shop no longer works with ${vendor}. Ask it to delete what it holds under this number.`;
