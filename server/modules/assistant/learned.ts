import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { deserialize } from "node:v8";
import type { AssistantName } from "#contracts/assistant.ts";
import type { Learned, Lesson } from "#server/modules/assistant/classifier.ts";
import type { WordVectors } from "#server/modules/assistant/word-vectors.ts";

/** Everything but the lessons themselves that makes what is learned: changed, it is learned anew, whoever forgot to build. */
const rules = ["classifier.ts", "weights.ts", "word-vectors.ts"];

/** Another for other lessons, in another order, or other rules of learning. */
export function stampOf(lessons: readonly Lesson[], vectors: Pick<WordVectors, "stamp">): string {
  const hash = createHash("sha256").update(vectors.stamp).update(JSON.stringify(lessons));
  for (const rule of rules) hash.update(readFileSync(new URL(rule, import.meta.url)));
  return hash.digest("hex");
}

/** Written by main/write-learned.ts. */
const learnedFolder = new URL("../../../build/learned/", import.meta.url);

/** What the build learned for an assistant; null, where nothing was built. */
export async function readLearned(assistant: AssistantName): Promise<Learned | null> {
  const bytes = await readFile(new URL(assistant, learnedFolder)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
  return bytes && (deserialize(bytes) as Learned);
}
