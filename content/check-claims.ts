import { claimExceptions } from "#content/claim-exceptions.ts";
import { timings } from "#content/claims.ts";
import { readDurations } from "#content/read-durations.ts";
import { splitSentences } from "#content/split-sentences.ts";
import { Failure } from "#contracts/failure.ts";

export type Complaint = { kind: "medicinal" | "duration"; words: string; sentence: string };

/** Words that make a cosmetic a medicine in the eyes of the regulator, where they are said of it. */
const medicinal =
  /\b(?:treat(?:s|ed|ing|ments?)?|heal(?:s|ed|ing)?|cur(?:es?|ed|ing|ative)|prevent(?:s|ed|ing|ion|ative)?|relie(?:f|ves?|ved|ving)|therap(?:y|ies|eutic)|remed(?:y|ies)|medic(?:ine|inal|al|ated|ation)s?|clinical(?:ly)?|dermatolog\w+|doctor[- ]recommended|(?:blood )?circulation|blood flow|vasodilat\w+|(?:eas|reduc|sooth|stop|kill)(?:e|es|s|ing)? (?:the )?(?:pain|aches?)|pain[- ]?killers?|anti-inflammator\w+)\b/gi;
const conditions =
  /\b(?:raynaud(?:[’']?s)?|chilblains?|frost(?:bite|nip)|hypothermia|arthriti[sc]|eczema|psoriasis|dermatitis|neuropath\w+|diabet\w+|inflammation|rheumati\w+|gout|erythema)\b/gi;

/** "No more", "not only" and their like deny nothing. */
const hollow = /\b(?:no more|no longer|no need|no wonder|not only|not just|nothing (?:better|like|beats))\b/gi;
const denial = /\b(?:not?|non|never|nor|neither|nothing|none|without|cannot|(?:is|does|do|wo|ca|are|was|has|have|could)n[’']t)\b/i;
/** Sends the reader to someone who may speak of conditions. */
const referral = /\b(?:doctor|GP|pharmacist|nurse|NHS|999|111)\b/;
const asks = /^["“‘]?(?:Is|Are|Does|Do|Can|Will|Would|Should|May)\b.*\?["”’]?$/;
/** Only a sentence about the warmth can claim how long it lasts. */
const effect = /\b(?:warm(?:s|th|ing|er)?|heats?|cosy|toasty|lasts?|lasting|activat\w+|kicks? in|effects?|works?|appl(?:y|ied|ying)|put it on|rub it in)\b/i;
const names = /\bWarmth List\b/g;

const deniesIn = (sentence: string, at: number) => {
  const clause = sentence
    .split(/(?<=[:;—–])/)
    .reduce<{ text: string; end: number }>((found, part) => (found.end > at ? found : { text: part, end: found.end + part.length }), { text: "", end: 0 });
  return denial.test(clause.text.replaceAll(hollow, ""));
};

function findMedicinal(sentence: string): string[] {
  if (asks.test(sentence)) return [];
  const said = (pattern: RegExp) => [...sentence.matchAll(pattern)].filter((match) => !deniesIn(sentence, match.index)).map(([words]) => words);
  return [...said(medicinal), ...(referral.test(sentence) ? [] : said(conditions))];
}

const findDurations = (sentence: string): string[] =>
  effect.test(sentence.replaceAll(names, ""))
    ? readDurations(sentence)
        .filter(({ minutes }) => minutes !== 0 && minutes !== timings.minutes)
        .map(({ words }) => words)
    : [];

/** What is wrong with somebody's own words, as a sentence to them; null: nothing is. */
export function refuseClaims(text: string): string | null {
  const complaints = checkClaims(text.replaceAll(/[^\S\n]+|(?<!\n)\n(?!\n)/g, " "));
  if (complaints.length === 0) return null;
  return `“${complaints.map(({ words }) => words).join("”, “")}” ${complaints.length === 1 ? "isn't" : "aren't"} in the list of claims. Please put it another way.`;
}

/** The same as a refusal, beside the field that they were written in. */
export function expectNoClaims(field: string, text: string): void {
  const refused = refuseClaims(text);
  if (refused) throw new Failure("invalid", { message: refused, fields: { [field]: refused } });
}

/**
 * Everything in a text that the cream may not say of itself: medicinal words, unless the sentence denies them, and
 * durations of its warmth that the register (content/claims.ts) does not hold. For pages, mails and every answer of an assistant.
 */
export function checkClaims(text: string): Complaint[] {
  return splitSentences(text)
    .filter((sentence) => !claimExceptions.some((exception) => exception.sentence.test(sentence)))
    .flatMap((sentence) => [
      ...findMedicinal(sentence).map((words): Complaint => ({ kind: "medicinal", words, sentence })),
      ...findDurations(sentence).map((words): Complaint => ({ kind: "duration", words, sentence })),
    ]);
}
