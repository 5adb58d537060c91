import { createHash } from "node:crypto";
import { studied as batches } from "#tests/judge/batches/batches.ts";
import type { Golden } from "#tests/judge/golden.ts";
import { onceFresh } from "#tests/judge/once-fresh.ts";

const seed = "cold hands, 2026";

const studied: ReadonlySet<Golden> = new Set([...onceFresh, ...batches.flatMap(({ questions }) => questions)]);

/** A third of the questions that were never studied, by seed: scored apart, and looked at by nobody who mends the assistant. */
export const isHeldOut = (question: Golden) => !studied.has(question) && isDrawn(question);

const isDrawn = ({ ask, earlier = [] }: Golden) =>
  (createHash("sha256")
    .update([seed, ...earlier, ask].join("\n"))
    .digest()[0] ?? 0) %
    3 ===
  0;
