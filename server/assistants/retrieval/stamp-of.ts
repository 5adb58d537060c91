import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Lesson } from "#server/assistants/retrieval/learn.ts";
import type { WordVectors } from "#server/assistants/vectors/open-word-vectors.ts";

/** Everything but the lessons themselves that makes what is learned: changed, it is learned anew, whoever forgot to build. */
const rules = ["learn.ts", "features-of.ts", "read-row.ts", "set-chances.ts", "weights.ts", "../vectors/create-direct.ts"];

/** Another for other lessons, in another order, or other rules of learning. */
export function stampOf(lessons: readonly Lesson[], vectors: Pick<WordVectors, "stamp">): string {
  const hash = createHash("sha256").update(vectors.stamp).update(JSON.stringify(lessons));
  for (const rule of rules) hash.update(readFileSync(new URL(rule, import.meta.url)));
  return hash.digest("hex");
}
