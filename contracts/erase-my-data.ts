import * as v from "valibot";
import { secretToken } from "#contracts/fields.ts";

/** Ends what is held about the address that the link was mailed to. By POST only. Sent again, it changes nothing. */
export const input = v.strictObject({ token: secretToken });
export const output = v.strictObject({ success: v.literal(true) });
export const limits = { address: { times: 60, minutes: 15 } };
