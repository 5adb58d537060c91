import { expect, it } from "vitest";
import { allOf } from "#content/assistant/all-of.ts";
import { pickSentences } from "#content/assistant/pick-sentences.ts";

const text = "It comes slowly. Put it on early. There is no third figure.";

it("picks sentences by how they begin, in the order asked for", () => {
  expect(pickSentences(text, "There is", "It comes")).toBe("There is no third figure. It comes slowly.");
});

it("says nothing where one of them stands there no more, and nor does an answer made with it", () => {
  expect(pickSentences(text, "It comes", "Nobody wrote this")).toBe("");
  expect(allOf("Words of ours.", pickSentences(text, "Nobody wrote this"))).toBe("");
});
