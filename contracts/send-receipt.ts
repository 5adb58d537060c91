import * as v from "valibot";
import { secretToken } from "#contracts/fields.ts";

/** Emails a paid order's receipt to the address that it was ordered with, and to no other. */
export const input = v.strictObject({ token: secretToken });
export const output = v.strictObject({ success: v.literal(true) });
export const limits = { address: { times: 20, minutes: 15 }, order: { times: 5, minutes: 60 } };
