import * as v from "valibot";
import { secretToken } from "#contracts/fields.ts";

/** Confirms a place on the Warmth List. By POST only: link scanners open every link in a mail. */
export const input = v.strictObject({ token: secretToken });
export const output = v.strictObject({ success: v.literal(true) });
export const limits = { address: { times: 60, minutes: 15 } };
