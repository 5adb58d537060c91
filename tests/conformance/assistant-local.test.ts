import { describe, expect, it } from "vitest";
import { checkAnswer } from "#server/modules/assistant/check-answer.ts";
import { createLocalAssistant } from "#server/providers/language-model/open.ts";
import { answerBy, assistantConformance, passages, some } from "#tests/conformance/assistant.ts";

assistantConformance("local", async () => ({ assistant: createLocalAssistant(), close: async () => {} }));

describe("what the local assistant may quote", () => {
  it.each(passages.filter(({ text }) => text).map((passage) => [passage.id, passage] as const))(
    "%s passes the check that every answer passes",
    (_id, passage) => {
      expect(checkAnswer(passage.text, [passage])).toEqual([]);
    },
  );

  it("a passage that says too much is not said: better no answer", async () => {
    const known = some.map((passage) => (passage.id === "faq/greasiness" ? { ...passage, text: "It heals cracked hands." } : passage));
    const { ask, warned } = answerBy(null, { known });
    expect((await ask("Is it greasy?")).outcome).toBe("unknown");
    expect(warned).toEqual(["medicinal: heals"]);
  });
});
