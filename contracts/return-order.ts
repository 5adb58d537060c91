import * as v from "valibot";
import { secretToken } from "#contracts/fields.ts";

/** Cancels an order that has been sent: the tube is to come back, and then its price goes back. Safe to send twice. */
export const input = v.strictObject({ token: secretToken });
export const output = v.strictObject({
  /** The last day to send it, such as "2026-12-06". */
  send_by: v.pipe(v.string(), v.isoDate()),
});
export const limits = { address: { times: 60, minutes: 15 } };
