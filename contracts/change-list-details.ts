import * as v from "valibot";
import { countryCode, personName, secretToken } from "#contracts/fields.ts";

/** Changes what the Warmth List holds of somebody, by their own link. */
export const input = v.strictObject({ token: secretToken, name: personName, country: countryCode, marketing: v.optional(v.boolean(), false) });
export const output = v.strictObject({ success: v.literal(true) });
export const limits = { person: { times: 30, minutes: 15 }, address: { times: 60, minutes: 15 } };
