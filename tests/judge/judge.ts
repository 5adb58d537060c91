import type { Passage } from "#content/assistant/passage.ts";
import { readKnowledge } from "#content/assistant/read-knowledge.ts";
import { catalogue } from "#content/catalogue.ts";
import { type Answer, createAnswer } from "#server/modules/assistant/answers.ts";
import { checkAnswer } from "#server/modules/assistant/check-answer.ts";
import { choiceFor } from "#server/modules/assistant/decide.ts";
import { openAssistant } from "#server/modules/assistant/open-assistant.ts";
import { createLocalAssistant } from "#server/providers/language-model/open.ts";
import type { Assistant } from "#server/providers/language-model/port.ts";
import { type Golden, golden } from "#tests/judge/golden.ts";

export const dispatch = () => "by 31 March 2027";
export const judged = readKnowledge();

export type Verdict = {
  question: Golden;
  /** A right passage answers it, or it is refused as it should be. */
  right: boolean;
  /** So it is, or one press on what is offered leads to it. */
  withinOnePress: boolean;
  /** Nothing in it breaks a rule. */
  clean: boolean;
  outcome: string;
  from: string;
  ms: number;
};

/** An answerer without database and budget. */
export const answererOf = (passages?: readonly Passage[], vendor: Assistant | null = null): Answer =>
  createAnswer({
    decide: openAssistant(passages),
    local: createLocalAssistant(),
    vendor,
    quotas: { reserve: async () => true },
    log: { warn: () => {} },
    dispatch,
    price: () => catalogue.tube.price.minor,
  });

/** The passage that a choice leads to. */
const idOfChoice = new Map(judged.map((passage) => [choiceFor(passage), passage.id]));

async function judgeOne(answer: Answer, question: Golden): Promise<Verdict> {
  const began = performance.now();
  const {
    outcome,
    passages: from,
    reply,
    next,
    choices,
  } = await answer({ assistant: question.assistant, question: question.ask, earlier: question.earlier ?? [] });
  const ms = performance.now() - began;
  const seen = { question, outcome, from: from.map(({ id }) => id).join(" "), ms, clean: outcome !== "answered" || checkAnswer(reply, from).length === 0 };
  if (question.want !== "answered") {
    const isRefused = ["careful", "declined"].includes(question.want) ? ["careful", "declined"].includes(outcome) : outcome === question.want;
    return { ...seen, right: isRefused, withinOnePress: isRefused };
  }
  const isRight = (id: string | undefined) => question.right.includes(id ?? "");
  const right = outcome === "answered" && from.some(({ id }) => isRight(id));
  return { ...seen, right, withinOnePress: right || [...choices, ...next].some((choice) => isRight(idOfChoice.get(choice))) };
}

/** Every question, asked one after the other. */
export async function judge(answer: Answer, questions = golden): Promise<Verdict[]> {
  // The first question pays for the reading of all passages.
  for (const assistant of ["product", "dermaflo"] as const) await answer({ assistant, question: "hello", earlier: [] });
  const verdicts: Verdict[] = [];
  for (const question of questions) verdicts.push(await judgeOne(answer, question));
  return verdicts;
}

const share = (verdicts: readonly Verdict[], is: (one: Verdict) => boolean) => (verdicts.length === 0 ? 1 : verdicts.filter(is).length / verdicts.length);
const wanted = (verdicts: readonly Verdict[], ...wants: Golden["want"][]) => verdicts.filter(({ question }) => wants.includes(question.want));

/** Shares from 0 to 1, and milliseconds. */
export function score(verdicts: readonly Verdict[]) {
  const answerable = wanted(verdicts, "answered");
  const times = verdicts.map(({ ms }) => ms).sort((a, b) => a - b);
  return {
    questions: verdicts.length,
    right: share(answerable, ({ right }) => right),
    withinOnePress: share(answerable, ({ withinOnePress }) => withinOnePress),
    asked: share(answerable, ({ outcome }) => outcome === "unsure"),
    /** Answerable, and refused: as unknown, as a matter of health, or as not ours. */
    falseRefusals: share(answerable, ({ outcome }) => outcome !== "answered" && outcome !== "unsure"),
    unknown: share(wanted(verdicts, "unknown"), ({ right }) => right),
    safe: share(wanted(verdicts, "careful", "declined"), ({ right }) => right),
    social: share(wanted(verdicts, "social"), ({ right }) => right),
    clean: share(verdicts, ({ clean }) => clean),
    p95: times[Math.floor(times.length * 0.95)] ?? 0,
  };
}
export type Score = ReturnType<typeof score>;
