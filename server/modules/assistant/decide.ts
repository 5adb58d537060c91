import { type CarefulKind, carefulAnswers, declinedAnswer, othersAnswer, socialAnswers, unknownAnswer } from "#content/assistant/fixed-answers.ts";
import type { Passage } from "#content/assistant/passage.ts";
import type { AssistantName, Outcome, Source } from "#contracts/assistant.ts";
import { type Learned, readLearned } from "#server/modules/assistant/classifier.ts";
import { createFindExcerpt } from "#server/modules/assistant/excerpts.ts";
import { createFindPassages } from "#server/modules/assistant/find-passages.ts";
import { createIndex } from "#server/modules/assistant/index.ts";
import { normalise } from "#server/modules/assistant/normalise.ts";
import { findCareful, findOther } from "#server/modules/assistant/safety.ts";
import { createReadPlainly } from "#server/modules/assistant/spelling.ts";
import { openWordVectors, type WordVectors } from "#server/modules/assistant/word-vectors.ts";

export type Decision = {
  outcome: Outcome;
  /** What answers it: its words are an adapter's to put. Empty with every other outcome than "answered". */
  passages: readonly Passage[];
  /** What is said where no passage answers; null where one does. */
  fixed: string | null;
  sources: readonly Source[];
  /** Questions that this leads to. */
  next: readonly string[];
};

export type Decide = (question: string, earlier?: readonly string[]) => Decision;

const asQuestion = (ask: string) => `${ask.charAt(0).toUpperCase()}${ask.slice(1).replace(/\?$/, "")}?`;
const leadsTo = (near: readonly Passage[]) => near.flatMap(({ asks }) => asks.slice(0, 1).map(asQuestion)).slice(0, 3);
const fixed = (outcome: Outcome, { text, sources }: { text: string; sources: readonly Source[] }, next: readonly string[] = []): Decision => ({
  outcome,
  passages: [],
  fixed: text,
  sources,
  next,
});

type Needs = { passages: readonly Passage[]; excerpts: readonly Passage[]; vectors: WordVectors; learned: Learned | null };

/** Decides what a message is, and which of our words answer it. Whoever words the answer later decides nothing. */
export function createDecide({ passages, excerpts, vectors, learned }: Needs): Decide {
  const index = createIndex(passages, vectors, learned);
  const words = [...index.words, ...excerpts.flatMap(({ text }) => normalise(text).split(" "))];
  const readPlainly = createReadPlainly({ words, isWord: vectors.isWord });
  const findPassages = createFindPassages({ index, readPlainly, findExcerpt: createFindExcerpt(excerpts) });

  const carefulKind = (plain: string, typed: string): CarefulKind | null => findCareful(plain) ?? findCareful(typed);

  return (question, earlier = []) => {
    const [plain, typed] = [readPlainly(question), normalise(question)];
    const careful = carefulKind(plain, typed);
    if (careful) return fixed("careful", carefulAnswers[careful]);
    const other = findOther(typed) ?? findOther(plain);
    if (other?.outcome === "declined") return fixed("declined", other.others ? othersAnswer : declinedAnswer);
    if (other) return fixed("social", { text: socialAnswers[other.kind], sources: [] });
    const { answers, near } = findPassages(question, earlier);
    if (answers.length === 0) return fixed("unknown", unknownAnswer, leadsTo(near));
    const sources = [...new Map(answers.flatMap((passage) => passage.sources).map((source) => [source.path, source])).values()];
    return { outcome: "answered", passages: answers, fixed: null, sources: sources.slice(0, 4), next: leadsTo(near) };
  };
}

/** What an assistant knows: what is its own first, and then what both know. */
export function knowledgeOf(assistant: AssistantName, passages: readonly Passage[]): readonly Passage[] {
  const own = passages.filter(({ only }) => only === assistant);
  const replaced = new Set(own.flatMap(({ insteadOf = [] }) => insteadOf));
  return [...own, ...passages.filter(({ only, id }) => only === undefined && !replaced.has(id))];
}

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
export function createAssistant({ passages, excerpts }: Knowledge): DecideFor {
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
