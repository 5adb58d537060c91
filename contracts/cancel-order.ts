import * as v from "valibot";
import { secretToken } from "#contracts/fields.ts";
import { orderStatuses } from "#contracts/order.ts";

/** Cancels a paid order before dispatch and starts its full refund. Safe to send twice. */
export const input = v.strictObject({ token: secretToken });
export const output = v.strictObject({ status: v.picklist(orderStatuses) });
export const limits = { address: { times: 60, minutes: 15 } };
