import * as phrases from "#content/assistant/careful-words.ts";
import { declinedWords, insults, othersWords, smallTalk } from "#content/assistant/declined-words.ts";
import type { CarefulKind, SocialKind } from "#content/assistant/fixed-answers.ts";
import { clinicians, mildSigns, parts, signs, things, turned, whose, wrongColours } from "#content/health/body.ts";
import { brokenSkin } from "#content/health/broken-skin.ts";
import { conditions } from "#content/health/conditions.ts";
import { emergencyLists, emergencyRules } from "#content/health/emergencies.ts";
import { frames } from "#content/health/frames.ts";
import { lookAlikes } from "#content/health/look-alikes.ts";
import { medicines } from "#content/health/medicines.ts";
import { operationsAndDevices } from "#content/health/operations-and-devices.ts";
import { pregnancy } from "#content/health/pregnancy.ts";
import { inAnEye, swallowed } from "#content/health/swallowed.ts";
import { symptoms } from "#content/health/symptoms.ts";
import { theYoung } from "#content/health/the-young.ts";
import { treats } from "#content/health/treats.ts";
import { conditionEndings, medicineEndings, ordinaryWords } from "#content/health/word-endings.ts";

export const withoutLookAlikes = (plain: string) => lookAlikes.reduce((rest, pattern) => rest.replaceAll(pattern, " "), plain).replaceAll(/\s+/g, " ");

/** Words divided by spaces, as alternatives of a pattern: a hyphen stands for a space, a star for any ending. */
const alternatives = (words: string) =>
  words
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word.replaceAll("-", " ").replace(/\*$/, "\\w*"))
    .join("|");

export const anyOf = (words: string): RegExp => new RegExp(`\\b(?:${alternatives(words)})\\b`);

/** A frame with the words of its lists filled in. Of what lies between, no word is one of `not`. */
export function frameToPattern(frame: string, lists: Readonly<Record<string, string>>, not: string): RegExp {
  const between = `(?:(?!(?:${alternatives(not)})\\b)\\w+ )`;
  const filled = frame.replaceAll(/~(\d) /g, `${between}{0,$1}`).replaceAll(/\{([a-z]+)\}/gi, (_, name: string) => `(?:${alternatives(lists[name] ?? "")})`);
  return new RegExp(`\\b(?:${filled})\\b`);
}

const words = {
  condition: anyOf(conditions),
  pregnancy: anyOf(pregnancy),
  child: anyOf(theYoung),
  wound: anyOf(brokenSkin),
  medicine: anyOf(medicines),
  treatment: anyOf(operationsAndDevices),
  symptom: anyOf(symptoms),
  swallowed: anyOf(swallowed),
  inAnEye: anyOf(inAnEye),
  treats: anyOf(treats),
};
/** Of each rule the frames, all of which have to be in a message. */
const rules = emergencyRules.map(({ kind, frames }) => ({ kind, patterns: frames.map((frame) => frameToPattern(frame, emergencyLists, things)) }));
/** Words of a message that are read at once; and of one that may only ask: a longer one tells something too, whatever it begins with. */
const [stretch, mostAsked] = [60, 20];
const onlyAsked = [phrases.nobody, phrases.beforehand, phrases.wondering];
function findEmergency(text: string): (typeof rules)[number]["kind"] | null {
  const said = text.split(" ");
  if (said.length <= mostAsked && onlyAsked.some((pattern) => pattern.test(text)) && !phrases.hasBegun.test(text)) return null;
  // What belongs together stands together: in a long story the lake of one sentence is not the sleep of another.
  for (let from = 0; from === 0 || from + stretch / 2 < said.length; from += stretch / 2) {
    const part = said.slice(from, from + stretch).join(" ");
    const kinds = new Set(rules.filter(({ patterns }) => patterns.every((pattern) => pattern.test(part))).map(({ kind }) => kind));
    if (kinds.has("fumes")) return "fumes";
    // Somebody cold who slurs: that's the cold, unless the cream has been put on.
    if (kinds.has("frozen") && !(kinds.has("emergency") && phrases.sincePutOn.test(part))) return "frozen";
    for (const kind of ["animal", "emergency"] as const) if (kinds.has(kind)) return kind;
    for (const kind of kinds) return kind;
  }
  return null;
}

