import type { AssistantName, Source } from "#contracts/assistant.ts";

/** Something we have published, in words that an assistant may use as they are. */
export type Passage = {
  /** Its own, such as faq/waterproof. */
  id: string;
  /** Empty where we have published nothing, or nothing any more: the question is known, and has no answer. */
  text: string;
  /** Where it stands, then where there is more to read. */
  sources: readonly [Source, ...Source[]];
  /** What people ask when this answers them; the more ways, the better it is found. */
  asks: readonly string[];
  /** The one assistant that answers from it; both, where there is none. */
  only?: AssistantName;
  /** Passages of both that this one stands in for there. */
  insteadOf?: readonly string[];
};

/** What only the settings know. */
export type PassageNeeds = {
  /** When pre-orders are sent, such as "by 31 March 2027". */
  dispatch: string;
};
