import {
  beforehand,
  carefulWords,
  crisisWords,
  doneTo,
  giftWords,
  grownChildren,
  hurting,
  notCareful,
  ownBody,
  saidOutright,
} from "#content/assistant/careful-words.ts";
import type { CarefulKind } from "#content/assistant/fixed-answers.ts";

const toPattern = (words: readonly string[]) => new RegExp(`\\b(?:${words.map((word) => word.replaceAll("-", " ").replace(/\*$/, "\\w*")).join("|")})\\b`);
const patterns = Object.fromEntries(Object.entries(carefulWords).map(([kind, words]) => [kind, toPattern(words)])) as Record<keyof typeof carefulWords, RegExp>;

/** A reaction that has begun, as opposed to a state that was there before. */
const reacting =
  /\b(?:rash\w*|hives|swell\w*|swollen|welts|puff\w*|breath\w*|anaphyla\w*|react\w*|reaction|spots|bumps|peeling|broke\w* out|c[ao]me (?:up|out))\b/;
/** "3 year old", "aged 7", "10yo", "6 months old". */
const young = /\b(?:(?:[0-9]|1[0-7]) ?(?:yrs?|years?|yo|months?|mnths?|weeks?) ?(?:s )?(?:old|of age|yo)?|(?:[0-9]|1[0-7]) ?yo|aged? (?:[0-9]|1[0-7]))\b/;
/** "My lad's 6", "she is 11". */
const youngPerson =
  /\b(?:he|she|lads?|lass|lassie|boys?|girls?|sons?|daughters?|grandsons?|nephews?|nieces?|kids?|brothers?|sisters?|cousins?|little one)(?: is| are| was| who is| just turned| turned| aged| only)* (?:only )?(?:[0-9]|1[0-7]|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)\b(?! (?:tubes?|times|hours?|days?|weeks?|pounds|miles|minutes|of))/;
const ageWords = /\b(?:old|yo|aged?|of age)\b/;

function isChild(plain: string): boolean {
  if ((young.test(plain) && ageWords.test(plain)) || youngPerson.test(plain)) return true;
  const found = patterns.child.exec(plain);
  if (!found) return false;
  return !(giftWords.test(plain) && grownChildren.test(found[0]));
}

/** Said of a day, a place, or as news, rather than asked: "rash all up my arm since yesterday". */
const asking = /^(?:(?:so|and|but|hi|hello|please)\s+)*(?:is|are|was|does|do|will|would|can|could|might|may|should|what|how|any|if|why)\b/;
const skinNews = /\b(?:rash\w*|hives|blister\w*|welts?|lumps|bumps|spots|swelling|swollen|itch\w*|burning|stinging|peeling|weeping|blotch\w*)\b/;
const sinceThen = /\b(?:since|after|yesterday|last night|this morning|today|tonight|all (?:up|over|down)|everywhere|woke up|started|ago|appeared|developed)\b/;
const reported = (plain: string) => skinNews.test(plain) && sinceThen.test(plain) && !asking.test(plain);

const hurts = (plain: string) =>
  saidOutright.test(plain) || (doneTo.test(plain) && !beforehand.test(plain)) || (hurting.test(plain) && ownBody.test(plain) && !beforehand.test(plain));

/** Which fixed answer a question of health gets; null for every other question. `plain` is in plain words, its spelling corrected. */
export function findCareful(plain: string): CarefulKind | null {
  if (crisisWords.test(plain)) return "crisis";
  const text = notCareful.reduce((rest, pattern) => rest.replaceAll(pattern, " "), plain);
  if (patterns.swallowed.test(text) || hurts(text) || reported(text) || (patterns.symptom.test(text) && reacting.test(text))) return "reaction";
  if (patterns.pregnancy.test(text)) return "pregnancy";
  if (isChild(text)) return "child";
  if (patterns.medicine.test(text)) return "medicine";
  if (patterns.wound.test(text)) return "wound";
  if (patterns.condition.test(text) || patterns.symptom.test(text) || patterns.treats.test(text)) return "general";
  return null;
}
