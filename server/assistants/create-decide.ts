import { type CarefulKind, carefulAnswers, declinedAnswer, othersAnswer, socialAnswers, unknownAnswer } from "#content/assistant/fixed-answers.ts";
import type { Passage } from "#content/assistant/passage.ts";
import type { Outcome, Source } from "#contracts/assistant.ts";
import { createFindPassages } from "#server/assistants/find-passages.ts";
import { createReadPlainly } from "#server/assistants/language/create-read-plainly.ts";
import { normalise } from "#server/assistants/language/normalise.ts";
import { createFindExcerpt } from "#server/assistants/retrieval/create-find-excerpt.ts";
import { createIndex } from "#server/assistants/retrieval/create-index.ts";
import type { Learned } from "#server/assistants/retrieval/learned.ts";
import { findCareful } from "#server/assistants/rules/find-careful.ts";
import { findOther } from "#server/assistants/rules/find-other.ts";
import type { WordVectors } from "#server/assistants/vectors/open-word-vectors.ts";

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
