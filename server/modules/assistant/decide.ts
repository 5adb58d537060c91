import {
  type CarefulKind,
  carefulAnswers,
  declinedAnswer,
  isCarefulKind,
  othersAnswer,
  socialAnswers,
  unknownAnswer,
} from "#content/assistant/fixed-answers.ts";
import type { Passage } from "#content/assistant/passage.ts";
import { choiceWords } from "#content/assistant/words.ts";
import { splitSentences } from "#content/split-sentences.ts";
import type { AssistantName, Outcome, Source } from "#contracts/assistant.ts";
import { createConversation } from "#server/modules/assistant/conversation.ts";
import { findCareful, findOther, isAboutBody } from "#server/modules/assistant/health.ts";
import { findLanguage } from "#server/modules/assistant/languages.ts";
import type { Rank } from "#server/modules/assistant/rank.ts";
import { type Candidate, knownness, mixReadings } from "#server/modules/assistant/read-candidates.ts";
import type { Reader } from "#server/modules/assistant/reader.ts";
import { splitQuestions } from "#server/modules/assistant/split-questions.ts";
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

/** The numbers that say answer, ask or "I do not know". Found on the questions for tuning; docs/assistants.md has what they give. */
const sure = 0.5;
const silent = 0.5;
const leastKnown = 0.28;
const wellKnown = 0.55;
/** Somebody's body beside words of which so much is in none of our questions is a matter of health. */
const odd = 0.2;
/** So many candidates say whether a question is known. */
const compared = 8;
/** A choice is offered if it is at least so likely, and three at most. */
const worthOffering = 0.004;
const mostChoices = 3;
/** Yes or no is said where a known way to ask for just that is so close. */
const sameQuestion = 0.7;

const asQuestion = (ask: string) => `${ask.charAt(0).toUpperCase()}${ask.slice(1).replace(/\?$/, "")}?`;
/** How a passage is offered as a choice: its first way to ask. */
export const choiceFor = ({ asks }: Passage) => asQuestion(asks[0] ?? "");

const nothing = { passages: [], near: [], fixed: null, sources: [], next: [], choices: [] } as const;
const say = (outcome: Outcome, { text, sources }: { text: string; sources: readonly Source[] }, next: readonly string[] = []): Decision => ({
  ...nothing,
  outcome,
  fixed: text,
  sources,
  next,
});

const opensYesNo = /^(?:(?:so|and|but|ok|then|well|hi|hello|also|sorry|please) )*(?:is|are|am|was|do|does|did|can|could|will|would|should|may|must|has|have)\b/;
const opensItself = /^(?:yes|no|not|never|nothing)\b/i;

/** Every sentence of a passage already stands in another: it would be said twice. */
function saysTheSame(one: Passage, other: Passage) {
  const said = new Set(splitSentences(other.text));
  const own = splitSentences(one.text);
  return own.filter((sentence) => said.has(sentence)).length * 2 >= own.length;
}

type Needs = { passages: readonly Passage[]; reader: Reader; rank: Rank };

