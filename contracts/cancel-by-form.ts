import * as v from "valibot";
import { email, ownLine, ownWords, personName } from "#contracts/fields.ts";
import { guard } from "#contracts/guard.ts";
import { messageLimits, messageReceipt } from "#contracts/message.ts";
import { reference } from "#contracts/order.ts";

/** The law's model cancellation form, filled in on the page. A person matches it with the order: anyone could type anyone's name. */
export const input = v.strictObject({
  name: personName,
  email,
  address: ownWords("Please enter your address"),
  // The law asks for no reference, so a slip in it holds no notice up: it's kept as it was typed.
  order: v.optional(
    v.pipe(
      ownLine("Please enter the order's reference"),
      v.transform((typed) => (v.is(reference, typed) ? v.parse(reference, typed) : typed)),
    ),
  ),
  dates: v.optional(ownLine("Please enter the date")),
  ...guard,
});
export const output = messageReceipt;
export const limits = messageLimits;
