import * as v from "valibot";
import { email, ownLine, ownWords, personName } from "#contracts/fields.ts";
import { guard } from "#contracts/guard.ts";
import { messageLimits, messageReceipt } from "#contracts/message.ts";

export const severities = ["mild", "troubling", "serious"] as const;

/** A reaction of the skin. It is health data, so it is kept only with explicit consent. */
export const input = v.strictObject({
  happened: ownWords("Please tell us what happened"),
  when: ownLine("Please tell us roughly when it began"),
  where: ownLine("Please tell us where on your body"),
  severity: v.picklist(severities, "Please choose how bad it is, or was"),
  stopped: v.picklist(["yes", "no"], "Please say whether you have stopped using the cream"),
  batch: v.optional(ownLine("Please enter the batch number")),
  name: personName,
  email,
  consent: v.literal(true, "Please tick this box: without your agreement we can't keep your report"),
  ...guard,
});
export const output = messageReceipt;
export const limits = messageLimits;