const lists = { part: parts, sign: signs, mild: mildSigns, colour: wrongColours, turned, whose, clinician: clinicians };
const inList = Object.entries(lists).map(([name, listed]) => ({ name, pattern: anyOf(listed) }));
const said = frames.map(([kind, frame]) => ({
  kind,
  needs: [...frame.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name),
  // A frame that offers its lists as a choice needs none of them.
  offers: /\{\w+\}\||\|\{\w+\}/.test(frame),
  pattern: frameToPattern(frame, lists, things),
}));
/** A frame is tried only where each of its lists has a word in the text: most texts have none. */
function kindsSpoken(text: string) {
  const here = new Set(inList.flatMap(({ name, pattern }) => (pattern.test(text) ? [name] : [])));
  return new Set(said.flatMap(({ kind, needs, offers, pattern }) => ((offers || needs.every((name) => here.has(name))) && pattern.test(text) ? [kind] : [])));
}

const ordinary = new Set(ordinaryWords.split(/\s+/));
const endsAs = (endings: string) => {
  const pattern = new RegExp(`\\b\\w{3,}(?:${endings})\\b`, "g");
  return (text: string) => [...text.matchAll(pattern)].some(([word]) => !ordinary.has(word));
};
const [namesIllness, namesMedicine] = [endsAs(conditionEndings), endsAs(medicineEndings)];

/** "What about my daughter?" asks of use without a word of it. */
const mostInShort = 6;

function isChild(plain: string): boolean {
  if ((phrases.young.test(plain) && phrases.ageWords.test(plain)) || phrases.youngPerson.test(plain)) return true;
  const found = words.child.exec(plain);
  if (!found || (plain.split(" ").length > mostInShort && !phrases.ofUse.test(plain))) return false;
  return !(phrases.giftWords.test(plain) && phrases.grownChildren.test(found[0]));
}

const reported = (plain: string) => phrases.skinNews.test(plain) && phrases.sinceThen.test(plain) && !phrases.asking.test(plain);

const hurts = (plain: string) =>
  phrases.saidOutright.test(plain) ||
  (phrases.doneTo.test(plain) && !phrases.beforehand.test(plain)) ||
  (phrases.hurting.test(plain) && phrases.ownBody.test(plain) && !phrases.beforehand.test(plain));

/** "Since I put it on my ears are ringing": whatever the part does, it did not before. */
const changedSince = new RegExp(
  `\\b(?:since|ever since) (?:i|he|she|we|they) (?:put|used|applied|tried|rubbed|had)\\b.{0,30}\\b(?:my|his|her|their) (?:\\w+ )?(?:${alternatives(parts)}|head|heart|stomach|breath\\w*)\\b`,
);
const begun = (plain: string) =>
  !phrases.asking.test(plain) && (changedSince.test(plain) || (phrases.sincePutOn.test(plain) && phrases.feltWrong.test(plain) && phrases.ownBody.test(plain)));

const isYetToCome = (plain: string) =>
  phrases.notOurs.test(plain) && !phrases.wasUsed.test(plain) && !phrases.sincePutOn.test(plain) && !phrases.doneTo.test(plain);

/** A part of somebody's body: beside something that we know nothing of, it is a matter of health. */
const someonesBody = new RegExp(`\\b(?:${alternatives(whose)}) (?:\\w+ )?(?:${alternatives(parts)})\\b`);
export const isAboutBody = (plain: string) => someonesBody.test(withoutLookAlikes(plain));

