import type { Kysely } from "kysely";
import { type AssistantName, limits, type Outcome, type Source } from "#contracts/assistant.ts";
import type { Caller } from "#contracts/backend.ts";
import { longestQuestion } from "#contracts/limit.ts";
import type { Answer } from "#server/assistants/create-answer.ts";
import { keepAnswer } from "#server/assistants/keep-answer.ts";
import type { Tables } from "#server/platform/database/tables.ts";
import { type Throttle, widerNetwork } from "#server/platform/limits/throttle.ts";

export type ChatNeeds = { db: Kysely<Tables>; throttle: Throttle; answer: Answer; now: () => Date };

type Turn = { role: "user" | "assistant"; content: string };
type Said = { question: string; messages: readonly Turn[]; conversation?: string | undefined; wording?: string | undefined };
type Replied = { reply: string; outcome: Outcome; sources: Source[]; next: string[]; answer: string; conversation: string };

/** Questions before this one that are read. */
const before = 4;

/** What the visitor said before, whoever else a browser claims to have spoken; without the question itself, which some callers send twice. */
function ownWords(messages: readonly Turn[], question: string): string[] {
  const own = messages.filter(({ role }) => role === "user").map(({ content }) => content.slice(0, longestQuestion));
  return (own.at(-1) === question ? own.slice(0, -1) : own).slice(-before);
}

/** One message to an assistant, and its reply. */
export function createChat({ db, throttle, answer, now }: ChatNeeds) {
  return async (assistant: AssistantName, { question, messages, conversation, wording }: Said, caller: Caller): Promise<Replied> => {
    await throttle([`assistant:${caller.address}`, limits.address]);
    const asked = { assistant, question, earlier: ownWords(messages, question), asker: widerNetwork(caller.address) };
    const answered = await answer(asked, caller.say);
    const ids = await keepAnswer(db, { asked, answered, conversation, wording, intent: caller.idempotencyKey, at: now() });
    const { reply, outcome, sources, next } = answered;
    return { reply, outcome, sources: [...sources], next: [...next], ...ids };
  };
}
