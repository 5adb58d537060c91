import * as v from "valibot";
import { besideReply, conversationId, earlier, question, wording } from "#contracts/assistant.ts";

export { limits } from "#contracts/assistant.ts";

export const input = v.strictObject({
  messages: v.optional(earlier, []),
  userMessage: question,
  conversation: v.optional(conversationId),
  wording: v.optional(wording),
});

/** `message` is plain text; a line is a paragraph. A refusal has a status and a body of its own, so `error` is never set at present. */
export const output = v.strictObject({ success: v.boolean(), message: v.string(), error: v.optional(v.string()), ...besideReply });

/** With `Accept: text/event-stream` the answer comes as contracts/answer-events.ts says. */
export const streams = true as const;
