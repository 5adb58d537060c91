import type { Term } from "#server/modules/assistant/meanings.ts";
import { weights } from "#server/modules/assistant/weights.ts";

const opener = `(?:how|what|wot|wat|when|wen|where|who|why|which)(?:['’]?(?:s|re|ll|d))?`;
const verb = "can|could|do|does|did|is|are|will|would|should|may";

/** Where within a sentence one question ends and another begins: "how much is it and when does it come?" */
const joint = new RegExp(
  String.raw`(?:(?<!\s)\s+(?:and|an|n|&|\+|but|also|plus)|,\s+(?:and|an|n|&|\+|but|also|plus)|,)\s+(?=(?:also |then )?(?:${opener}|${verb})\b)`,
  "i",
);
/** "Does she work for you or what does she do?", but not "do you charge me now or when you send it". */
const jointOr = new RegExp(String.raw`(?<!\s)\s+or\s+(?=${opener}\s+(?:${verb}|many|much|long|else)\b)`, "i");
/** What stands between two things that are asked for by their names alone: "price n delivery date?" */
const jointOfNames = /(?<!\s)\s*(?:,|\/|\+|&|\b(?:and|an|n|plus)\b)\s*/i;
/** "1) price 2) do you post to Ireland" */
const counted = /(?:^|\s)(?:\d|[a-d])[).](?=\s)/i;

const asks = new RegExp(String.raw`^(?:so |but |and |or |then |ok |now |anyway |anyways |well )?(?:${opener}|${verb}|must|am|have|has|any)\b`, "i");
/** "If it turns up broken how do I send it back": it asks further on. */
const asksWithin = new RegExp(String.raw`\b(?:${opener}) (?:${verb}|much|long|many|to)\b`, "i");

/** "It is 80 ml, right", "that's posted, isn't it": said, and asked. */
const asksAtItsEnd = /\b(?:right|yeah|yh|yes|aye|correct|innit|is that so|(?:is|are|do|does|did|will|would|can|have|has)n['’]?t (?:it|they|you|there))$/i;

const asksAnywhere = new RegExp(String.raw`\b(?:${opener}|${verb})\b`, "i");

/** The words of a question that is its names alone: more than so many tell a story. */
const fewWords = 6;

export type Questions = {
  /** What asks, at most three. */
  parts: readonly string[];
  /** What only tells: "Hate sticky creams. Is this one?" */
  told: string;
};

type Part = { words: string; asked: boolean };

const partsOf = (text: string): Part[] =>
  [...text.replaceAll(" / ", "\n").matchAll(/([^?!.;\n]+)([?!.;\n]*)/g)]
    .flatMap(([, said = "", mark = ""]) =>
      said
        .split(joint)
        .flatMap((part) => part.split(jointOr))
        .map((part, at, all) => {
          const words = part.trim();
          return { words, asked: asks.test(words) || asksWithin.test(words) || asksAtItsEnd.test(words) || (mark.includes("?") && at === all.length - 1) };
        }),
    )
    .filter(({ words }) => /[a-z\d]{2}/i.test(words));

const wordsOf = (parts: readonly Part[]) => parts.map(({ words }) => words);

/** The questions in one message. Where none of it asks, all of it does. */
export function splitQuestions(text: string): Questions {
  const [head = "", ...items] = text.split(counted);
  const parts = [...partsOf(head), ...items.flatMap(partsOf).map(({ words }) => ({ words, asked: true }))];
  const asking = parts.filter(({ asked }) => asked);
  if (asking.length === 0) return { parts: wordsOf(parts).slice(0, 3), told: "" };
  return { parts: wordsOf(asking).slice(0, 3), told: wordsOf(parts.filter(({ asked }) => !asked)).join(". ") };
}

/** Things asked for by their names alone, two at least; none, where it is a sentence. */
export function splitNames(text: string): string[] {
  const names = text
    .replace(/(?<![?!.\s])[?!.\s]+$/, "")
    .split(jointOfNames)
    .filter(Boolean);
  const isSentence = asksAnywhere.test(text) || text.trim().split(/\s+/).length > fewWords;
  return isSentence || names.length < 2 ? [] : names;
}

/** The clauses of a message, and which of them ask, where the rest only says whence: "HGV driver here, will my wheel get greasy". */
export const clausesOf = (text: string): { clause: string; asks: boolean }[] =>
  text
    .split(/[,;:.!?\n]+|\s[-–—/]+\s/)
    .map((clause) => clause.trim())
    .filter((clause) => /[a-z\d]{2}/i.test(clause))
    .map((clause) => ({ clause, asks: asks.test(clause) }));

/** Those that ask, each by itself; none, where the message is one clause. */
export const clausesThatAsk = (text: string): string[] => {
  const clauses = clausesOf(text).flatMap(({ clause, asks }) => (asks ? clause.split(/(?<!\s)\s+or\s+/) : []));
  return clauses.length === 1 && clauses[0]?.length === text.trim().length ? [] : clauses.slice(0, 3);
};

const { leans } = weights;

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
export const asksTheSameOf =
  /^(?:(?:and|so|but|ok|then|also) )*(?:(?:and|but) that (?:it|they|this)\b|(?:(?:what|how) about|and|or|also|even|only|with|in|on|for|to|of|by)\b(?!.*\b(?:how|what|when|where|who|why|which|can|could|do|does|did|is|are|will|would|should|may|must|have|has)\b(?! about)))/;

/** Whether it says of what, and not only how: "how much", "is there something that helps". */
export const saysWhatOf = (terms: readonly Term[]) => terms.some(({ kind }) => kind === "idea");

/** How much speaks for it that a question is not whole without the one before. */
export function leaning(plain: string, terms: readonly Term[]): number {
  const ofItsOwn = saysWhatOf(terms) && !onlyWhy.test(plain);
  const short = terms.filter(({ kind }) => kind !== "small").length < 3;
  return (
    (pointsBack.test(plain) ? leans.pointsBack : 0) +
    (mayPointBack.test(plain) ? leans.mayPointBack : 0) +
    (somebody.test(plain) ? leans.somebody : 0) +
    (opensInTheMiddle.test(plain) ? leans.opensInTheMiddle : 0) +
    (asksTheSameOf.test(plain) ? leans.asksTheSame : 0) +
    (short ? leans.short : 0) +
    (ofItsOwn || !terms.some(({ kind }) => kind === "how") ? 0 : leans.onlyHow) +
    (adds.test(plain) ? leans.adds : 0)
  );
}
