import type { Passage } from "#content/assistant/passage.ts";
import type { AssistantName } from "#contracts/assistant.ts";
import type { Config } from "#server/platform/config.ts";

/** A question that our content answers, and the passages that do. */
export type ToWord = {
  assistant: AssistantName;
  question: string;
  /** The visitor's own questions before it, oldest first. */
  earlier: readonly string[];
  /** What may be said, and nothing besides. */
  passages: readonly Passage[];
};

/** Puts an answer into words. Whether there is one, and from which passages, is decided before. */
export type Assistant = {
  name: Config["ASSISTANT"];
  /** Whole sentences, each as soon as it is there, with the white space that belongs before it. Throws `ProviderUnavailable`, also between two. */
  word(question: ToWord): AsyncIterable<string>;
};