const anyPart = anyOf(parts);
const precautions: ReadonlySet<CarefulKind> = new Set(["general", "pregnancy", "child", "wound", "medicine", "symptom"]);
export const isPrecaution = (kind: CarefulKind) => precautions.has(kind);
/** Whether what only an eye or an animal can have is said of one. */
export const isNamed = (kind: CarefulKind, plain: string) => (kind === "eye" ? phrases.sight : kind === "animal" ? phrases.animal : /./).test(plain);
/** Whether it's only to be careful with the cream, or in a word that's said of no body and of no use: to whoever asks of parcels and money that's beside the point, unless they may be too young to buy it. */
export function isBesideThePoint(kind: CarefulKind, plain: string): boolean {
  if (kind === "animal") return !phrases.wasHadByAnimal.test(plain);
  if (kind === "reaction") return !anyPart.test(plain) && !phrases.wasUsed.test(plain);
  return precautions.has(kind) && !(kind === "child" && (/\d/.test(plain) || phrases.youngPerson.test(plain)));
}

/** A message as it was most likely meant, and as it's spelled: a word that is put right must not hide what calls for 999. */
export function findMostCareful(meant: string, typed: string): CarefulKind | null {
  const asTyped = findCareful(typed);
  return rules.some(({ kind }) => kind === asTyped) ? asTyped : (findCareful(meant) ?? asTyped);
}

/** Which fixed answer a question of health gets; null for every other question. `written` is in plain words, its spelling corrected. */
export function findCareful(written: string): CarefulKind | null {
  const plain = written.replaceAll(/\b(he|she)s\b/g, "$1 is");
  if (phrases.crisisWords.some((pattern) => pattern.test(plain))) return "crisis";
  // In all that was said: what looks like an idiom may take back a precaution, never what calls for 999.
  const urgent = findEmergency(plain.replaceAll(phrases.likeIce, " ")) ?? findEmergency(plain);
  if (urgent) return urgent;
  const text = withoutLookAlikes(plain);
  const spoken = kindsSpoken(text);
  if (words.inAnEye.test(text) || spoken.has("eye")) return "eye";
  if (words.swallowed.test(text) || spoken.has("swallowed")) return phrases.animal.test(text) && !words.child.test(text) ? "animal" : "swallowed";
  if (spoken.has("animal")) return "animal";
  // "I've had chemo and my fingers tingle ever since": nothing of it is the cream's.
  const asksOfCure = words.condition.test(text) && phrases.curing.test(text);
  if ((words.medicine.test(text) || words.treatment.test(text)) && !phrases.wasUsed.test(text)) return asksOfCure ? "general" : "medicine";
  const isNews = hurts(text) || begun(text) || reported(text) || (words.symptom.test(text) && phrases.reacting.test(text));
  const isReaction = isNews || spoken.has("reaction") || (spoken.has("happening") && !phrases.beforehand.test(plain));
  if (isReaction && !isYetToCome(text)) return "reaction";
  if (words.pregnancy.test(text) || spoken.has("pregnancy")) return "pregnancy";
  if (isChild(text) || spoken.has("child")) return "child";
  if (words.medicine.test(text) || namesMedicine(text) || spoken.has("medicine")) return "medicine";
  if (words.wound.test(text) || spoken.has("wound")) return "wound";
  if ((words.symptom.test(text) || spoken.has("symptom")) && !words.condition.test(text)) return "symptom";
  const general = [words.condition, words.treats, words.treatment].some((pattern) => pattern.test(text));
  return general || namesIllness(text) || spoken.has("general") ? "general" : null;
}

/** What a message is, where it is no question that our content could answer. `plain` is in plain words. */
export function findOther(plain: string): { outcome: "declined"; others: boolean } | { outcome: "social"; kind: SocialKind } | null {
  if (othersWords.some((pattern) => pattern.test(plain))) return { outcome: "declined", others: true };
  if (declinedWords.some((pattern) => pattern.test(plain))) return { outcome: "declined", others: false };
  if (plain === "") return { outcome: "social", kind: "more" };
  const said = smallTalk.find(([, pattern]) => pattern.test(plain));
  if (said) return { outcome: "social", kind: said[0] };
  return insults.test(plain) ? { outcome: "social", kind: "sorry" } : null;
}
