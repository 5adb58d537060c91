import * as v from "valibot";
import { ownWords } from "#contracts/fields.ts";
import { longestQuestion } from "#contracts/limit.ts";

/** What both assistants take and give. Their functions: product-chatbot, dermaflo-chat; then rate-answer and talk-to-person. */
export const assistantNames = ["product", "dermaflo"] as const;
export type AssistantName = (typeof assistantNames)[number];

/** One message. */
export const question = ownWords("Please write a question", longestQuestion);

/**
 * What was said before, oldest first: for "and for feet?". Only the visitor's own last few messages are read; what a browser
 * says that we said is read by nobody.
 */
export const earlier = v.pipe(
  v.array(
    v.strictObject({
      role: v.picklist(["user", "assistant"], "user or assistant"),
      content: v.pipe(v.string(), v.maxLength(4_000, "Please use at most 4,000 characters")),
    }),
  ),
  v.maxLength(100, "At most 100 messages"),
);

/** Made by the server with the first answer, and sent back with each later question. */
export const conversationId = v.pipe(v.string(), v.uuid("The conversation's id"));
/** Which words about keeping conversations stood beside the field; without them not a word is kept. content/assistant/words.ts has them. */
export const wording = v.pipe(v.string(), v.regex(/^[\w.-]{1,40}$/, "A version, such as assistant-1"));

/** A place on this site where an answer comes from; `path` begins with a slash and may end in an anchor. */
export const source = v.strictObject({ title: v.string(), path: v.string() });
export type Source = v.InferOutput<typeof source>;

/**
 * answered: from our content · unsure: asks which of a few questions is meant · unknown: says that it does not know, and offers a person · careful: the fixed answer on health ·
 * social: a greeting, thanks, a good-bye, or what the assistant says of itself · declined: not what it is here for.
 */
export const outcomes = ["answered", "unsure", "unknown", "careful", "social", "declined"] as const;
export type Outcome = (typeof outcomes)[number];

/** What comes with every reply, of either assistant. */
export const besideReply = {
  outcome: v.picklist(outcomes),
  sources: v.array(source),
  /** Questions that this answer leads to, ready to be pressed; at most three. */
  next: v.array(v.string()),
  /** Where it is not clear what is meant: the questions to choose from, ready to be pressed. Empty with every other outcome. */
  choices: v.array(v.string()),
  /** For rate-answer. */
  answer: v.pipe(v.string(), v.uuid()),
  conversation: conversationId,
};

/** A network address may be a whole office. Both assistants together. */
export const limits = { address: { times: 60, minutes: 10 } };
