import { deserialize, serialize } from "node:v8";
import { expect, test } from "vitest";
import { createIndex } from "#server/modules/assistant/index.ts";
import { readTerms } from "#server/modules/assistant/meanings.ts";
import { openWordVectors } from "#server/modules/assistant/word-vectors.ts";
import { passages as all } from "#tests/conformance/assistant.ts";

const passages = all.filter(({ id }) => id.startsWith("faq/"));
const vectors = await openWordVectors();
const anew = createIndex(passages, vectors);

test("what was learned is kept in a file and guesses the same", () => {
  const kept = deserialize(serialize(anew.learned));
  const again = createIndex(passages, vectors, kept);
  expect(again.learned).toBe(kept);
  const asked = readTerms("is redness normal");
  expect(again.guess(asked)).toEqual(anew.guess(asked));
  expect(Math.max(...again.guess(asked))).toBeGreaterThan(0.5);
});

test.each([
  ["another order", [...passages].reverse()],
  ["one passage less", passages.slice(1)],
  ["one more way to ask", passages.map((passage, at) => (at === 0 ? { ...passage, asks: [...passage.asks, "will my skin go red"] } : passage))],
])("of %s it knows nothing: that is learned anew", (_, others) => {
  const { learned } = createIndex(others, vectors, anew.learned);
  expect(learned).not.toBe(anew.learned);
  expect(learned.stamp).not.toBe(anew.learned.stamp);
});

test("so is what another table of words would tell", () => {
  expect(createIndex(passages, { ...vectors, stamp: "another" }, anew.learned).learned).not.toBe(anew.learned);
});
