import * as v from "valibot";

export const input = v.strictObject({});
/**
 * Never an exact count; closed: nobody can order, whatever is left. `dispatch` is words for a person, such as "by 31 March 2027"; so are `delivered`,
 * "by 30 April 2027 at the latest", and `opens`, the day on which pre-orders open again, where that is known: "15 May 2027".
 */
export const output = v.strictObject({
  availability: v.picklist(["in", "low", "sold-out", "closed"]),
  dispatch: v.string(),
  delivered: v.string(),
  opens: v.optional(v.string()),
});
export type Availability = v.InferOutput<typeof output>;

/** A network address may be a whole office, and every page with a price asks once. Each process counts by itself: a write would cost more than the answer. */
export const limits = { address: { times: 600, minutes: 15 } };
