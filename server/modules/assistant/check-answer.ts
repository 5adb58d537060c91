import { stemmer } from "stemmer";
import type { Passage } from "#content/assistant/passage.ts";
import { brand } from "#content/brand.ts";
import { checkClaims } from "#content/check-claims.ts";
import { splitSentences } from "#content/split-sentences.ts";

/** Letters, figures and signs of plain English prose, "@" for our own address: no other script, nothing invisible, no markup, no path. */
const plain = /^[A-Za-z0-9\s£.,;:!?'’"“”()%@–—-]*$/;

/** What thieves ask for: spoken of in our own words, or not at all. */
const delicate = /\b(?:cards?|bank\w*|password\w*|codes?|pins?|cvv|cvc|iban)\b/i;

/** Words that carry nothing by themselves; a name of the thing itself says nothing of it. */
const light = new Set(
  `a an the this that these those it its they them their is are was were be been am do does did has have had will would can may
  to of for in on at by with as and or so which there here also then cost costs price ${brand.name.toLowerCase()}`.split(/\s+/),
);
const persons = new Map([
  ...["we", "us", "our", "ours"].map((word) => [word, "we"] as const),
  ...["you", "your", "yours"].map((word) => [word, "you"] as const),
  ...["i", "me", "my", "mine"].map((word) => [word, "i"] as const),
]);
const denial = /^(?:not?|non|never|nor|neither|nothing|none|nobody|cannot|without|.+n't)$/;
/** What bounds a statement: it may be neither added nor left out. */
const bound =
  /\d|^(?:only|unless|except|until|if|once|when|while|before|after|within|outside|over|under|least|latest|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|ninety|hundred|thousand|half|double|quarter|dozen)$/;

const subjects = new Set(["i", "we", "you"]);
/** A figure that says of what. */
const counted = /^£\d|\d%$|\d\D*? ./;
const people: ReadonlySet<string> = new Set(persons.values());

/** A stretch of a text: its words in order, stemmed, and what bounds them, in no order. */
type Stretch = { words: string[]; bounds: string; figures: number };

function readStretch(clauses: readonly string[]): Stretch {
  const words: string[] = [];
  const bounds = new Set<string>();
  for (const clause of clauses) {
    const tokens = clause
      .toLowerCase()
      .replaceAll("’", "'")
      .replaceAll(/\bnon-/g, "not ")
      .split(/\s+/)
      .map((token) => token.replace(/^[^a-z0-9£]+|(?<![^a-z0-9%])[^a-z0-9%]+$/g, "").replace(/'s$/, ""))
      .filter(Boolean);
    let denied = "";
    for (const [at, token] of tokens.entries()) {
      const next = tokens[at + 1] ?? "";
      if (denial.test(token)) {
        denied = "not ";
        bounds.add("not");
      }
      // A figure is nothing without what it counts: minutes are no hours.
      else if (bound.test(token)) bounds.add(/\d/.test(token) && next && !light.has(next) ? `${token} ${stemmer(next)}` : token);
      // "It has not been sent you may cancel": whoever acts next is not denied with it.
      else if (subjects.has(token)) denied = "";
      if (!light.has(token) && !denial.test(token) && !bound.test(token)) words.push(persons.get(token) ?? denied + stemmer(token));
    }
  }
  return { words, bounds: [...bounds].sort().join("|"), figures: [...bounds].filter((token) => counted.test(token)).length };
}

/** A condition belongs to what it is the condition of. */
const joint = /[;:()–—!?]|,(?!\d)(?!\s*(?:if|unless|until|once|when|while|before|after|as long as|except|provided)\b)|\bbut\b/i;
const clausesOf = (sentence: string) =>
  sentence
    .split(joint)
    .map((part) => part.trim())
    .filter((part) => /\w/.test(part));
const opensWithCondition = /^(?:if|unless|until|once|when|while|before|after|as long as)\b/i;

/** Every stretch of neighbouring clauses of every sentence; where it opens with a condition, that one is in each. */
const stretchesOf = (text: string) =>
  splitSentences(text).flatMap((sentence) => {
    const clauses = clausesOf(sentence);
    const starts = opensWithCondition.test(sentence) ? clauses.slice(0, 1) : clauses;
    return starts.flatMap((_, from) => clauses.slice(from).map((_, more) => readStretch(clauses.slice(from, from + more + 1))));
  });

const read = new WeakMap<Passage, Stretch[]>();
/** A passage's, read once. */
function stretchesIn(passage: Passage): Stretch[] {
  const stretches = read.get(passage) ?? stretchesOf(passage.text);
  read.set(passage, stretches);
  return stretches;
}

/** At least this share of a source's words and figures must be said: a lie is made of a word here and a word there. */
const most = 0.6;
const actless = (words: readonly string[]) => words.filter((word) => !people.has(word));

/** Says the source's words in the source's order, leaving out some, with the same figures, limits and denials. */
function bears(source: Stretch, said: Stretch): boolean {
  const [told, whole] = [actless(said.words), actless(source.words)];
  if (source.bounds !== said.bounds || told.length + said.figures < Math.max(most * (whole.length + source.figures), 1)) return false;
  let at = 0;
  // Where nobody acts in the source, anybody may.
  return (source.words.length > whole.length ? said.words : told).every((word) => {
    at = source.words.indexOf(word, at) + 1;
    return at > 0;
  });
}

/** Clauses in one sentence, at most: each more doubles the ways to read them. */
const longest = 12;

/** Whether these clauses, in stretches of one or more, are all borne by one passage's. */
const allBorne = (clauses: readonly string[], sources: readonly Stretch[]): boolean =>
  clauses.length === 0 ||
  clauses.some((_, last) => {
    const said = readStretch(clauses.slice(0, last + 1));
    return sources.some((source) => bears(source, said)) && allBorne(clauses.slice(last + 1), sources);
  });

/**
 * What an answer says that it may not, in words for the log. A sentence may be said where one passage has it word for word, or where one
 * passage bears each of its clauses; of cards and codes only word for word; never with a medicinal word or a time that the register of claims does not hold. Empty: it may be said.
 */
export function checkAnswer(text: string, passages: readonly Passage[]): string[] {
  const verbatim = new Set(passages.flatMap((passage) => splitSentences(passage.text)));
  const own = splitSentences(text).filter((sentence) => !verbatim.has(sentence));
  const borne = (sentence: string) => {
    const clauses = clausesOf(sentence);
    return (
      plain.test(sentence) &&
      !delicate.test(sentence) &&
      clauses.length > 0 &&
      clauses.length <= longest &&
      passages.some((passage) => allBorne(clauses, stretchesIn(passage)))
    );
  };
  return [...checkClaims(text).map(({ kind, words }) => `${kind}: ${words}`), ...own.filter((sentence) => !borne(sentence)).map(() => "no passage bears it")];
}
