import * as v from "valibot";

/** How the payment of one session stands: for the page a visitor comes back to. */
export const input = v.strictObject({ session: v.pipe(v.string(), v.regex(/^[\w-]{16,200}$/)) });
export const output = v.strictObject({
  /**
   * waiting: paid or not, the provider has not told us yet · unpaid: the session is open and nothing was tried · bank-asked: the buyer's bank takes
   * its time, and the tube is held meanwhile · bank-late: it still does, and the tube is held no longer · failed: the bank sent nothing ·
   * expired: nobody tried to pay in time · too-late: paid after the last tube had gone, so it goes back · refund-failed: a refund that came to nothing ·
   * under-review: money came that doesn't fit the order, such as a wrong amount, and the owner looks into it
   */
  state: v.picklist([
    "waiting",
    "paid",
    "unpaid",
    "bank-asked",
    "bank-late",
    "failed",
    "expired",
    "cancelled",
    "too-late",
    "refunded",
    "refund-failed",
    "under-review",
  ]),
  reference: v.string(),
  /** unpaid: until when it can be paid · bank-asked: until when the tube is held. */
  until: v.optional(v.pipe(v.string(), v.isoTimestamp())),
});
export type PaymentState = v.InferOutput<typeof output>;
export const limits = { address: { times: 300, minutes: 15 } };
