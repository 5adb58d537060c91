import { unknownAnswer } from "#content/assistant/fixed-answers.ts";
import type { Decision } from "#server/assistants/create-decide.ts";
import type { DecideFor, Question } from "#server/assistants/create-decide-for.ts";
import { findFaults } from "#server/assistants/find-faults.ts";
import type { DailyQuotas } from "#server/platform/limits/daily-quotas.ts";
import type { Log } from "#server/platform/log.ts";
import { ProviderUnavailable } from "#server/providers/errors.ts";
import type { Assistant } from "#server/providers/language-model/port.ts";

/** A piece of an answer on its way, or word that another one begins. */
export type Say = (piece: { text: string } | "restart") => void;
export type Answered = Omit<Decision, "fixed"> & { reply: string; wordedBy: Assistant["name"] };
export type Answer = (asked: Question, say?: Say) => Promise<Answered>;

type Needs = {
  decide: DecideFor;
  local: Assistant;
  vendor: Assistant | null;
  quotas: Pick<DailyQuotas, "take">;
  log: Pick<Log, "warn">;
};

/** An answer that may not be said: never shown, and another takes its place. */
class Faulty extends Error {
  constructor(faults: readonly string[]) {
    super(faults.join("; "));
  }
}

/** Answers a question: decides what is said, has it worded, and lets no sentence through that was not checked. */
export function createAnswer({ decide, local, vendor, quotas, log }: Needs): Answer {
  async function wordBy(assistant: Assistant, { passages: allowed }: Decision, asked: Question, say: Say): Promise<string> {
    let reply = "";
    for await (const sentence of assistant.word({ ...asked, passages: allowed })) {
      const faults = findFaults(sentence, allowed);
      if (faults.length > 0) throw new Faulty(faults);
      reply += sentence;
      say({ text: sentence });
    }
    return reply.trim();
  }

  async function tryVendor(decision: Decision, asked: Question, say: Say): Promise<string | null> {
    if (!vendor || !(await quotas.take("assistant-calls"))) return null;
    let said = false;
    try {
      return await wordBy(vendor, decision, asked, (piece) => {
        said = true;
        say(piece);
      });
    } catch (error) {
      if (!(error instanceof ProviderUnavailable) && !(error instanceof Faulty)) throw error;
      log.warn({ error: error instanceof Faulty ? "an answer that may not be said" : error.message }, "the local assistant answers instead");
      if (said) say("restart");
      return null;
    }
  }

  return async (asked, say = () => {}) => {
    const decision = await decide(asked);
    const { fixed, ...rest } = decision;
    if (fixed !== null) {
      say({ text: fixed });
      return { ...rest, reply: fixed, wordedBy: "local" };
    }
    const worded = await tryVendor(decision, asked, say);
    if (worded !== null && vendor) return { ...rest, reply: worded, wordedBy: vendor.name };
    try {
      return { ...rest, reply: await wordBy(local, decision, asked, say), wordedBy: "local" };
    } catch (error) {
      if (!(error instanceof Faulty)) throw error;
      // Our own content says what it may not: better no answer, until it is mended.
      log.warn({ error: error.message }, "a passage may not be said");
      return { outcome: "unknown", passages: [], reply: unknownAnswer.text, sources: unknownAnswer.sources, next: [], wordedBy: "local" };
    }
  };
}
