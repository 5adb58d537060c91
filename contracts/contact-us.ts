import * as v from "valibot";
import { email, ownWords, personName } from "#contracts/fields.ts";
import { guard } from "#contracts/guard.ts";
import { messageLimits, messageReceipt } from "#contracts/message.ts";

export const topics = ["order", "cream", "warmth-list", "press", "other"] as const;

/** A message to the owner. Sent twice on one day, it is one message and has one reference. */
export const input = v.strictObject({
  name: personName,
  email,
  topic: v.picklist(topics, "Please choose what it is about"),
  message: ownWords("Please write your message"),
  ...guard,
});
export const output = messageReceipt;
export const limits = messageLimits;
