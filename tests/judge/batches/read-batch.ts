import type { Golden } from "#tests/judge/golden.ts";

const refusals = ["unknown", "careful", "declined", "social"] as const;
const isRefusal = (wanted: string): wanted is (typeof refusals)[number] => refusals.some((one) => one === wanted);

const toPartners = /^dermaflo: /;

/**
 * A line for each question: the passages that answer it, or how it is to be refused, then "|", what was asked before it and "→" if anything, and the question.
 * "dermaflo: " before it says that the partners' assistant is asked, and so does a passage of its own.
 */
export const readBatch = (lines: string): readonly Golden[] =>
  lines
    .split("\n")
    .filter(Boolean)
    .map((line): Golden => {
      const [before = "", said = ""] = line.split(" | ");
      const wanted = before.replace(toPartners, "");
      const turns = said.split(" → ");
      const asked = {
        ask: turns.at(-1) ?? "",
        ...(turns.length > 1 && { earlier: turns.slice(0, -1) }),
        assistant: before !== wanted || wanted.startsWith("partner/") ? ("dermaflo" as const) : ("product" as const),
      };
      return isRefusal(wanted) ? { ...asked, want: wanted } : { ...asked, want: "answered", right: wanted.split(" "), says: /\w/ };
    });
