import type { Passage } from "#content/assistant/passage.ts";
import type { AssistantName } from "#contracts/assistant.ts";

/** A question that our content answers, and the passages that do. */
export type ToWord = {
  assistant: AssistantName;
  question: string;
  /** The visitor's own questions before it, oldest first. */
  earlier: readonly string[];
  /** What may be said, the likeliest first, and nothing besides. */
  passages: readonly Passage[];
};

export type Worded = {
  /** The passages it was taken from. */
  used: readonly Passage[];
  /** Whole sentences, each as soon as it is there, with the white space that belongs before it. Throws `ProviderUnavailable`, also between two. */
  sentences: AsyncIterable<string>;
};

/** Puts an answer into words; null where none of the passages answers. Throws `ProviderUnavailable`. */
export type Assistant = {
  name: string;
  word(question: ToWord): Promise<Worded | null>;
};
