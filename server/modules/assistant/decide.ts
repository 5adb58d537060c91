import { mayGoThere, wordsOfTrade } from "#content/assistant/careful-words.ts";
import {
  type CarefulKind,
  carefulAnswers,
  declinedAnswer,
  type Fixed,
  notThere,
  othersAnswer,
  socialAnswers,
  unknownAnswer,
} from "#content/assistant/fixed-answers.ts";
import { goesOn, holdsAnException, leansOnBefore, opensItself, opensYesNo } from "#content/assistant/follow-up-words.ts";
import type { Passage } from "#content/assistant/passage.ts";
import { askFirst, choiceWords } from "#content/assistant/words.ts";
import { splitSentences as sentencesOf } from "#content/split-sentences.ts";
import type { Outcome, Source } from "#contracts/assistant.ts";
import { createReadQuestion, saysWhat } from "#server/modules/assistant/conversation.ts";
import { findMostCareful, findOther, isAboutBody, isBesideThePoint, isNamed, isPrecaution, withoutLookAlikes } from "#server/modules/assistant/health.ts";
import type { Sense } from "#server/modules/assistant/health-net.ts";
import { findLanguage } from "#server/modules/assistant/languages.ts";
import type { Candidate, Rank } from "#server/modules/assistant/rank.ts";
import type { Reader } from "#server/modules/assistant/reader.ts";
import { asksAnything, splitQuestions } from "#server/modules/assistant/split-questions.ts";
import { reckonTimes } from "#server/modules/assistant/times.ts";

export type Decision = {
  outcome: Outcome;
  /** What answers it: its words are an adapter's to put. Empty with every other outcome than "answered". */
  passages: readonly Passage[];
  /** What else may be meant, the likeliest first: for a language model to choose from, never quoted beside the answer. */
  near: readonly Passage[];
  /** What is said where no passage answers; null where one does. */
  fixed: string | null;
  sources: readonly Source[];
  /** Questions that this leads to, or that may have been meant instead. */
  next: readonly string[];
  /** Where it is not clear what is meant: the questions to choose from. */
  choices: readonly string[];
};
export type Decide = (question: string, earlier?: readonly string[]) => Decision;

/** How well a question is known: logistic regression on questions with an answer and without. `silent` are subjects on which nothing is published. */
const knows = { always: -2, closest: 7.9, strange: -3.4, silent: -5.3, closestSilent: -3.3 };
/** How likely and how well known a passage has to be, together, to be said at once; part of a message has less to go by than the whole. */
const [sure, surePart] = [0.22, 0.5];
/** Less known than this is not known. */
const leastKnown = 0.3;
/** How much speaks for health against the best passage: logistic regression on examples that were kept apart one fifth at a time, which no frame has words for. */
const worry = { always: 1.6, sounds: 0.9, closest: -4.4, answered: -1.4 };
/** What sounds so in another language gets the emergency numbers first. */
const worrying = 0.6;
/** What sounds so urgent, and is no known way to ask, is urgent whatever answers it. */
const urgent = 0.5;
/** Somebody's body beside words of which so much is in none of our questions is a matter of health. */
const odd = 0.2;
/** A choice is offered if it is at least so likely, and three at most. */
const worthOffering = 0.001;
const mostChoices = 3;
/** Whoever only swears at us takes no more words. */
const mostOfInsults = 9;
/** Close enough to a known way to ask to be that question. */
const sameQuestion = 0.7;
/** Yes or no is said where it's as good as the same: "may I use my own link" is close to "can I get a link", and has another answer. */
const sameYesNo = 0.9;
/** A part of a message that is so close to a known way to ask leans on nothing before it. */
const sameWords = 0.98;

/** How a passage is offered as a choice: its first way to ask. */
export const choiceFor = ({ asks: [ask = ""] }: Passage) => `${ask.charAt(0).toUpperCase()}${ask.slice(1).replace(/\?$/, "")}?`;

const nothing = { passages: [], near: [], fixed: null, sources: [], next: [], choices: [] } as const;
const say = (outcome: Outcome, { text, sources }: Fixed, next: readonly string[] = []): Decision => ({ ...nothing, outcome, fixed: text, sources, next });
const sayCareful = (kind: CarefulKind, typed = "") => say("careful", (mayGoThere.test(typed) && notThere[kind]) || carefulAnswers[kind]);

const asCandidate = (passage: Passage): Candidate => ({ passage, closest: 1, ask: passage.asks[0] ?? "", strange: 0, likely: 1 });
/** Questions to press, of what's likely enough. */
const offer = (candidates: readonly Candidate[], least: number) =>
  [...new Set(candidates.filter(({ likely }) => likely >= least).map(({ passage }) => choiceFor(passage)))].slice(0, mostChoices);
