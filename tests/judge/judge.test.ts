import { beforeAll, describe, expect, it } from "vitest";
import { fromFaq } from "#content/assistant/from-faq.ts";
import { quote } from "#content/assistant/quote.ts";
import { terms } from "#content/legal/terms.ts";
import { golden } from "#tests/judge/golden.ts";
import { answererOf, judge, judged, score, type Verdict } from "#tests/judge/judge.ts";
import { limits } from "#tests/judge/limits.ts";

let verdicts: Verdict[];
beforeAll(async () => {
  verdicts = await judge(answererOf(judged));
}, 120_000);

describe("the golden questions", () => {
  it("are 150 at least, each asked once, and name passages that there are", () => {
    const ids = new Set(judged.map(({ id }) => id));
    const asked = golden.map(({ assistant, earlier = [], ask }) => [assistant, ...earlier, ask].join("\n"));
    expect(golden.length).toBeGreaterThanOrEqual(150);
    expect(new Set(asked).size).toBe(golden.length);
    for (const question of golden) if (question.want === "answered") for (const id of question.right) expect(ids).toContain(id);
  });

  // The time is measured by `npm run judge`, on a quiet machine.
  it.each(limits.filter(({ what }) => !what.includes("percentile")))("$what", ({ holds }) => {
    const scored = score(verdicts);
    expect(holds(scored), JSON.stringify(scored)).toBe(true);
  });

  it("get a right answer only from a passage, a careful one only for health", () => {
    for (const { question, outcome } of verdicts) if (question.want === "answered") expect(["answered", "unknown"], question.ask).toContain(outcome);
  });
});

describe("without the passage that answers them", () => {
  /** Every so many-th passage is taken out at once: those next to each other, which are the most alike, never together. */
  const apart = 8;

  it.each(Array.from({ length: apart }, (_, nth) => nth))(
    "questions are not known, whichever passages are taken out of the content (%i)",
    async (nth) => {
      const gone = new Set(judged.filter((_, at) => at % apart === nth).map(({ id }) => id));
      const answer = answererOf(judged.map((passage) => (gone.has(passage.id) ? { ...passage, text: "" } : passage)));
      const still: string[] = [];
      for (const { question } of verdicts.filter(({ outcome, from }) => outcome === "answered" && gone.has(from))) {
        const { outcome, passages } = await answer({ assistant: question.assistant, question: question.ask, earlier: question.earlier ?? [] });
        if (outcome !== "unknown") still.push(`${question.ask}: from ${passages.map(({ id }) => id)}`);
      }
      expect(still).toEqual([]);
    },
    120_000,
  );

  it("a passage whose page no longer says it is gone by itself", () => {
    expect(fromFaq(["no-such-question", "is it there"])).toMatchObject({ text: "", asks: ["is it there"] });
    expect(quote(terms, "safe-use", "Nobody wrote this")).toBe("");
    expect(quote(terms, "no-such-section")).toBe("");
  });
});

it("at present no passage is empty but those that say so", () => {
  expect(judged.filter(({ id, text }) => (text === "") !== id.startsWith("unpublished/")).map(({ id }) => id)).toEqual([]);
});
