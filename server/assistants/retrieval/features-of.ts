import { stemmer } from "stemmer";
import type { Term } from "#server/assistants/language/meanings.ts";
import { weights } from "#server/assistants/retrieval/weights.ts";

/** Whether a word is one of the commonest. */
export type IsCommon = (word: string) => boolean;
export type Feature = readonly [name: string, weight: number];
const weightOf: Record<Term["kind"], number> = { idea: 1, light: 1, how: 0.8, small: 0.4 };
/** One of the commonest words, where it is no idea of ours, tells less: "expect", "explain". */
const commonWord = 0.6;
const tellsLess = ({ kind, name, words, stems }: Term, isCommon: IsCommon) => kind === "idea" && stems.length === 1 && stems[0] === name && isCommon(words);
/** Beside an idea: its words, two ideas or words one after the other, two ideas anywhere, pieces of words. */
const beside = { word: 0.6, nextIdea: 0.5, nextWord: 0.4, pair: 0.2, piece: 0.2 };
const sizeOfPiece = 4;

/** Ideas, their words and pieces of these, and which goes with which: "where you" is not "where order". */
export function featuresOf(terms: readonly Term[], isCommon: IsCommon): Feature[] {
  const features = new Map<string, number>();
  const add = (name: string, weight: number, term: Term) => {
    const counted = weight * (term.faint ? weights.faint : 1) * (tellsLess(term, isCommon) ? commonWord : 1);
    features.set(name, Math.max(features.get(name) ?? 0, counted));
  };
  const telling = terms.filter(({ kind }) => kind !== "small");
  const words = terms.flatMap((term) => term.words.split(" ").map((word) => ({ word: stemmer(word), term })));
  for (const [at, term] of terms.entries()) {
    add(term.name, weightOf[term.kind], term);
    for (const stem of term.stems) add(`=${stem}`, beside.word, term);
    const next = terms[at + 1];
    if (next) add(`${term.name}|${next.name}`, beside.nextIdea, term);
  }
  for (const [at, one] of telling.entries()) for (const other of telling.slice(at + 1)) add([one.name, other.name].sort().join("&"), beside.pair, one);
  for (const [at, { word, term }] of words.entries()) {
    add(`${word}_${words[at + 1]?.word ?? ""}`, beside.nextWord, term);
    if (at === 0) add(`_${word}`, beside.nextWord, term);
    const whole = `<${word}>`;
    for (let from = 0; word.length > 3 && from + sizeOfPiece <= whole.length; from++) add(whole.slice(from, from + sizeOfPiece), beside.piece, term);
  }
  return [...features];
}
