import { unknownAnswer } from "#content/assistant/fixed-answers.ts";
import type { Passage } from "#content/assistant/passage.ts";
import { sayPrice } from "#content/assistant/read-knowledge.ts";
import { keepingWords } from "#content/assistant/words.ts";
import { type AssistantName, limits as assistantLimits, type Outcome, type Source } from "#contracts/assistant.ts";
import type { Backend, Caller } from "#contracts/backend.ts";
import { longestQuestion } from "#contracts/limit.ts";
import { limits as rateAnswerLimits } from "#contracts/rate-answer.ts";
import { checkAnswer } from "#server/modules/assistant/check-answer.ts";
import type { Decision } from "#server/modules/assistant/decide.ts";
import type { DecideFor, Question } from "#server/modules/assistant/open-assistant.ts";
import { readDrafts } from "#server/modules/assistant/operator.ts";
import type { ModuleNeeds } from "#server/modules/module.ts";
import type { NullableTime, Time } from "#server/platform/database/tables.ts";
import type { DailyQuotas } from "#server/platform/limits/daily-quotas.ts";
import { widerNetwork } from "#server/platform/limits/throttle.ts";
import type { Log } from "#server/platform/log.ts";
import { repeatableId } from "#server/platform/tokens/ids.ts";
import { ProviderUnavailable } from "#server/providers/errors.ts";
import type { Assistant } from "#server/providers/language-model/port.ts";

declare module "#server/platform/database/tables.ts" {
  interface Tables {
    /** What the assistants answered. `question` and `reply` only of those who agreed that it is kept. */
    answers: {
      id: string;
      conversation: string;
      assistant: AssistantName;
      outcome: Outcome;
      /** Ids of the passages it came from. */
      passages: string[];
      worded_by: string;
      /** Which words asked for the agreement. */
      wording: string | null;
      question: string | null;
      reply: string | null;
      thumb: "up" | "down" | "else" | null;
      at: Time;
      /** It's no open question any more, though nobody answered it. */
      put_away_at: NullableTime;
    };
  }
}

/** A piece of an answer on its way, or word that another one begins. */
export type Say = (piece: { text: string } | "restart") => void;
export type Answered = Omit<Decision, "fixed"> & { reply: string; wordedBy: Assistant["name"] };
export type Answer = (asked: Question, say?: Say) => Promise<Answered>;

type Needs = {
  decide: DecideFor;
  local: Assistant;
  vendor: Assistant | null;
  quotas: Pick<DailyQuotas, "reserve">;
  log: Pick<Log, "warn">;
  /** When pre-orders are sent, such as "by 31 March 2027". */
  dispatch: () => string;
  /** What a tube costs, in pence. */
  price: () => number;
};

/** Passages that a language model may choose from. */
const shown = 8;

/** An answer that may not be said: never shown, and another takes its place. */
class Faulty extends Error {
  constructor(faults: readonly string[]) {
    super(faults.join("; "));
  }
}

