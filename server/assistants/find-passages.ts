import type { Passage } from "#content/assistant/passage.ts";
import { readTerms, type Term } from "#server/assistants/language/meanings.ts";
import type { Index } from "#server/assistants/retrieval/create-index.ts";
import { type Ranked, rank } from "#server/assistants/retrieval/rank.ts";
import { weights } from "#server/assistants/retrieval/weights.ts";
import { splitQuestions } from "#server/assistants/split-questions.ts";

type Needs = { index: Index; readPlainly: (text: string) => string };
export type Found = {
  /** What answers it, the best first; none, where nothing does surely enough. */
  answers: readonly Passage[];
  /** What came near, the nearest first, without the answers. */
  near: readonly Passage[];
};

/** A question that we know and have published nothing on, and that is nearly as near. */
const silentBeside = (best: Ranked, others: readonly Ranked[]) =>
  best.passage.text !== "" && others.some(({ passage, score }) => passage.text === "" && score * weights.beside >= best.score);

const isSilent = ([best, ...others]: readonly Ranked[]) => best !== undefined && (best.passage.text === "" || silentBeside(best, others));

function isSure([best, ...others]: readonly Ranked[]): boolean {
  if (!best || silentBeside(best, others)) return false;
  const [second] = others;
  const { coverage, closest, score, likely } = best;
  if (coverage >= 0.99) return closest >= weights.closeWhenWhole;
  if (likely >= weights.certain && coverage >= weights.knownWhenCertain) return true;
  if (closest < weights.close) return false;
  return coverage >= weights.known || (coverage >= weights.knownInPart && score >= weights.ahead * (second?.score ?? 0));
}

/** "And for feet?", "what about gloves?", "why?": the question before says what of. */
const leansBack =
  /^(?:and|what about|how about|but|or|so|also|then|ok and|okay and|in that case|is that|does that|will that|what if|why|how come|really|even)\b/;

/** What was said before is half forgotten: it completes a question, and does not replace it. */
function together(now: readonly Term[], before: readonly Term[]): Term[] {
  const ownWay = now.some(({ kind }) => kind === "how");
  const rest = before.filter(({ name, kind }) => !now.some((term) => term.name === name) && !(ownWay && kind === "how"));
  return [...now, ...rest.map((term) => ({ ...term, faint: true as const }))];
}

/** Finds what our content has to say to a question. One rule for every question: docs/decisions has it. */
export function createFindPassages({ index, readPlainly }: Needs) {
  const read = (text: string) => readTerms(readPlainly(text));
  const best = (terms: readonly Term[]) => rank(index, terms);
  const surely = (ranked: readonly Ranked[]) => (isSure(ranked) ? (ranked[0] ?? null) : null);

  function look(text: string, earlier: readonly string[]): { sure: Ranked | null; ranked: Ranked[] } {
    const terms = read(text);
    const own = best(terms);
    const before = earlier.at(-1);
    const sure = surely(own);
    if (before === undefined || !(leansBack.test(readPlainly(text)) || terms.filter(({ kind }) => kind !== "small").length < 3)) return { sure, ranked: own };
    const ofItsOwn = terms.some(({ kind }) => kind === "idea");
    if (sure && ofItsOwn && sure.closest >= 0.7) return { sure, ranked: own };
    // It is known what is meant, and that nothing is published on it: what was asked before does not change that.
    if (ofItsOwn && isSilent(own)) return { sure: null, ranked: own };
    const both = best(together(terms, read(before)));
    const joined = surely(both);
    return joined && (!sure || !ofItsOwn || joined.score >= sure.score) ? { sure: joined, ranked: both } : { sure, ranked: own };
  }

  return (text: string, earlier: readonly string[] = []): Found => {
    const whole = look(text, earlier);
    const parts = splitQuestions(text);
    const several = parts.length > 1 ? parts.map((part) => look(part, earlier).sure).filter((one) => one !== null) : [];
    const distinct = [...new Map(several.map((one) => [one.passage.id, one])).values()];
    const chosen = distinct.length > 1 || (!whole.sure && distinct.length > 0) ? distinct : whole.sure ? [whole.sure] : [];
    // A question that we know, and have published nothing on.
    const answers = chosen.map(({ passage }) => passage).filter(({ text }) => text);
    const near = whole.ranked
      .filter(({ passage, closest, coverage }) => passage.text && !answers.includes(passage) && closest >= weights.near && coverage >= weights.knownInPart)
      .map(({ passage }) => passage);
    return { answers, near };
  };
}
