import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { deserialize } from "node:v8";
import type { Passage } from "#content/assistant/passage.ts";
import { readKnowledge } from "#content/assistant/read-knowledge.ts";
import type { AssistantName } from "#contracts/assistant.ts";
import type { Learned } from "#server/modules/assistant/classifier.ts";
import { createDecide, type Decide, type Decision } from "#server/modules/assistant/decide.ts";
import { learnHealth, type Net, openHealthNet } from "#server/modules/assistant/health-net.ts";
import type { Term } from "#server/modules/assistant/ideas.ts";
import { createRank, learnFrom } from "#server/modules/assistant/rank.ts";
import { openReader, wordsOf } from "#server/modules/assistant/reader.ts";
import { createDirect, openWordVectors, type WordVectors } from "#server/modules/assistant/word-vectors.ts";

export type Question = {
  assistant: AssistantName;
  question: string;
  /** The visitor's own questions before it, oldest first. */
  earlier: readonly string[];
  /** The owner's answers that are not in content yet. */
  drafts?: readonly Passage[];
  /** Whose turn it is: an IPv4 address, or the /48 around an IPv6 one. Those who ask nothing for themselves have none. */
  asker?: string;
};
export type DecideFor = (question: Question) => Promise<Decision>;

/** What takes seconds to learn and is the same at every start: the build does it. */
export type Prepared = {
  /** Another for other knowledge and other rules. */
  stamp: string;
  /** Every word that may be meant where one is misspelled. */
  words: string[];
  /** What was read of each way to ask. */
  terms: Map<string, Term[]>;
  learned: Learned;
  health: Net;
};

/** Written by main/prepare-assistants.ts. */
const preparedFile = new URL("../../../build/assistants", import.meta.url);
/** What the knowledge is read and learned by. */
const rules = [
  "classifier.ts",
  "health-net.ts",
  "ideas.ts",
  "reader.ts",
  "word-vectors.ts",
  "word-vectors.bin",
  "../../../content/assistant/read-knowledge.ts",
  "../../../content/health/examples.md",
];
const knowledge = new URL("../../../content/knowledge/", import.meta.url);

/** Changed with any of them: whoever forgets to build is not answered from yesterday's. */
function stampNow(): string {
  const hash = createHash("sha256");
  const texts = readdirSync(knowledge).sort();
  for (const file of [...rules.map((name) => new URL(name, import.meta.url)), ...texts.map((name) => new URL(name, knowledge))])
    hash.update(readFileSync(file));
  return hash.digest("hex");
}

export function prepare(passages: readonly Passage[], vectors: WordVectors): Prepared {
  const words = wordsOf(passages);
  const { readText, readPlainly } = openReader(words, vectors);
  const same = new Map<string, Term>();
  const onlyOne = (term: Term) => {
    const key = JSON.stringify(term);
    const one = same.get(key) ?? term;
    same.set(key, one);
    return one;
  };
  const terms = new Map(passages.flatMap(({ asks }) => asks).map((ask) => [ask, readText(ask).map(onlyOne)]));
  const learned = learnFrom(passages, vectors, (text) => terms.get(text) ?? readText(text));
  return { stamp: stampNow(), words, terms, learned, health: learnHealth(passages, readPlainly, createDirect(vectors)) };
}

async function readPrepared(passages: readonly Passage[], vectors: WordVectors): Promise<Prepared> {
  const bytes = await readFile(preparedFile).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
  const prepared = bytes && (deserialize(bytes) as Prepared);
  return prepared?.stamp === stampNow() ? prepared : prepare(passages, vectors);
}

/** Whether an assistant answers from a passage: from its own, and from what both know unless one of its own stands in for that. */
function usableBy(assistant: AssistantName, passages: readonly Passage[]) {
  const replaced = new Set(passages.filter(({ only }) => only === assistant).flatMap(({ insteadOf = [] }) => insteadOf));
  return ({ only, id }: Passage) => only === assistant || (only === undefined && !replaced.has(id));
}

/** Decides for either assistant. The first question waits until all that they know is read; what the build did not prepare takes seconds then. */
export function openAssistant(known?: readonly Passage[]): DecideFor {
  async function read() {
    const vectors = await openWordVectors();
    const passages = known ?? readKnowledge();
    const { words, terms, learned, health } = known ? prepare(known, vectors) : await readPrepared(passages, vectors);
    const reader = openReader(words, vectors);
    return {
      vectors,
      passages,
      learned,
      reader,
      sense: openHealthNet(health, createDirect(vectors)),
      readText: (text: string) => terms.get(text) ?? reader.readText(text),
    };
  }
  let reading: ReturnType<typeof read> | undefined;
  let made: { drafts: string; decide: Record<AssistantName, Decide> } | undefined;

  return async ({ assistant, question, earlier, drafts = [] }) => {
    reading ??= read();
    const { vectors, passages, learned, reader, sense, readText } = await reading;
    const key = JSON.stringify(drafts);
    if (made?.drafts !== key) {
      // The owner's words in another answer's place are found by all that asks for that one, and settle no yes or no that it settled.
      const instead = new Map(drafts.map((draft) => [draft.id, draft]));
      const changed = passages.map((passage) => {
        const draft = instead.get(passage.id);
        instead.delete(passage.id);
        return draft ? { ...passage, text: draft.text, yes: [], no: [] } : passage;
      });
      const all = [...changed, ...instead.values()];
      const rankFor = createRank({ passages: all, vectors, readText, learned });
      const decideAs = (name: AssistantName) => {
        const mayUse = usableBy(name, all);
        return createDecide({ passages: all.filter(mayUse), reader, sense, rank: rankFor(mayUse) });
      };
      made = { drafts: key, decide: { product: decideAs("product"), dermaflo: decideAs("dermaflo") } };
    }
    return made.decide[assistant](question, earlier);
  };
}
