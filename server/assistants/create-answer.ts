import { unknownAnswer } from "#content/assistant/fixed-answers.ts";
import type { Passage } from "#content/assistant/passage.ts";
import { type AssistantName, assistantNames } from "#contracts/assistant.ts";
import { createDecide, type Decide, type Decision } from "#server/assistants/create-decide.ts";
import { findFaults } from "#server/assistants/find-faults.ts";
import { knowledgeOf } from "#server/assistants/knowledge-of.ts";
import { openWordVectors, type WordVectors } from "#server/assistants/vectors/open-word-vectors.ts";
import type { Ceilings } from "#server/ceilings/create-ceilings.ts";
import type { Log } from "#server/log.ts";
import type { Assistant } from "#server/ports/assistant.ts";
import { VendorAway } from "#server/ports/vendor-away.ts";

/** A piece of an answer on its way, or word that another one begins. */
export type Say = (piece: { text: string } | "restart") => void;
export type Asked = { assistant: AssistantName; question: string; earlier: readonly string[] };
export type Answered = Omit<Decision, "fixed"> & { reply: string; wordedBy: Assistant["name"] };
export type Answer = (asked: Asked, say?: Say) => Promise<Answered>;

type Needs = {
  passages: readonly Passage[];
  /** What posts and pages say besides, in a few sentences each. */
  excerpts?: readonly Passage[];
  local: Assistant;
  vendor: Assistant | null;
  ceilings: Pick<Ceilings, "take">;
  log: Pick<Log, "warn">;
};

/** An answer that may not be said: never shown, and another takes its place. */
class Faulty extends Error {
  constructor(faults: readonly string[]) {
    super(faults.join("; "));
  }
}

/** Answers a question: decides what is said, has it worded, and lets no sentence through that was not checked. */
export function createAnswer({ passages, excerpts = [], local, vendor, ceilings, log }: Needs): { answer: Answer; warmUp(): Promise<void> } {
  const reading = new Map<AssistantName, Promise<Decide>>();
  let opening: Promise<WordVectors> | undefined;
  function decideFor(assistant: AssistantName) {
    opening ??= openWordVectors();
    const begun = reading.get(assistant) ?? opening.then((vectors) => createDecide({ passages: knowledgeOf(assistant, passages), excerpts, vectors }));
    reading.set(assistant, begun);
    return begun;
  }
  /** Reads all passages before somebody asks. It takes a second or so, in pieces between which pages are served. */
  async function warmUp() {
    for (const name of assistantNames) await decideFor(name);
  }

  async function wordBy(assistant: Assistant, { passages: allowed }: Decision, asked: Asked, say: Say): Promise<string> {
    let reply = "";
    for await (const sentence of assistant.word({ ...asked, passages: allowed })) {
      const faults = findFaults(sentence, allowed);
      if (faults.length > 0) throw new Faulty(faults);
      reply += sentence;
      say({ text: sentence });
    }
    return reply.trim();
  }

  async function tryVendor(decision: Decision, asked: Asked, say: Say): Promise<string | null> {
    if (!vendor || !(await ceilings.take("assistant-calls"))) return null;
    let said = false;
    try {
      return await wordBy(vendor, decision, asked, (piece) => {
        said = true;
        say(piece);
      });
    } catch (error) {
      if (!(error instanceof VendorAway) && !(error instanceof Faulty)) throw error;
      log.warn({ error: error instanceof Faulty ? "an answer that may not be said" : error.message }, "the local assistant answers instead");
      if (said) say("restart");
      return null;
    }
  }

  const answer: Answer = async (asked, say = () => {}) => {
    const decision = (await decideFor(asked.assistant))(asked.question, asked.earlier);
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
  return { answer, warmUp };
}
