import { expect, it } from "vitest";
import { findMisquoted } from "#content/assistant/find-misquoted.ts";
import { readKnowledge } from "#content/assistant/read-knowledge.ts";
import { readWords } from "#main/words/write-words.ts";
import { needBuild } from "#tests/support/need-build.ts";

it("the assistants quote only what the pages say", async () => {
  await needBuild();
  const gone = findMisquoted(readKnowledge(), await readWords());
  expect(gone, gone.join("\n")).toEqual([]);
});
