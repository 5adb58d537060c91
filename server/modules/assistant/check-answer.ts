import { stemmer } from "stemmer";
import type { Passage } from "#content/assistant/passage.ts";
import { readWords } from "#content/assistant/read-knowledge.ts";
import { brand } from "#content/brand.ts";
import { checkClaims } from "#content/check-claims.ts";
import { splitSentences } from "#content/split-sentences.ts";

/** Letters, figures and signs of plain English prose, "@" for our own address: no other script, nothing invisible, no markup, no path. */
const plain = /^[A-Za-z0-9\s£.,;:!?'’"“”()%@–—-]*$/;

/** What thieves ask for: spoken of in our own words, or not at all. */
const delicate = /\b(?:cards?|bank\w*|password\w*|codes?|pins?|cvv|cvc|iban)\b/i;

/** Words that carry nothing by themselves; a name of the thing itself says nothing of it. */
const light = new Set(
  `a an the this that these those it its they them their there here is are was were be been being am do does did done has have had having will would can may could should
  to of for in on at by with from as into up out and or so which who where also then too yet just simply please about such own come comes coming get gets
  cost costs price something anything someone anyone some well put go goes already same round itself ourselves yourself ${brand.name.toLowerCase()}`.split(
    /\s+/,
  ),
);
const actors: Readonly<Record<string, string>> = { i: "i", we: "we", you: "you" };
const owners: Readonly<Record<string, string>> = { my: "i", our: "we", your: "you" };
const others = /^(?:me|us|ours|yours|mine)$/;
const denial = /^(?:not?|non|never|nor|neither|nothing|none|nobody|without|away|stop|avoid|instead)$/;
/** "From the cold, not from bedtime": what follows is denied, and not what was said before. */
const place = /^(?:from|to|in|on|at|by|for|with)$/;
/** What bounds a statement: it may be neither added nor left out. */
const bound =
  /^(?:only|unless|except|until|if|before|after|within|outside|over|under|more|most|than|least|latest|later|half|double|quarter|even|always|any|every|each|all|both|what|whether|how)$/;
const condition = "if|unless|until|once|when|while|before|after|as long as|as soon as|provided|except";

/** "It" that something is done to: no first word. */
const object = /(?<=\w )(?:it|them)\b/;
const pronoun = /\b(?:it|they|them|that|this|none)\b/;
const figures = "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" ");
const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const numberOf = (word: string) => (tens.includes(word) ? (tens.indexOf(word) + 2) * 10 : figures.indexOf(word));

const { sameInAnswer } = readWords();
/** As every text says it: without contractions, figures as figures, one word for words that mean just the same. */
function spellOut(text: string): string {
  const plainly = text
    .toLowerCase()
    .replaceAll("’", "'")
    .replaceAll(/\b(?:can't|cannot)\b/g, "can not")
    .replaceAll("won't", "will not")
    .replaceAll("n't", " not")
    .replaceAll(/'(?:ll|ve|re|d|s)\b|\bnon-/g, (end) => (end === "non-" ? "not " : end === "'s" ? "" : " will"))
    .replaceAll(/\b[a-z]+\b/g, (word) => (numberOf(word) < 0 ? word : String(numberOf(word))))
    .replaceAll(/(\d),(?=\d{3})/g, "$1")
    .replaceAll(/\b(\d{1,9}) pounds/g, "£$1")
    .replaceAll(/\b(\d{1,9}) per ?cent/g, "$1%")
    .replaceAll(/(\d)\.00\b/g, "$1");
  return sameInAnswer.reduce((said, { pattern, name }) => said.replaceAll(pattern, name), plainly);
}

/** A word, who does it, and whose it is. */
type Word = { stem: string; actor: string; owner: string; other: boolean; anyOf: boolean };
/** `denied`: for each denial, the words that it may belong to; `before`: what "it" or "they" may stand for. */
type Stretch = { words: Word[]; bounds: ReadonlySet<string>; denied: string[][]; before: ReadonlySet<string>; isDone: boolean };

type Clause = { words: string; opens: boolean };
function readStretch(clauses: readonly Clause[], before: ReadonlySet<string> = new Set()): Stretch {
  const words: Word[] = [];
  const bounds = new Set<string>();
  const denied: string[][] = [];
  let or = false;
  for (const clause of clauses) {
    const tokens = clause.words
      .split(/\s+/)
      .map((token) => token.replace(/^[^a-z0-9£]+|(?<![^a-z0-9%])[^a-z0-9%]+$/g, ""))
      .filter(Boolean);
    const from = words.length;
    let [actor, owner, group] = ["", "", null as string[] | null];
    if (clause.opens) or = false;
    for (const [at, token] of tokens.entries()) {
      const last = tokens[at - 1] ?? "";
      const follows = last !== "" && stemmer(last) === words.at(-1)?.stem;
      if (denial.test(token)) {
        group = !follows || place.test(tokens[at + 1] ?? "") ? [] : token === "no" ? words.slice(from).map((word) => word.stem) : [stemmer(last)];
        denied.push(group);
        bounds.add("not");
      } else if (/\d/.test(token)) {
        // A figure is nothing without what it counts: minutes are no hours.
        const counts = tokens.slice(at + 1).find((next) => !/\d|^(?:to|or)$/.test(next)) ?? "";
        bounds.add(/[£%:@]/.test(token) || light.has(counts) || denial.test(counts) || !counts ? token : `${token} ${stemmer(counts)}`);
        if (last === "by") bounds.add("by");
      } else if (bound.test(token)) bounds.add(token);
      else if (token === "or" || token === "nor") or = true;
      else if (actors[token] && !follows) actor = actors[token];
      else if (owners[token]) owner = owners[token];
      else if (!light.has(token) && !others.test(token) && !actors[token]) {
        // What is compared keeps its side: "legs make more heat than hands".
        const stem = `${tokens.slice(0, at).includes("than") ? "than " : ""}${stemmer(token)}`;
        // "Not a medicine or a device" denies both; "no results are published" denies results, and that they are published.
        if (group && group.length > 0 && !tokens.slice(0, at).includes("no") && !or) group = null;
        group?.push(stem);
        words.push({ stem, actor, owner, other: or, anyOf: /^an?$/.test(last) });
        owner = "";
      }
    }
  }
  const said = clauses.map((clause) => clause.words).join(" ");
  return { words, bounds, denied, before: pronoun.test(said) ? before : new Set(), isDone: object.test(said) };
}

const strongJoint = /[;–—!?]|:(?!\d)|,? (?:but|though) |,(?= and (?!you\b))/;
/** A condition belongs to what it is the condition of. */
const joint = new RegExp(`[()]|,(?!\\d)(?!\\s*(?:${condition})\\b)|\\b(?=and (?!\\d))`);
/** What has its own verb, and is no part of a list, such as "eyes, mouth and broken skin", nor what comes of an order: "cancel, and you get everything back". */
const standsAlone = /\b(?:is|are|was|were|it|we|you|they|there|can|may|will|with|has|have|do|does|not?|nothing)\b/;
const clausesOf = (sentence: string) =>
  spellOut(sentence)
    .split(strongJoint)
    .flatMap((part) =>
      part.split(joint).map((words, at) => ({ words: words.trim(), opens: at === 0 || (standsAlone.test(words) && !/^\s*and you\b/.test(words)) })),
    )
    .filter(({ words }) => /\w/.test(words));
/** What is only supposed is nothing that "it" may stand for. */
const suppose = /\b(?:if|unless)\b[^,;:]*/gi;
const opensWithCondition = new RegExp(`^(?:${condition})\\b`);

/** Every stretch of neighbouring clauses of every sentence; where it opens with a condition, that one is in each. */
const stretchesOf = ({ text }: Passage) =>
  splitSentences(text).flatMap((sentence, place, sentences) => {
    const all = clausesOf(sentence);
    const before = new Set(readStretch(clausesOf((sentences[place - 1] ?? "").replace(suppose, ""))).words.map(({ stem }) => stem));
    const first = opensWithCondition.test(all[0]?.words ?? "") ? all.slice(0, 1) : [];
    const clauses = all.slice(first.length);
    return clauses.flatMap(({ opens }, from) =>
      opens || from === 0 ? clauses.slice(from).map((_, more) => readStretch([...first, ...clauses.slice(from, from + more + 1)], before)) : [],
    );
  });

const read = new WeakMap<Passage, Stretch[]>();
/** A passage's, read once. */
function stretchesIn(passage: Passage): Stretch[] {
  const stretches = read.get(passage) ?? stretchesOf(passage);
  read.set(passage, stretches);
  return stretches;
}

/** At least this share of a source's words must be said: a lie is made of a word here and a word there. */
const most = 0.4;
/** What a sentence may add to two words or more of its source's: they promise nothing. */
const adds = new Set("cream warmth again".split(" ").map(stemmer));
/** What makes a statement wider: it may be left out of one that denies nothing. */
const mayLack = /^(?:always|any|every|each|all|both)$/;
const figuresIn = ({ bounds }: Stretch) => [...bounds].filter((word) => /\d/.test(word));
/** "Put on at 07:15, warm by 10:30" is not the other way round; a price may come first or last. */
const inOrder = (said: Stretch) =>
  figuresIn(said)
    .filter((word) => /^\d\d/.test(word))
    .join();
const agree = (one: string, other: string) => one === "" || other === "" || one === other;

/** Says the source's words, leaving out some, of the same people, with the same figures, limits and denials. */
function bears(source: Stretch, said: Stretch): boolean {
  const denies = said.bounds.has("not");
  if ([...said.bounds].some((word) => !source.bounds.has(word) && word !== "if" && !(denies && word === "any"))) return false;
  if ([...source.bounds].some((word) => !said.bounds.has(word) && !(denies ? word === "any" : mayLack.test(word)))) return false;
  if (inOrder(source) !== inOrder(said)) return false;
  const meets = (some: string[][], all: string[][]) => some.every((group) => all.some((other) => other.some((stem) => group.includes(stem))));
  if (said.denied.length > source.denied.length || !meets(said.denied, source.denied) || !meets(source.denied, said.denied)) return false;
  const found = said.words.map((word) =>
    source.words.findIndex((other) => other.stem === word.stem && agree(other.actor, word.actor) && agree(other.owner, word.owner)),
  );
  const lacking = said.words.filter((_, at) => found[at] === -1);
  // In the source's order, but for one turn: a condition may come first, or what is named last.
  const order = found.filter((at) => at >= 0);
  if (order.filter((at, place) => at < (order[place - 1] ?? 0)).length > 1) return false;
  // "We pay for sending a faulty tube back" isn't said of "it".
  if (said.isDone && !source.isDone && source.words.some(({ anyOf }, at) => anyOf && !found.includes(at))) return false;
  const borne = new Set(found.filter((at) => at >= 0)).size;
  return (
    lacking.length <= Number(borne > 1 || borne === source.words.length) &&
    lacking.every(({ stem }) => source.before.has(stem) || (borne > 1 && adds.has(stem))) &&
    borne + figuresIn(said).length > most * source.words.filter((word) => !denies || !word.other).length
  );
}

/** Clauses in one sentence, at most: each more doubles the ways to read them. */
const longest = 12;

/** Whether these clauses, in stretches of one or more, are each borne by a passage's; a condition never without what it is the condition of. */
const allBorne = (clauses: readonly Clause[], sources: readonly Stretch[]): boolean =>
  clauses.length === 0 ||
  clauses.some((_, last) => {
    if (last === 0 && clauses.length > 1 && opensWithCondition.test(clauses[0]?.words ?? "")) return false;
    const said = readStretch(clauses.slice(0, last + 1));
    return sources.some((source) => bears(source, said)) && allBorne(clauses.slice(last + 1), sources);
  });

/** Its words alone, in their order. */
const wordsOf = (sentence: string) =>
  ` ${spellOut(sentence)
    .replaceAll(/[^a-z0-9£%@]+/g, " ")
    .trim()} `;

/**
 * What an answer says that it may not, in words for the log. A sentence may be said where one passage has it word for word, or where one
 * passage bears each of its clauses; of cards and codes only the words that a sentence ends with, too; never with a medicinal word or a time that the register of claims does not hold. Empty: it may be said.
 */
export function checkAnswer(text: string, passages: readonly Passage[]): string[] {
  const verbatim = new Set(passages.flatMap((passage) => splitSentences(passage.text)));
  const own = splitSentences(text).filter((sentence) => !verbatim.has(sentence));
  const isQuoted = (sentence: string) => [...verbatim].some((source) => wordsOf(source).endsWith(wordsOf(sentence)));
  const borne = (sentence: string) => {
    const clauses = clausesOf(sentence);
    return (
      plain.test(sentence) &&
      (!delicate.test(sentence) || isQuoted(sentence)) &&
      clauses.length > 0 &&
      clauses.length <= longest &&
      allBorne(clauses, passages.flatMap(stretchesIn))
    );
  };
  return [...checkClaims(text).map(({ kind, words }) => `${kind}: ${words}`), ...own.filter((sentence) => !borne(sentence)).map(() => "no passage bears it")];
}
