import type { AssistantName, Source } from "#contracts/assistant.ts";

/** Something that we have published, in words that an assistant may use as they are. */
export type Passage = {
  /** Its own, such as faq/waterproof. */
  id: string;
  /** Empty where people ask and nothing is published. `$dispatch`, `$price` and its like stand for what only a running shop knows. */
  text: string;
  /** Where it stands, then where there is more to read. */
  sources: readonly [Source, ...Source[]];
  /** What people ask when this answers them; the first is how it is offered as a choice. */
  asks: readonly string[];
  /** The same, where the answer is yes, and where it is no. */
  yes: readonly string[];
  no: readonly string[];
  /** Whether it's of the shop, its parcels and its money, and of nobody's body. */
  ofShop?: boolean;
  /** The one assistant that answers from it; both, where there is none. */
  only?: AssistantName;
  /** Passages of both that this one stands in for there. */
  insteadOf?: readonly string[];
};
