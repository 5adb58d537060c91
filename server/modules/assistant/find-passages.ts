import type { Passage } from "#content/assistant/passage.ts";
import type { FindExcerpt } from "#server/modules/assistant/excerpts.ts";
import type { Index } from "#server/modules/assistant/index.ts";
import { readTerms, type Term } from "#server/modules/assistant/meanings.ts";
import { asksTheSameOf, clausesOf, clausesThatAsk, leaning, saysWhatOf, splitNames, splitQuestions } from "#server/modules/assistant/questions.ts";
import { type Ranked, rank } from "#server/modules/assistant/rank.ts";
import { reckonTimes } from "#server/modules/assistant/times.ts";
import { weights } from "#server/modules/assistant/weights.ts";

type Needs = { index: Index; readPlainly: (text: string) => string; findExcerpt: FindExcerpt };
export type Found = {
  /** What answers it, the best first; none, where nothing does surely enough. */
  answers: readonly Passage[];
  /** What came near, the nearest first, without the answers. */
  near: readonly Passage[];
};

/** A question that we know, and have published nothing on: the best is one, or one that is likelier meant. */
const isSilent = ([best, ...others]: readonly Ranked[]) =>
  best !== undefined && (best.passage.text === "" || others.some(({ passage, likely }) => passage.text === "" && likely >= weights.likelier * best.likely));

/** How far a chance is from even, either way. */
const odds = (chance: number) => Math.log(Math.max(chance, 1e-4) / Math.max(1 - chance, 1e-4));
const { sure, leans } = weights;

/** How far the best stands before the next, where it is so far that more would say nothing. */
const ahead = ([best, next]: readonly Ranked[]) => Math.min((best?.score ?? 0) - (next?.score ?? 0), weights.clear);

/** 0 to 1: how often a passage that stands so far ahead, and so near to what was asked, has proved the right one. */
function sureness(ranked: readonly Ranked[]): number {
  const [best, next] = ranked;
  if (!best || isSilent(ranked)) return 0;
  const speaks =
    sure.before +
    sure.likely * odds(best.likely) +
    sure.likelier * Math.log((best.likely + 0.01) / ((next?.likely ?? 0) + 0.01)) +
    sure.ahead * ahead(ranked) +
    sure.nearest * best.nearest +
    sure.coverage * best.coverage +
    (best.strange > 0 ? sure.stranger : 0);
  return 1 / (1 + Math.exp(-speaks));
}
const isSure = (ranked: readonly Ranked[], enough: number = sure.enough) => sureness(ranked) >= enough;

/** What was said before is half forgotten: it completes a question, and does not replace it. */
function together(now: readonly Term[], before: readonly Term[], same = false): Term[] {
  const ownWay = now.some(({ kind }) => kind === "how");
  const rest = before.filter(({ name, kind }) => !now.some((term) => term.name === name) && !(ownWay && kind === "how"));
  return [...now, ...(same ? rest : rest.map((term) => ({ ...term, faint: true as const })))];
}

/** What partners ask hangs together; what visitors ask goes from the cream to the post and back. */
const matterOf = ({ id }: Passage) => (id.startsWith("partner/") ? "partner" : null);

/** What was asked before: its ideas, what answers it, and the matter of that. */
type Before = { terms: readonly Term[]; answer: Passage | null; matter: ReturnType<typeof matterOf> };

/** What is told of the same matter as the question before was goes a little before the rest. */
function keepToMatter(ranked: Ranked[], matter: Before["matter"]): Ranked[] {
  if (!matter) return ranked;
  return ranked
    .map((one) => (matterOf(one.passage) === matter ? { ...one, score: one.score + weights.sameMatter } : one))
    .sort((one, other) => other.score - one.score);
}

