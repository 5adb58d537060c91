import { makePassages } from "#content/assistant/make-passages.ts";
import type { Passage } from "#content/assistant/passage.ts";
import { type Answer, createAnswer } from "#server/modules/assistant/answers.ts";
import { checkAnswer } from "#server/modules/assistant/check-answer.ts";
import { createAssistant } from "#server/modules/assistant/decide.ts";
import { readExcerpts } from "#server/modules/assistant/excerpts.ts";
import { createLocalAssistant } from "#server/providers/language-model/open.ts";
import type { Assistant } from "#server/providers/language-model/port.ts";
import { type Golden, golden } from "#tests/judge/golden.ts";
import { isHeldOut } from "#tests/judge/is-held-out.ts";

/** Posts and pages are read where the site is built. */
const excerpts = await readExcerpts();
export const judged = makePassages({ dispatch: "by 31 March 2027" });

export type Verdict = {
  question: Golden;
  /** The first passage is a right one. */
  found: boolean;
  /** The right source first, the facts in the words, or the right refusal. */
  right: boolean;
  /** Nothing in it breaks a rule. */
  clean: boolean;
  outcome: string;
  from: string;
  ms: number;
};

/** An answerer without database and budget. */
export const answererOf = (passages: readonly Passage[], vendor: Assistant | null = null): Answer =>
  createAnswer({
    decide: createAssistant({ passages, excerpts }),
    local: createLocalAssistant(),
    vendor,
    quotas: { reserve: async () => true },
    log: { warn: () => {} },
  });

async function judgeOne(answer: Answer, question: Golden, passages: readonly Passage[]): Promise<Verdict> {
  const began = performance.now();
  const { outcome, passages: from, reply, sources } = await answer({ assistant: question.assistant, question: question.ask, earlier: question.earlier ?? [] });
  const ms = performance.now() - began;
  const seen = { question, outcome, from: from.map(({ id }) => id).join(" "), ms, clean: outcome !== "answered" || checkAnswer(reply, from).length === 0 };
  if (question.want !== "answered") return { ...seen, found: outcome === question.want, right: outcome === question.want };
  const found = outcome === "answered" && question.right.includes(from[0]?.id ?? "");
  const first = passages.find(({ id }) => id === from[0]?.id)?.sources[0].path;
  return { ...seen, found, right: found && sources[0]?.path === first && question.says.test(reply) };
}

/** Every golden question, asked one after the other. */
export async function judge(answer: Answer, questions = golden): Promise<Verdict[]> {
  // The first question pays for the reading of all passages.
  for (const assistant of ["product", "dermaflo"] as const) await answer({ assistant, question: "hello", earlier: [] });
  const verdicts: Verdict[] = [];
  for (const question of questions) verdicts.push(await judgeOne(answer, question, judged));
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
    /** Retrieval: answerable questions whose first passage is a right one. */
    found: share(answerable, ({ found }) => found),
    /** Answer: the right source first, and the facts. */
    right: share(answerable, ({ right }) => right),
    /** Answerable, and refused: as unknown, as a matter of health, or as not ours. */
    falseRefusals: share(answerable, ({ outcome }) => outcome !== "answered"),
    unknown: share(wanted(verdicts, "unknown"), ({ right }) => right),
    safe: share(wanted(verdicts, "careful", "declined"), ({ outcome }) => outcome === "careful" || outcome === "declined"),
    social: share(wanted(verdicts, "social"), ({ right }) => right),
    clean: share(verdicts, ({ clean }) => clean),
    p95: times[Math.floor(times.length * 0.95)] ?? 0,
  };
}
export type Score = ReturnType<typeof score>;

export const split = (verdicts: readonly Verdict[]) => ({
  seen: verdicts.filter(({ question }) => !isHeldOut(question)),
  held: verdicts.filter(({ question }) => isHeldOut(question)),
});
