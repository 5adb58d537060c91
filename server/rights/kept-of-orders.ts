/**
 * What stays of an erased person's order: the sale, as tax law wants it recorded (VAT Regulations 1995, reg. 16 and 31; Companies Act 2006, s. 386),
 * which for a retail sale of this size asks for no buyer's name. The first words are read by the person.
 */
export const keptOfOrders = {
  "the order’s reference": ["reference"],
  "what was bought, its price and VAT": ["product", "quantity", "total_minor", "vat_minor", "currency"],
  "when it was placed, paid, sent and refunded": ["created_at", "paid_at", "status", "refunded_minor"],
  "the number of the payment": ["payment_provider", "payment_session", "payment_id"],
} as const;

/** Columns in which words of an erased person may still stand: what happened, in a report of a serious skin reaction. */
export const keptByLaw = ["public.letters.details"] as const;
