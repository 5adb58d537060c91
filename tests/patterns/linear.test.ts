import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { analyse } from "scslre";
import { expect, test } from "vitest";
import type { Pattern } from "#tests/patterns/list-patterns.ts";

/** In a process of its own: there no module has been loaded before, so each builds its patterns again. */
function listPatterns(): Pattern[] {
  const { stdout, stderr, status } = spawnSync(process.execPath, [fileURLToPath(new URL("list-patterns.ts", import.meta.url))], { encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as Pattern[];
}

/** Whether some text makes the engine go over the same letters again and again: time grows faster than the text. */
const isSlow = ({ source, flags }: Pick<Pattern, "source" | "flags">) => analyse({ source, flags }).reports.length > 0;

test("no regular expression of ours takes time that grows faster than the text", () => {
  const patterns = listPatterns();
  expect(patterns.length).toBeGreaterThan(500);
  expect(patterns.some(({ where }) => where === "built")).toBe(true);
  const known = new Map<string, Pattern>(patterns.map((pattern) => [`/${pattern.source}/${pattern.flags}`, pattern]));
  expect([...known.values()].filter(isSlow)).toEqual([]);
});

test.each(["\\/+$", "(?:a+)+b", "\\S+@\\S+\\.\\S+", "<[^>]+>"])("and /%s/ would be found", (source) => {
  expect(isSlow({ source, flags: "" })).toBe(true);
});