const isPublished = ({ passage }: Candidate) => passage.text !== "";
const likelyOf = (candidates: readonly Candidate[]) => candidates.reduce((sum, { likely }) => sum + likely, 0);

/** What each adds to those before it: no sentence twice, and nothing of a passage that half stands there already. */
function sayOnce<One extends { candidate: Candidate }>(found: readonly One[]): One[] {
  const said = new Set<string>();
  return found.flatMap((one) => {
    const lines = one.candidate.passage.text.split("\n").map(sentencesOf);
    const own = lines.map((line) => line.filter((sentence) => !said.has(sentence))).filter(({ length }) => length > 0);
    if (own.flat().length * 2 <= lines.flat().length) return [];
    for (const sentence of own.flat()) said.add(sentence);
    return { ...one, candidate: { ...one.candidate, passage: { ...one.candidate.passage, text: own.map((line) => line.join(" ")).join("\n") } } };
  });
}

/** 0 to 1: how likely it is that what was asked is published at all. */
function knownness(candidates: readonly Candidate[]): number {
  const best = candidates.find(isPublished);
  if (!best) return 0;
  const silent = candidates.filter((one) => !isPublished(one));
  const closestSilent = Math.max(0, ...silent.slice(0, 2).map(({ closest }) => closest));
  const sum =
    knows.always + knows.closest * best.closest + knows.strange * best.strange + knows.silent * likelyOf(silent) + knows.closestSilent * closestSilent;
  return 1 / (1 + Math.exp(-sum));
}

/** A question, and what was told before it, oldest first. */
type Asked = { question: string; told: readonly string[] };
type Found = Asked & { kind: "sure" | "unsure" | "unknown"; known: number; candidates: Candidate[] };
type Needs = { passages: readonly Passage[]; reader: Reader; rank: Rank; sense: (plain: string) => Sense };

