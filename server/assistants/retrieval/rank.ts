import type { Passage } from "#content/assistant/passage.ts";
import type { Term } from "#server/assistants/language/meanings.ts";
import type { Index } from "#server/assistants/retrieval/create-index.ts";

export type Ranked = {
  passage: Passage;
  /** 0 to 1: how well it fits, beside the others. */
  score: number;
  /** 0 to 1: what share of what was asked about it knows anything of. */
  coverage: number;
  /** 0 to 1: how close the closest of its questions is. */
  closest: number;
};

/** What the question leaves over tells more than what the known question has besides. */
const [leftOver, besides] = [0.75, 0.3];
/** A sentence of a text is no question: that it sounds alike says less. */
const sentenceCounts = 0.6;

/** Passages for a question, the best first. */
export function rank(index: Index, terms: readonly Term[]): Ranked[] {
  const asked = [...new Map(terms.map((term) => [term.name, term])).values()];
  const weights = new Map(asked.map((term) => [term.name, index.weigh(term)]));
  const subject = asked.filter(({ kind }) => kind !== "how");
  const total = (names: Iterable<string>) => [...names].reduce((sum, name) => sum + (weights.get(name) ?? 0), 0);
  const whole = total(weights.keys());
  const wholeSubject = total(subject.map(({ name }) => name));

  const likeness = (known: Set<string>) => {
    const shared = total([...known].filter((name) => weights.has(name)));
    if (shared === 0) return 0;
    const more = [...known].filter((name) => !weights.has(name)).reduce((sum, name) => sum + index.weigh(kindOf(name)), 0);
    return shared / (shared + leftOver * (whole - shared) + besides * more);
  };
  const share = (known: Set<string>) => (wholeSubject === 0 ? 0 : total(subject.map(({ name }) => name).filter((name) => known.has(name))) / wholeSubject);

  return index
    .search(asked)
    .flatMap((at) => index.passages[at] ?? [])
    .map(({ passage, asks, sentences, about, all }) => {
      const closest = Math.max(0, ...asks.map(likeness), ...sentences.map((sentence) => sentenceCounts * likeness(sentence)));
      const coverage = share(all);
      return { passage, closest, coverage, score: 0.6 * closest + 0.25 * share(about) + 0.15 * coverage };
    })
    .sort((a, b) => b.score - a.score);
}

const kindOf = (name: string): Pick<Term, "name" | "kind"> => ({ name, kind: name.startsWith("?") ? "how" : "idea" });
