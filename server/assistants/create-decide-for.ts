import type { Passage } from "#content/assistant/passage.ts";
import type { AssistantName } from "#contracts/assistant.ts";
import { createDecide, type Decide, type Decision } from "#server/assistants/create-decide.ts";
import { knowledgeOf } from "#server/assistants/knowledge-of.ts";
import { readLearned } from "#server/assistants/retrieval/read-learned.ts";
import { openWordVectors } from "#server/assistants/vectors/open-word-vectors.ts";

export type Question = {
  assistant: AssistantName;
  question: string;
  earlier: readonly string[];
  /** Whose turn it is: an IPv4 address, or the /48 around an IPv6 one. Those who ask nothing for themselves have none. */
  asker?: string;
};
export type DecideFor = (question: Question) => Promise<Decision>;
/** What our pages say, and in a few sentences each what posts and pages say besides. */
export type Knowledge = { passages: readonly Passage[]; excerpts: readonly Passage[] };

/** Decides for either assistant. The first question to each waits until all that it knows is read; what the build did not learn of it is learned then, which takes seconds. */
export function createDecideFor({ passages, excerpts }: Knowledge): DecideFor {
  const vectors = openWordVectors();
  const begun = new Map<AssistantName, Promise<Decide>>();
  const read = async (assistant: AssistantName) =>
    createDecide({ passages: knowledgeOf(assistant, passages), excerpts, vectors: await vectors, learned: await readLearned(assistant) });
  return async ({ assistant, question, earlier }) => {
    const reading = begun.get(assistant) ?? read(assistant);
    begun.set(assistant, reading);
    return (await reading)(question, earlier);
  };
}