/** Decides what a message is, and which of our words answer it. Whoever words the answer later decides nothing. */
export function createDecide({ passages, reader, rank }: Needs): Decide {
  const { normalise, readPlainly, readText, smallWords } = reader;
  const { readEarlier, readQuestion, saysWhat } = createConversation({ rank, readText, readPlainly });
  const pressed = new Map(passages.filter(({ text }) => text).map((passage) => [normalise(choiceFor(passage)), passage]));

  const carefulKind = (text: string): CarefulKind | null => findCareful(readPlainly(text)) ?? findCareful(normalise(text));

  /** With yes or no before it, where the question is one that a known way to ask settles. */
  function opened({ passage, ask, closest }: Candidate, question: string): Passage {
    const settles = closest >= sameQuestion && opensYesNo.test(normalise(question)) && !opensItself.test(passage.text);
    const opener = !settles ? "" : passage.yes.includes(ask) ? "Yes. " : passage.no.includes(ask) ? "No. " : "";
    return reckonTimes(question, opener ? { ...passage, text: `${opener}${passage.text}` } : passage);
  }

  function answer(found: readonly { candidate: Candidate; question: string }[], others: readonly Candidate[]): Decision {
    const distinct = found.filter(({ candidate }, at) => !found.slice(0, at).some((before) => saysTheSame(candidate.passage, before.candidate.passage)));
    const said = distinct.map(({ candidate, question }) => opened(candidate, question));
    const sources = [...new Map(said.map(({ sources: [first] }) => [first.path, first])).values()];
    const near = others.filter(
      ({ passage, likely }) => passage.text && likely >= worthOffering / 2 && !found.some(({ candidate }) => candidate.passage === passage),
    );
    return {
      ...nothing,
      outcome: "answered",
      passages: said,
      near: near.map(({ passage }) => passage),
      sources,
      next: near.slice(0, mostChoices).map(({ passage }) => choiceFor(passage)),
    };
  }

  const isHealth = ({ passage }: Candidate) => passage.id.startsWith("health/");

  type Found = { kind: "sure" | "unsure" | "unknown" | "health"; candidates: Candidate[] };
  function look(question: string, before: ReturnType<typeof readEarlier>): Found {
    const candidates = mixReadings(readQuestion(question, before), before);
    const published = candidates.filter(({ passage }) => passage.text !== "");
    const health = candidates.filter(isHealth).reduce((sum, { likely }) => sum + likely, 0);
    if (health >= silent) return { kind: "health", candidates };
    const isKnown = knownness(candidates.slice(0, compared).filter((one) => !isHealth(one)));
    const [first] = published;
    if (!first || isKnown < leastKnown) return { kind: "unknown", candidates: published };
    return { kind: first.likely >= sure && isKnown >= wellKnown ? "sure" : "unsure", candidates: published };
  }

  function ask(candidates: readonly Candidate[]): Decision {
    const likely = candidates.filter((one) => one.likely >= worthOffering).slice(0, mostChoices);
    const offered = (likely.length > 1 ? likely : candidates.slice(0, 2)).map(({ passage }) => passage);
    return { ...nothing, outcome: "unsure", near: offered, fixed: choiceWords.ask, choices: offered.map(choiceFor) };
  }

  return (question, earlier = []) => {
    const typed = normalise(question);
    const language = findLanguage(question, { isSmall: (word) => smallWords.has(word), isWord: reader.isWord });
    if (language) return say(language.urgent ? "careful" : "unknown", { text: language.says, sources: unknownAnswer.sources });
    const careful = carefulKind(question);
    if (careful) return say("careful", carefulAnswers[careful]);
    const other = findOther(typed) ?? findOther(readPlainly(question));
    if (other?.outcome === "declined") return say("declined", other.others ? othersAnswer : declinedAnswer);
    if (other) return say("social", { text: socialAnswers[other.kind], sources: [] });
    const chosen = pressed.get(typed);
    if (chosen) {
      const candidate: Candidate = { passage: chosen, closest: 1, ask: chosen.asks[0] ?? "", score: 0, strange: 0, likely: 1 };
      return answer([{ candidate, question }], rank(readText(question)));
    }

    const before = readEarlier(earlier);
    const whole = look(question, before);
    const { parts } = splitQuestions(question);
    const several =
      parts.length > 1
        ? parts.filter(saysWhat).map((part, at) => ({ part, ...look(part, at === 0 ? before : readEarlier([...earlier, parts[at - 1] ?? ""])) }))
        : [];
    // "What should I do" of health, told a message ago, is a question of health.
    const [last] = earlier.slice(-1);
    const carefulBefore = last !== undefined && !saysWhat(question) ? carefulKind(last) : null;
    if (carefulBefore) return say("careful", carefulAnswers[carefulBefore]);
    const health = [whole, ...several].find(({ kind }) => kind === "health");
    if (health) {
      const kind = health.candidates.find(isHealth)?.passage.id.slice("health/".length) ?? "";
      return say("careful", carefulAnswers[isCarefulKind(kind) ? kind : "general"]);
    }
    const answers = several.flatMap(({ part, kind, candidates: [first] }) => (kind === "sure" && first ? [{ candidate: first, question: part }] : []));
    const apart = new Set(answers.map(({ candidate }) => candidate.passage));
    if (apart.size > 1) return answer(answers, []);
    const [first] = whole.candidates;
    if (whole.kind === "sure" && first) return answer([{ candidate: first, question }], whole.candidates.slice(1));
    if (answers.length > 0) return answer(answers.slice(0, 1), whole.candidates);
    if (isAboutBody(readPlainly(question)) && (whole.kind === "unknown" || (first?.strange ?? 0) > odd)) return say("careful", carefulAnswers.general);
    if (whole.kind === "unknown")
      return say(
        "unknown",
        unknownAnswer,
        whole.candidates
          .filter(({ likely }) => likely >= 0.1)
          .slice(0, mostChoices)
          .map(({ passage }) => choiceFor(passage)),
      );
    return ask(whole.candidates);
  };
}

/** What an assistant knows: what is its own first, and then what both know. */
export function knowledgeOf(assistant: AssistantName, passages: readonly Passage[]): readonly Passage[] {
  const own = passages.filter(({ only }) => only === assistant);
  const replaced = new Set(own.flatMap(({ insteadOf = [] }) => insteadOf));
  return [...own, ...passages.filter(({ only, id }) => only === undefined && !replaced.has(id))];
}
