import * as v from "valibot";
import { besideReply, conversationId, earlier, question, wording } from "#contracts/assistant.ts";

export { limits } from "#contracts/assistant.ts";

/** Called at the product's own name: content/function-path.ts. Only `message` is needed. */
export const input = v.strictObject({
  message: question,
  messages: v.optional(earlier),
  conversation: v.optional(conversationId),
  wording: v.optional(wording),
});

/** `reply` is plain text; a line is a paragraph. Nothing in it is markup, whatever it looks like. */
export const output = v.strictObject({ reply: v.string(), ...besideReply });

/** With `Accept: text/event-stream` the answer comes as contracts/answer-events.ts says. */
export const streams = true as const;
