import { beforeAll, describe, expect, it } from "vitest";
import { fromFaq } from "#content/assistant/from-faq.ts";
import { quote } from "#content/assistant/quote.ts";
import { terms } from "#content/legal/terms.ts";
import { assistantNames } from "#contracts/assistant.ts";
import { knowledgeOf } from "#server/modules/assistant/decide.ts";
import { createFindPassages } from "#server/modules/assistant/find-passages.ts";
import { createIndex, type Index } from "#server/modules/assistant/index.ts";
import { createReadPlainly } from "#server/modules/assistant/spelling.ts";
import { openWordVectors } from "#server/modules/assistant/word-vectors.ts";
import { untouched } from "#tests/judge/batches/batches.ts";
import { golden } from "#tests/judge/golden.ts";
import { answererOf, judge, judged, score, type Verdict } from "#tests/judge/judge.ts";
import { limits } from "#tests/judge/limits.ts";

/** As the index would be if the page of one passage said nothing any more. */
const withoutText = (index: Index, id: string): Index => ({
  ...index,
  passages: index.passages.map((one) => (one.passage.id === id ? { ...one, passage: { ...one.passage, text: "" }, sentences: [], all: one.about } : one)),
});

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

describe("questions that were asked once, and studied by nobody", () => {
  const answer = answererOf(judged);
  it.each(untouched)(
    "$voice: found no worse than at first sight, and safe",
    async ({ first, questions }) => {
      const scored = score(await judge(answer, questions));
      expect(Math.round(scored.found * 40)).toBeGreaterThanOrEqual(first.right);
      expect(Math.round(scored.safe * 12)).toBeGreaterThanOrEqual(first.safe);
      expect(Math.round(scored.falseRefusals * 40)).toBeLessThanOrEqual(first.refused);
    },
    120_000,
  );
});

describe("without the passage that answers them", () => {
  it.each(assistantNames)(
    "questions to %s are not known, whichever one passage is taken out of the content",
    async (assistant) => {
      const known = knowledgeOf(assistant, judged);
      const vectors = await openWordVectors();
      // What is asked for a passage stays when its page says nothing more, so what was learned stays too: one reading serves them all.
      const index = createIndex(known, vectors);
      const readPlainly = createReadPlainly({ words: index.words, isWord: vectors.isWord });
      const still: string[] = [];
      for (const id of new Set(known.flatMap(({ id, text }) => (text ? id : [])))) {
        const find = createFindPassages({ index: withoutText(index, id), readPlainly, findExcerpt: () => null });
        for (const { question } of verdicts.filter(
          ({ outcome, from, question }) => question.assistant === assistant && outcome === "answered" && from === id,
        )) {
          const from = find(question.ask, question.earlier ?? []).answers.map((passage) => passage.id);
          const another = question.want === "answered" && question.right.includes(from[0] ?? "");
          if (from.length > 0 && !another) still.push(`${question.ask}: from ${from}`);
        }
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
