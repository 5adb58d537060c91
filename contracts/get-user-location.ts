import * as v from "valibot";
import { countryCode } from "#contracts/fields.ts";

export const input = v.strictObject({});
/** `country` is there when `success` is true; a private or unknown address has none. */
export const output = v.strictObject({ success: v.boolean(), country: v.optional(countryCode) });

/** A network address may be a whole office. `GET /country_code/` counts towards the same limit. */
export const limits = { address: { times: 120, minutes: 15 } };
