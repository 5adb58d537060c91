import * as v from "valibot";
import { email } from "#contracts/fields.ts";
import { guard } from "#contracts/guard.ts";

/** Mails a fresh link to somebody's place on the Warmth List, if that address has one. The answer is always the same. */
export const input = v.strictObject({ email, ...guard });
export const output = v.strictObject({ success: v.literal(true) });
export const limits = { email: { times: 3, minutes: 15 }, address: { times: 30, minutes: 15 } };
