import type { AssistantName, Source } from "#contracts/assistant.ts";

/** Something we have published, in words that an assistant may use as they are. */
export type Passage = {
  /** Its own, such as faq/waterproof. */
  id: string;
  text: string;
  /** Where it stands, then where there is more to read. */
  sources: readonly [Source, ...Source[]];
  /** What people ask when this answers them; the more ways, the better it is found. */
  asks: readonly string[];
  /** The one assistant that answers from it; both, where there is none. */
  only?: AssistantName;
};

/** What only the settings know. */
export type PassageNeeds = {
  /** When pre-orders are sent, such as "by 31 March 2027". */
  dispatch: string;
};