/** Decides what a message is, and which of our words answer it. Whoever words the answer later decides nothing. */
export function createDecide({ passages, reader, rank, sense }: Needs): Decide {
  const { normalise, readPlainly, readText } = reader;
  const readQuestion = createReadQuestion({ rank, reader });
  const pressed = new Map(passages.filter(({ text }) => text).map((passage) => [normalise(choiceFor(passage)), passage]));

  /** Of what holds no word that we know, nothing is guessed, nor read into what was asked before; nor of "qwerty zebra", unless it sounds urgent. */
  function isNonsense(typed: string): boolean {
    const words = typed.split(" ");
    if (typed === "" || words.some((word) => reader.smallWords.has(word) || reader.isOurs(word)) || words.every(reader.isNearWord)) return false;
    return !words.some(reader.isNearWord) || isPrecaution(sense(typed).kind);
  }

  const languageOf = (text: string) => findLanguage(text, { isSmall: (word) => reader.smallWords.has(word), isWord: reader.isNearWord });
  const carefulKind = (text: string): CarefulKind | null => findMostCareful(readPlainly(text), normalise(text));
  const isUrgent = (kind: CarefulKind | null): kind is CarefulKind => kind !== null && !isPrecaution(kind);
  /** Whether a message that holds a word of health is of the shop all the same. */
  const isBeside = (kind: CarefulKind, text: string, earlier: readonly string[]) => isBesideThePoint(kind, readPlainly(text)) && asksOfShop(text, earlier);

  /** What was told of health before: what can't wait counts until an order, a parcel, money or data is asked about, a precaution until anything is. */
  function carefulTold(earlier: readonly string[]): CarefulKind | null {
    let newest: CarefulKind | null | undefined;
    for (const text of earlier.toReversed()) {
      const told = carefulKind(text) ?? languageOf(text)?.kind ?? hear(text, []).worried;
      const kind = isUrgent(told) && isBeside(told, text, []) ? null : told;
      if (isUrgent(kind)) return kind;
      const asks = asksAnything(text);
      if (!kind && asks && wordsOfTrade.test(normalise(text))) break;
      if (newest === undefined && (kind || asks)) newest = kind;
    }
    return newest ?? null;
  }

  /** With yes or no before it, where the question is one that a known way to ask settles. */
  function opened({ passage, ask, closest }: Candidate, { question, told }: Asked): Passage {
    const isPlain = !opensItself.test(passage.text) && !(told.length > 0 && holdsAnException.test(passage.text));
    const settles = closest >= sameYesNo && opensYesNo.test(normalise(question)) && isPlain;
    const opener = !settles ? "" : passage.yes.includes(ask) ? "Yes. " : passage.no.includes(ask) ? "No. " : "";
    return reckonTimes(question, opener ? { ...passage, text: `${opener}${passage.text}` } : passage, told);
  }

  /** What answers each, none of it twice; what else may be meant is offered next. */
  function answer(found: readonly (Asked & { candidate: Candidate })[], others: readonly Candidate[]): Decision {
    const said = sayOnce(found).map(({ candidate, ...asked }) => opened(candidate, asked));
    const near = others.filter(({ passage }) => passage.text && !found.some(({ candidate }) => candidate.passage === passage));
    return {
      ...nothing,
      outcome: "answered",
      passages: said,
      near: near.map(({ passage }) => passage),
      sources: [...new Map(said.map(({ sources: [first] }) => [first.path, first])).values()],
      next: offer(near, worthOffering / 2),
    };
  }

  function look(question: string, earlier: readonly string[], enough = sure): Found {
    const candidates = readQuestion(question, earlier);
    const known = knownness(candidates);
    const published = candidates.filter(isPublished);
    const kind = known < leastKnown ? "unknown" : (published[0]?.likely ?? 0) * known >= enough ? "sure" : "unsure";
    return { question, told: earlier, kind, known, candidates: published };
  }

  function ask(candidates: readonly Candidate[]): Decision {
    const likely = [...new Map(candidates.map((one) => [one.passage, one])).values()].filter((one) => one.likely >= worthOffering).slice(0, mostChoices);
    const offered = (likely.length > 1 ? likely : candidates.slice(0, 2)).map(({ passage }) => passage);
    return { ...nothing, outcome: "unsure", near: offered, fixed: choiceWords.ask, choices: offered.map(choiceFor) };
  }

  function answerParts(whole: Found, parts: readonly Found[]): Decision | null {
    const known = parts.flatMap(({ kind, candidates: [first], ...asked }) => (kind === "sure" && first ? [{ ...asked, candidate: first }] : []));
    const unsure = parts.filter(({ kind }) => kind === "unsure").flatMap(({ candidates: [first] }) => first ?? []);
    if (new Set(known.map(({ candidate }) => candidate.passage)).size > 1) return answer(known, unsure);
    const [first] = whole.candidates;
    if (whole.kind === "sure" && first) return answer([{ ...whole, candidate: first }], [...unsure, ...whole.candidates.slice(1)]);
    return known.length > 0 ? answer(known.slice(0, 1), [...unsure, ...whole.candidates]) : null;
  }

  /** Whether all that a message asks is of the shop, whatever else it tells: "My gran is poorly. Can I have it sent to her?" */
  function asksOfShop(question: string, earlier: readonly string[]) {
    const parts = splitQuestions(question).map(({ words }) => words);
    // One word is a term of address: "is it all right with those, dear?"
    const asked = (parts.length > 0 ? parts : [question]).filter((words) => words.includes(" ") && saysWhat(readText(words)));
    // "I've eczema, should I give it a miss?" is one thing.
    const sentenceOf = (words: string) => question.split(/[.?!\n]+/).find((sentence) => sentence.includes(words)) ?? words;
    const isOfShop = (words: string) => {
      const { kind, candidates } = look(words, earlier, surePart);
      const isKnown = kind === "sure" && candidates[0]?.passage.ofShop === true && candidates[0].closest >= sameQuestion;
      return isKnown && !leansOnBefore.test(words) && [null, "child"].includes(carefulKind(sentenceOf(words)));
    };
    return asked.length > 0 && asked.every(isOfShop);
  }

  /** What it sounds like, where no frame has its words: set against how well a passage answers it. */
  function worriedBy(question: string, whole: Found, parts: readonly Found[]): CarefulKind | null {
    // "And after?" sounds like nothing by itself, nor does a word alone, such as "meh": those that matter are in the frames.
    if (/^(?:\w+|(?:and |so |but )*(?:after|before|then|later)\w*(?: that)?)$/.test(normalise(question))) return null;
    const { kind, likely, urgentKind, urgently } = sense(withoutLookAlikes(readPlainly(question)));
    // What the owner taught calms nobody: "my toes won't warm up" is no answer to "… and are hard".
    const publishedIn = ({ candidates }: Found) => candidates.find(({ passage }) => !passage.id.startsWith("owner/"));
    const closeOf = (found: Found) => publishedIn(found)?.closest ?? 0;
    if (urgently > urgent && closeOf(whole) < sameQuestion) return urgentKind;
    if (!isNamed(kind, readPlainly(question))) return null;
    // In a story, what is asked may be known well although the whole of it is like nothing; but "should I rub some on?" is known, whoever lies there.
    const closestPart = Math.max(closeOf(whole), ...parts.map(closeOf));
    const closest = kind === "emergency" || kind === "frozen" ? (closeOf(whole) + closestPart) / 2 : closestPart;
    const answered = whole.known * (publishedIn(whole)?.likely ?? 0);
    return worry.always + worry.sounds * Math.log(likely / (1 - likely)) + worry.closest * closest + worry.answered * answered > 0 ? kind : null;
  }

  /** How a message reads as a whole and in its parts, and what of health it sounds like. */
  function hear(question: string, earlier: readonly string[]) {
    const whole = look(question, earlier);
    const parts = splitQuestions(question).map(({ words, before }) => {
      const alone = look(words, [], surePart);
      const isWhole = alone.kind === "sure" && (alone.candidates[0]?.closest ?? 0) > sameWords;
      return { ...(isWhole ? alone : look(words, [...earlier, ...before], surePart)), told: [...earlier, question] };
    });
    const worried = worriedBy(question, whole, parts);
    return { whole, parts, worried: worried && !isBeside(worried, question, earlier) ? worried : null };
  }

  /** What answers it from what is known, or asks what is meant, or says that it's not known. */
  function find(question: string, earlier: readonly string[]): Decision {
    const { whole, parts, worried } = hear(question, earlier);
    if (worried) return sayCareful(worried, normalise(question));
    const telling = parts.filter(({ question: part, candidates: [best] }) => saysWhat(readText(part)) || (best?.closest ?? 0) > sameWords);
    const answered = answerParts(whole, telling);
    if (answered) return answered;
    if (isAboutBody(readPlainly(question)) && (whole.kind === "unknown" || (whole.candidates[0]?.strange ?? 0) > odd)) return sayCareful("general");
    const unsure = parts.filter(({ kind }) => kind === "unsure");
    const nth = (place: number) => unsure.flatMap(({ candidates }) => candidates[place] ?? []);
    if (unsure.length > 0) return ask([...nth(0), ...nth(1), ...whole.candidates]);
    if (whole.kind === "unsure") return ask(whole.candidates);
    return say("unknown", unknownAnswer, offer(whole.candidates, 0.1));
  }

  return (question, earlier = []) => {
    const typed = normalise(question);
    const language = languageOf(question);
    const carefulBefore = carefulTold(earlier);
    const isStillUrgent = isUrgent(carefulBefore);
    if (language) {
      const isCareful = language.kind || isStillUrgent || sense(question).likely > worrying;
      return say(isCareful ? "careful" : "unknown", { text: isCareful ? language.saysCarefully : language.says, sources: unknownAnswer.sources });
    }
    const careful = carefulKind(question);
    // "He takes warfarin" doesn't take the place of his chest pain.
    if (careful && !isBeside(careful, question, earlier)) return sayCareful(isPrecaution(careful) && isStillUrgent ? carefulBefore : careful, typed);
    const other = findOther(typed) ?? findOther(readPlainly(question));
    if (!other && !isStillUrgent && isNonsense(typed)) return say("unknown", unknownAnswer);
    // "How do I stop it?" asked of somebody's burning skin is no cancellation, and "hello?" no greeting.
    const isTaken = isStillUrgent && !wordsOfTrade.test(typed);
    const withCare = (found: Decision): Decision => {
      const kind = careful && careful !== "child" ? careful : found.passages.every(({ ofShop }) => ofShop) ? null : carefulBefore;
      return kind && isPrecaution(kind) ? { ...found, passages: [...found.passages, askFirst] } : found;
    };
    const chosen = pressed.get(typed);
    if (chosen && !isTaken) return withCare(answer([{ candidate: asCandidate(chosen), question, told: earlier }], rank(readText(question))));
    // "What should I do" of health, told before, is a question of health; so is what only goes on with it, and what is not known after it.
    const asks = asksAnything(question);
    const isSocial = other?.outcome === "social" && (!isStillUrgent || (carefulBefore !== "crisis" && ["thanks", "goodbye", "self"].includes(other.kind)));
    if (carefulBefore && !isSocial && (other || !asks || goesOn.test(typed) || !saysWhat(readText(question)))) return sayCareful(carefulBefore);
    if (other?.outcome === "declined") return say("declined", other.others ? othersAnswer : declinedAnswer);
    const social = other && say("social", { text: socialAnswers[other.kind], sources: [] });
    // Somebody angry may ask something all the same: "This is a joke. The tube leaks. I want my money back."
    const mayAskToo = asks && other?.kind === "sorry" && typed.split(" ").length > mostOfInsults;
    if (social && !mayAskToo) return social;
    if (isTaken) return sayCareful(carefulBefore);
    const found = find(question, earlier);
    if (found.outcome === "answered") return withCare(found);
    return social || (carefulBefore && found.outcome === "unknown" ? sayCareful(carefulBefore) : found);
  };
}