/** Answers a question: decides what is said, has it worded, and lets no sentence through that was not checked. */
export function createAnswer({ decide, local, vendor, quotas, log, dispatch, price }: Needs): Answer {
  /** Null where the passages do not answer. */
  async function wordBy(assistant: Assistant, passages: readonly Passage[], asked: Question, say: Say) {
    const worded = await assistant.word({ ...asked, passages });
    if (!worded) return null;
    let reply = "";
    for await (const sentence of worded.sentences) {
      const faults = checkAnswer(sentence, worded.used);
      if (faults.length > 0) throw new Faulty(faults);
      reply += sentence;
      say({ text: sentence });
    }
    return { reply: reply.trim(), passages: worded.used, sources: [...new Map(worded.used.map(({ sources: [first] }) => [first.path, first])).values()] };
  }

  async function tryVendor({ passages, near }: Decision, asked: Question, say: Say) {
    if (!vendor || !(await quotas.reserve("assistant-calls"))) return undefined;
    let said = false;
    try {
      return await wordBy(vendor, [...passages, ...near].slice(0, shown), asked, (piece) => {
        said = true;
        say(piece);
      });
    } catch (error) {
      if (!(error instanceof ProviderUnavailable) && !(error instanceof Faulty)) throw error;
      log.warn({ error: error instanceof Faulty ? "an answer that may not be said" : error.message }, "the local assistant answers instead");
      if (said) say("restart");
      return undefined;
    }
  }

  return async (asked, say = () => {}) => {
    const sayNow = (text: string) => sayPrice(text.replaceAll("$dispatch", dispatch()), price());
    const sourceNow = (source: Source): Source => ({ ...source, title: sayNow(source.title) });
    const passageNow = (passage: Passage): Passage => {
      const [first, ...more] = passage.sources;
      return { ...passage, text: sayNow(passage.text), sources: [sourceNow(first), ...more.map(sourceNow)] };
    };
    const decided = await decide(asked);
    const { fixed, ...rest } = {
      ...decided,
      passages: decided.passages.map(passageNow),
      near: decided.near.map(passageNow),
      sources: decided.sources.map(sourceNow),
    };
    const sayFixed = (reply: string) => {
      say({ text: reply });
      return { ...rest, reply, wordedBy: "local" as const };
    };
    if (fixed !== null) return sayFixed(fixed);
    const notKnown = () => ({ ...sayFixed(unknownAnswer.text), outcome: "unknown" as const, passages: [], sources: unknownAnswer.sources, next: [] });
    const worded = await tryVendor({ fixed, ...rest }, asked, say);
    if (worded === null) return notKnown();
    if (worded && vendor) return { ...rest, ...worded, wordedBy: vendor.name };
    try {
      const quoted = await wordBy(local, rest.passages, asked, say);
      return quoted ? { ...rest, ...quoted, wordedBy: "local" } : notKnown();
    } catch (error) {
      if (!(error instanceof Faulty)) throw error;
      // Our own content says what it may not: better no answer, until it is mended.
      log.warn({ error: error.message }, "a passage may not be said");
      return notKnown();
    }
  };
}

type Turn = { role: "user" | "assistant"; content: string };
type Said = { question: string; messages: readonly Turn[]; conversation?: string | undefined; wording?: string | undefined };

/** Questions before this one that are read. */
const before = 4;

/** What the visitor said before, whoever else a browser claims to have spoken; without the question itself, which some callers send twice. */
function ownWords(messages: readonly Turn[], question: string): string[] {
  const own = messages.filter(({ role }) => role === "user").map(({ content }) => content.slice(0, longestQuestion));
  return (own.at(-1) === question ? own.slice(0, -1) : own).slice(-before);
}

export function assistantFunctions({ db, throttle, answer, now }: ModuleNeeds) {
  /** One message to an assistant, and its reply. */
  async function chat(assistant: AssistantName, { question, messages, conversation, wording }: Said, caller: Caller) {
    await throttle([`assistant:${caller.address}`, assistantLimits.address]);
    const asked = { assistant, question, earlier: ownWords(messages, question), drafts: await readDrafts(db), asker: widerNetwork(caller.address) };
    const answered = await answer(asked, caller.say);
    const { reply, outcome, passages, sources, next, choices, wordedBy } = answered;
    const intent = caller.idempotencyKey;
    const id = repeatableId(intent, assistant, question);
    const kept = conversation ?? repeatableId(intent, "conversation");
    // Its words are kept where somebody agreed to that: by words of ours, which are known by their version.
    const agreed = wording !== undefined && Object.hasOwn(keepingWords, wording);
    const words = agreed ? { wording, question, reply } : { wording: null, question: null, reply: null };
    await db
      .insertInto("answers")
      .values({
        id,
        conversation: kept,
        assistant,
        outcome,
        passages: passages.map((passage) => passage.id),
        worded_by: wordedBy,
        ...words,
        thumb: null,
        at: now(),
      })
      // However often its question is sent, it counts once.
      .onConflict((same) => same.column("id").doNothing())
      .execute();
    return { reply, outcome, sources: [...sources], next: [...next], choices: [...choices], answer: id, conversation: kept };
  }

  return {
    productChatbot: ({ message, messages = [], ...rest }, caller) => chat("product", { question: message, messages, ...rest }, caller),

    async dermafloChat({ userMessage, ...rest }, caller) {
      const { reply, ...beside } = await chat("dermaflo", { question: userMessage, ...rest }, caller);
      return { success: true, message: reply, ...beside };
    },

    async rateAnswer({ answer: id, thumb }, caller) {
      await throttle([`rate-answer:${caller.address}`, rateAnswerLimits.address]);
      await db.updateTable("answers").set({ thumb }).where("id", "=", id).execute();
      return { success: true };
    },
  } satisfies Partial<Backend>;
}
