import * as v from "valibot";

/** How the payment of one session stands: for the page a visitor comes back to. */
export const input = v.strictObject({ session: v.pipe(v.string(), v.regex(/^[\w-]{16,200}$/)) });
export const output = v.strictObject({
  /** waiting: paid or not, the provider has not told us yet · unpaid: the session is open and nothing was tried */
  state: v.picklist(["waiting", "paid", "unpaid", "expired", "cancelled", "refunded"]),
  reference: v.string(),
});
export type PaymentState = v.InferOutput<typeof output>;
export const limits = { address: { times: 300, minutes: 15 } };
