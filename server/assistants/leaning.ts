import type { Term } from "#server/assistants/language/meanings.ts";
import { weights } from "#server/assistants/retrieval/weights.ts";

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
