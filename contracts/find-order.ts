import * as v from "valibot";
import { email } from "#contracts/fields.ts";
import { guard } from "#contracts/guard.ts";
import { reference } from "#contracts/order.ts";

/** Mails a new link to an order, if email and reference belong together. The answer is always the same. */
export const input = v.strictObject({ email, reference, ...guard });
export const output = v.strictObject({ success: v.literal(true) });
export const limits = { email: { times: 3, minutes: 15 }, address: { times: 30, minutes: 15 } };
