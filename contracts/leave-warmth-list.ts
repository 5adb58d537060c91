import * as v from "valibot";
import { secretToken } from "#contracts/fields.ts";

/** Ends a place on the Warmth List, by the link that every mail of it carries. By POST only; safe to send again. */
export const input = v.strictObject({ token: secretToken });
export const output = v.strictObject({ success: v.literal(true) });
/** Of tokens that are nobody's: whoever has a real one is never made to wait. */
export const limits = { address: { times: 60, minutes: 15 } };
