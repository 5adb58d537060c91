import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { deserialize } from "node:v8";
import type { Passage } from "#content/assistant/passage.ts";
import { readKnowledge } from "#content/assistant/read-knowledge.ts";
import { type AssistantName, assistantNames } from "#contracts/assistant.ts";
import type { Learned } from "#server/modules/assistant/classifier.ts";
import { createDecide, type Decide, type Decision, knowledgeOf } from "#server/modules/assistant/decide.ts";
import type { Term } from "#server/modules/assistant/ideas.ts";
import { createRank, type ReadText } from "#server/modules/assistant/rank.ts";
import { openReader, type Reader, wordsOf } from "#server/modules/assistant/reader.ts";
import { openWordVectors, type WordVectors } from "#server/modules/assistant/word-vectors.ts";

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

/** What takes seconds to work out and is the same at every start: the build does it. */
export type Prepared = {
  /** Another for other knowledge and other rules. */
  stamp: string;
  words: string[];
  terms: Map<string, Term[]>;
  learned: Record<AssistantName, Learned>;
};

/** Written by main/prepare-assistants.ts. */
const preparedFile = new URL("../../../build/assistants", import.meta.url);
/** What the knowledge is read and learned by. */
const rules = [
  "classifier.ts",
  "ideas.ts",
  "plain-words.ts",
  "rank.ts",
  "reader.ts",
  "word-vectors.ts",
  "word-vectors.bin",
  "../../../content/assistant/read-knowledge.ts",
];
const knowledge = new URL("../../../content/knowledge/", import.meta.url);

/** Changed with any of them: whoever forgets to build is not answered from yesterday's. */
function stampNow(): string {
  const hash = createHash("sha256");
  const files = [
    ...rules.map((name) => new URL(name, import.meta.url)),
    ...readdirSync(knowledge)
      .sort()
      .map((name) => new URL(name, knowledge)),
  ];
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest("hex");
}

/** As `readTerms` of the plain words, but what was read before need not be read again. */
const withTerms =
  ({ readTerms, normalise }: Reader, terms: Map<string, Term[]>): ReadText =>
  (text) => {
    const read = terms.get(text) ?? readTerms(normalise(text));
    terms.set(text, read);
    return read;
  };

export function prepare(passages: readonly Passage[], vectors: WordVectors): Prepared {
  const words = wordsOf(passages);
  const terms = new Map<string, Term[]>();
  const readText = withTerms(openReader(words, vectors), terms);
  const learn = (assistant: AssistantName) => createRank({ passages: knowledgeOf(assistant, passages), vectors, readText, learned: null }).learned;
  return { stamp: stampNow(), words, terms, learned: Object.fromEntries(assistantNames.map((name) => [name, learn(name)])) as Prepared["learned"] };
}

async function readPrepared(passages: readonly Passage[], vectors: WordVectors): Promise<Prepared> {
  const bytes = await readFile(preparedFile).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
  const prepared = bytes && (deserialize(bytes) as Prepared);
  return prepared?.stamp === stampNow() ? prepared : prepare(passages, vectors);
}

/** Decides for either assistant. The first question waits until all that they know is read; what the build did not prepare takes seconds then. */
export function openAssistant(known?: readonly Passage[]): DecideFor {
  async function read() {
    const vectors = await openWordVectors();
    const passages = known ?? readKnowledge();
    const prepared = known ? prepare(known, vectors) : await readPrepared(passages, vectors);
    return { vectors, passages, prepared, reader: openReader(prepared.words, vectors) };
  }
  let reading: ReturnType<typeof read> | undefined;
  /** For each assistant, with the drafts it was made for. */
  const made = new Map<AssistantName, { drafts: string; decide: Decide }>();

  return async ({ assistant, question, earlier, drafts = [] }) => {
    reading ??= read();
    const { vectors, passages, prepared, reader } = await reading;
    const key = JSON.stringify(drafts);
    const before = made.get(assistant);
    if (before?.drafts === key) return before.decide(question, earlier);
    const own = knowledgeOf(assistant, passages);
    const drafted = knowledgeOf(assistant, drafts);
    const { rank } = createRank({
      passages: own,
      drafts: drafted,
      vectors,
      readText: withTerms(reader, new Map(prepared.terms)),
      learned: prepared.learned[assistant],
    });
    const decide = createDecide({ passages: [...own, ...drafted], reader, rank });
    made.set(assistant, { drafts: key, decide });
    return decide(question, earlier);
  };
}
