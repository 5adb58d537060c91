import * as v from "valibot";
import { email } from "#contracts/fields.ts";
import { guard } from "#contracts/guard.ts";
import { reference } from "#contracts/order.ts";

/** Mails a new link to the order of that email and reference, or, without a reference, to the newest of that email. The answer is always the same. */
export const input = v.strictObject({ email, reference: v.optional(reference), ...guard });
export const output = v.strictObject({ success: v.literal(true) });
export const limits = { email: { times: 3, minutes: 15 }, address: { times: 30, minutes: 15 } };
/** Of who gives no reference: an email each. */
export const mostOrdersFound = 3;
