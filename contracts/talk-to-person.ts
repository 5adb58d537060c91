import * as v from "valibot";
import { assistantNames, conversationId, earlier } from "#contracts/assistant.ts";
import { email, ownWords, personName } from "#contracts/fields.ts";
import { guard } from "#contracts/guard.ts";
import { messageLimits, messageReceipt } from "#contracts/message.ts";

/**
 * Sends a conversation to the owner, who answers to `email`. Of `messages` only the visitor's own go along: what the assistant
 * said is taken from our record, and from it only what belongs to `conversation`.
 */
export const input = v.strictObject({
  assistant: v.picklist(assistantNames),
  email,
  name: v.optional(personName),
  /** What they still want to say; needed where nothing was said before. */
  note: v.optional(ownWords("Please write your message", 2_000)),
  messages: v.optional(earlier, []),
  conversation: v.optional(conversationId),
  ...guard,
});
/** What the chat's form holds of it. */
export const form = v.strictObject({ email: input.entries.email, note: input.entries.note, ...guard });
export const output = messageReceipt;
export const limits = messageLimits;
