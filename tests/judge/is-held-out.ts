import { createHash } from "node:crypto";
import type { Golden } from "#tests/judge/golden.ts";

const seed = "cold hands, 2026";

/** A third of the questions, by seed: scored apart, and looked at by nobody who mends the assistant. */
export const isHeldOut = ({ ask, earlier = [] }: Golden) =>
  (createHash("sha256")
    .update([seed, ...earlier, ask].join("\n"))
    .digest()[0] ?? 0) %
    3 ===
  0;
