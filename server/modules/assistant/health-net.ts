import { stemmer } from "stemmer";
import { type CarefulKind, carefulAnswers, isCarefulKind } from "#content/assistant/fixed-answers.ts";
import type { Passage } from "#content/assistant/passage.ts";
import { readExamples } from "#content/assistant/read-knowledge.ts";
import { createGuess, type Learned, learn } from "#server/modules/assistant/classifier.ts";
import type { Term } from "#server/modules/assistant/ideas.ts";
import type { Direct } from "#server/modules/assistant/word-vectors.ts";

/** The second net of health, below the frames: what the build learns from content/health/examples.md, and from all that is asked of other things. */
export type Net = { kinds: string[]; learned: Learned };
/** What a message sounds like at its most worrying, and how much so, from 0 to 1. */
export type Sense = { kind: CarefulKind; likely: number; urgentKind: CarefulKind; urgently: number };

/** An example of health is learned from so often: there are many more of all else. */
const weight = 3;
/** So many words are heard at once: a long story is mostly about other things. */
const heard = 8;
/** Of many stretches one sounds like something by chance: with so many more, what is heard in one counts half. */
const perChance = 8;

const termsOf = (text: string): Term[] => {
  const letters = text.normalize("NFKD").toLowerCase();
  const words = letters.replaceAll(/\p{M}/gu, "").match(/[\p{L}\d]+/gu) ?? [];
  return words.map((word) => ({ name: stemmer(word), words: word, stems: [], kind: "idea" }));
};

export function learnHealth(passages: readonly Passage[], readPlainly: (text: string) => string, direct: Direct, examples = readExamples()): Net {
  const kinds = [...new Set(examples.map(({ kind }) => kind))];
  const others = passages.flatMap(({ asks }) => asks.map((ask) => ({ terms: termsOf(readPlainly(ask)), place: kinds.indexOf("nothing") })));
  const lessons = examples.flatMap(({ kind, text, english }) =>
    new Array<{ terms: Term[]; place: number }>(weight).fill({ terms: termsOf(english ? readPlainly(text) : text), place: kinds.indexOf(kind) }),
  );
  return { kinds, learned: learn([...others, ...lessons], kinds.length, direct) };
}

export function openHealthNet({ kinds, learned }: Net, direct: Direct): (text: string) => Sense {
  const guess = createGuess(learned, direct);
  return (text) => {
    const terms = termsOf(text);
    const parts = [terms];
    for (let from = 0; terms.length > heard && from < terms.length - heard / 2; from += heard / 2) parts.push(terms.slice(from, from + heard));
    const heardIn = parts.map((part) => new Map([...guess(part)].map((share, at) => [kinds[at] ?? "", share])));
    const of = (one: ReadonlyMap<string, number>, kind: string) => one.get(kind) ?? 0;
    const [most = new Map<string, number>()] = heardIn.sort((a, b) => of(a, "nothing") - of(b, "nothing"));
    const [kind = "general"] = Object.keys(carefulAnswers)
      .filter(isCarefulKind)
      .sort((a, b) => of(most, b) - of(most, a));
    const lessOften = (share: number) => share / (share + (1 - share) * (1 + (parts.length - 1) / perChance));
    return {
      kind,
      likely: lessOften(1 - of(most, "nothing")),
      urgentKind: of(most, "emergency") > of(most, "frozen") ? "emergency" : "frozen",
      urgently: lessOften(of(most, "emergency") + of(most, "frozen")),
    };
  };
}
