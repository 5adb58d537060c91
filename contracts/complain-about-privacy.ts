import * as v from "valibot";
import { email, ownWords, personName } from "#contracts/fields.ts";
import { guard } from "#contracts/guard.ts";
import { messageLimits, messageReceipt } from "#contracts/message.ts";

/** A complaint about how we handle personal data. Its acknowledgement leaves in the same breath; the law allows 30 days. */
export const input = v.strictObject({
  name: personName,
  email,
  complaint: ownWords("Please tell us what went wrong"),
  wanted: v.optional(ownWords("Please tell us what would put it right")),
  ...guard,
});
export const output = messageReceipt;
export const limits = messageLimits;
