import * as v from "valibot";
import { deliveryAddress, secretToken } from "#contracts/fields.ts";

/** Changes where a paid order goes, until it is dispatched. */
export const input = v.strictObject({ token: secretToken, address: deliveryAddress });
export const output = v.strictObject({ success: v.literal(true) });
export const limits = { address: { times: 60, minutes: 15 } };