/** Finds what our content has to say to a question. One rule for every question: docs/decisions has it. */
export function createFindPassages({ index, readPlainly, findExcerpt }: Needs) {
  const readOne = (text: string) => readTerms(readPlainly(text));
  /** Beside a clause that asks, the others say less. */
  function read(text: string): Term[] {
    const clauses = clausesOf(text);
    const asked = clauses.filter(({ asks }) => asks).flatMap(({ clause }) => readOne(clause));
    // "What should I do" says nothing of what.
    if (asked.length === 0 || asked.filter(({ kind }) => kind !== "small").length < weights.clause) return readOne(text);
    return clauses.flatMap(({ clause, asks }) => (asks ? readOne(clause) : readOne(clause).map((term) => ({ ...term, faint: true as const }))));
  }
  /** What a message is about that nothing stands before; what itself leans is completed once more. */
  function readBefore([before = "", earlier]: readonly string[]): Term[] {
    const terms = read(before);
    return earlier !== undefined && leaning(readPlainly(before), terms) > 0 ? together(terms, read(earlier)) : terms;
  }

  /** Read once for a message, however many questions are in it. */
  function readEarlier(earlier: readonly string[]): Before | null {
    if (earlier.length === 0) return null;
    const terms = readBefore(earlier.slice(-2).reverse());
    const [best] = rank(index, terms);
    return { terms, answer: best?.passage ?? null, matter: best && best.passage.text !== "" && isSure([best]) ? matterOf(best.passage) : null };
  }

  /** A question by itself, and with what was asked before: the reading stands in which the best is further ahead, and it must lean for that. */
  function look(text: string, before: Before | null): { sure: Ranked | null; ranked: Ranked[] } {
    const terms = read(text);
    const plain = readPlainly(text);
    const rankOf = (asked: readonly Term[]) => keepToMatter(rank(index, asked), before?.matter ?? null);
    const own = rankOf(terms);
    const lean = before ? leaning(plain, terms) : 0;
    // "Why does it take so long?" has a way of asking and no matter: that is the one before, in full.
    const onlyHow = !saysWhatOf(terms) && ["how", "light"].every((kind) => terms.some((term) => term.kind === kind));
    const both = before && lean !== 0 ? rankOf(together(terms, before.terms, onlyHow || asksTheSameOf.test(plain))) : own;
    // Nobody asks to hear the same again.
    const again = both[0]?.passage === before?.answer ? leans.again : 0;
    const ranked = ahead(both) + lean > ahead(own) + again + leans.enough ? both : own;
    const enough = ranked === own ? sure.enough : sure.together;
    return { sure: isSure(ranked, enough) ? (ranked[0] ?? null) : null, ranked };
  }

  /** Says of what, and points to nothing that was told: "Any jobs going? I'm a chemist." */
  function isWhole(part: string) {
    const terms = read(part);
    return saysWhatOf(terms) && leaning(readPlainly(part), terms) <= leans.short;
  }

  /** The questions of a message, each read after the one before it: "are you raising, and how much?" One that says nothing of what can only follow another. */
  function lookAtEach(parts: readonly string[], first: Before | null): Ranked[] {
    let before = first;
    let asked = false;
    return parts.flatMap((part) => {
      const terms = read(part);
      const telling = saysWhatOf(terms);
      if (!telling && !asked) return [];
      const { sure, ranked } = look(part, before);
      if (telling) [before, asked] = [{ terms, answer: ranked[0]?.passage ?? null, matter: before?.matter ?? null }, true];
      return sure ?? [];
    });
  }

  return (text: string, earlier: readonly string[] = []): Found => {
    const before = readEarlier(earlier);
    const { parts, told } = splitQuestions(text);
    const toldBefore: Before | null = saysWhatOf(read(told)) ? { terms: read(told), answer: null, matter: before?.matter ?? null } : before;
    const all = look(text, before);
    const [alone] = parts.length === 1 && told !== "" ? parts.filter(isWhole).map((part) => look(part, toldBefore)) : [];
    const whole = alone && ahead(alone.ranked) > ahead(all.ranked) ? alone : all;
    const names = splitNames(text);
    const several = parts.length > 1 ? lookAtEach(parts, toldBefore) : names.flatMap((name) => look(name, null).sure ?? []);
    const distinct = several.length < names.length ? [] : [...new Map(several.map((one) => [one.passage.id, one])).values()];
    const clauses = whole.sure || distinct.length > 0 || isSilent(whole.ranked) ? [] : clausesThatAsk(text).flatMap((part) => look(part, before).sure ?? []);
    const chosen =
      clauses.length > 0 ? clauses.slice(0, 1) : distinct.length > 1 || (!whole.sure && distinct.length > 0) ? distinct : whole.sure ? [whole.sure] : [];
    const excerpt = chosen.length > 1 || isSilent(whole.ranked) ? null : findExcerpt(readOne(text), index.isStranger);
    const half = chosen.every(({ coverage }) => coverage < weights.halfKnown);
    const doubtful = chosen.every(({ likely }) => likely < weights.clearly);
    if (excerpt && (half || (excerpt.onlyHere && doubtful))) return { answers: [excerpt.passage], near: chosen.map(({ passage }) => passage) };
    // A question that we know, and have published nothing on.
    const answers = chosen.map(({ passage }) => passage).filter(({ text }) => text);
    const near = whole.ranked
      .filter(({ passage, closest, coverage }) => passage.text && !answers.includes(passage) && closest >= weights.near && coverage >= weights.nearlyKnown)
      .map(({ passage }) => passage);
    return { answers: answers.map((passage) => reckonTimes(text, passage)), near };
  };
}
