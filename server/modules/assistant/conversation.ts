import type { Passage } from "#content/assistant/passage.ts";
import type { Term } from "#server/modules/assistant/ideas.ts";
import type { Rank, Ranked, ReadText } from "#server/modules/assistant/rank.ts";
import { clausesOf } from "#server/modules/assistant/split-questions.ts";

/** "Do I pay for that?", "what about the red ones?": of what, the question before says. */
const pointsBack = /\b(?:that|those|them|there|ones?)\b/;
/** Mostly our product; now and then what was spoken of. */
const mayPointBack = /\b(?:it|they|these|this)\b/;
/** "Is he a doctor?" */
const somebody = /\b(?:he|she|him|her|his|hers)\b/;
/** "Does that include the post?", "and after?" */
const adds = /\b(?:include|includes|including|as well|too|also|after|afterwards)\b/;
/** "And for feet?", "even in the rain?" */
const opensInTheMiddle = /^(?:and|what about|how about|but|or|so|also|then|even|only|with|in|on|for|to)\b/;
/** "How come?": of what, the question before says altogether. */
const onlyWhy = /^(?:(?:and|but|so|oh) )?(?:why|how come|how so|why not|really|since when)(?: is (?:that|it))?$/;
/** "And for feet?", "n in the sea", "what about Scotland": the question before is asked again of another thing. */
const asksTheSameOf =
  /^(?:(?:and|so|but|ok|then|also) )*(?:(?:and|but) that (?:it|they|this)\b|(?:(?:what|how) about|and|or|also|even|only|with|in|on|for|to|of|by)\b(?!.*\b(?:how|what|when|where|who|why|which|can|could|do|does|did|is|are|will|would|should|may|must|have|has)\b(?! about)))/;
/** What an order has come to: said once, it holds for the questions after it. */
const stage =
  /\b(?:i|we|it|mine|has|have|had|just|already|only)\b.{0,20}\b(?:ordered|paid|bought|arrived|came|come|received|opened|posted|dispatched|sent|cancelled|leaking|broken|faulty|joined|signed up)\b/i;

/** Whether it says of what, and not only how: "how much", "is there something that helps". */
const saysWhat = (terms: readonly Term[]) => terms.some(({ kind }) => kind === "idea");

/** What speaks for it that a question is not whole without the one before, each 0 or 1. */
export function leanings(plain: string, terms: readonly Term[]): number[] {
  const ofItsOwn = saysWhat(terms) && !onlyWhy.test(plain);
  return [
    pointsBack.test(plain),
    mayPointBack.test(plain),
    somebody.test(plain),
    opensInTheMiddle.test(plain),
    asksTheSameOf.test(plain),
    terms.filter(({ kind }) => kind !== "small").length < 3,
    !ofItsOwn && terms.some(({ kind }) => kind === "how"),
    adds.test(plain),
    !ofItsOwn,
  ].map(Number);
}

/** What was said before is half forgotten: it completes a question, and does not replace it. */
function together(now: readonly Term[], before: readonly Term[], asTheSame: boolean): Term[] {
  const ownWay = now.some(({ kind }) => kind === "how");
  const rest = before.filter(({ name, kind }) => !now.some((term) => term.name === name) && !(ownWay && kind === "how"));
  return [...now, ...(asTheSame ? rest : rest.map((term) => ({ ...term, faint: true as const })))];
}

/** What was asked before: its ideas, what answered it, and the matter of that. */
export type Before = { terms: readonly Term[]; answer: Passage | null; matter: string | null };
/** A question alone, and with what was asked before; how much speaks for the second. */
export type Readings = { alone: Ranked[]; both: Ranked[] | null; leans: number[] };

/** What partners ask hangs together; what visitors ask goes from the cream to the post and back. */
const matterOf = (passage: Passage | undefined) => (passage?.id.startsWith("partner/") ? "partner" : null);

type Needs = { rank: Rank; readText: ReadText; readPlainly: (text: string) => string };

/** Reads questions in their conversation. */
export function createConversation({ rank, readText, readPlainly }: Needs) {
  /** Beside a clause that asks, the others say less. */
  function readClauses(text: string): Term[] {
    const clauses = clausesOf(text);
    const asked = clauses.filter(({ asks }) => asks).flatMap(({ clause }) => readText(clause));
    // "What should I do" says nothing of what.
    if (asked.filter(({ kind }) => kind !== "small").length < 2) return readText(text);
    return clauses.flatMap(({ clause, asks }) => (asks ? readText(clause) : readText(clause).map((term) => ({ ...term, faint: true as const }))));
  }

  const leaningOf = (text: string, terms: readonly Term[]) => leanings(readPlainly(text), terms);

  /** What the visitor asked before this message, and what they told of their order. */
  function readEarlier(earlier: readonly string[]): Before | null {
    const [last, ...older] = earlier.toReversed();
    if (last === undefined) return null;
    const terms = readClauses(last);
    const leans = leaningOf(last, terms);
    const [previous] = older;
    const whole = previous !== undefined && (leans[0] || leans[5] || leans[8]) ? together(terms, readClauses(previous), false) : terms;
    const told = older.flatMap((text) => clausesOf(text).flatMap(({ clause, asks }) => (!asks && stage.test(clause) ? readText(clause) : [])));
    const [best] = rank(whole);
    return { terms: told.length > 0 ? together(whole, told, false) : whole, answer: best?.passage ?? null, matter: matterOf(best?.passage) };
  }

  function readQuestion(text: string, before: Before | null): Readings {
    const terms = readClauses(text);
    const alone = rank(terms);
    if (!before) return { alone, both: null, leans: [] };
    const onlyHow = !saysWhat(terms) && ["how", "light"].every((kind) => terms.some((term) => term.kind === kind));
    const plain = readPlainly(text);
    return { alone, both: rank(together(terms, before.terms, onlyHow || asksTheSameOf.test(plain))), leans: leanings(plain, terms) };
  }

  return { readEarlier, readQuestion, readClauses, saysWhat: (text: string) => saysWhat(readText(text)) };
}
