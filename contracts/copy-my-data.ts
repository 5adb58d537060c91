import * as v from "valibot";
import { secretToken } from "#contracts/fields.ts";

/** Everything held about the address that the link was mailed to. By POST only: link scanners open every link in a mail. */
export const input = v.strictObject({ token: secretToken });
export const output = v.strictObject({ file_name: v.string(), data: v.record(v.string(), v.unknown()) });
export const limits = { address: { times: 60, minutes: 15 }, request: { times: 10, minutes: 60 } };
