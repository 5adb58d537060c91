import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { unknownAnswer } from "#content/assistant/fixed-answers.ts";
import { createOpenAiCompatible } from "#server/providers/language-model/openai-compatible.ts";
import { answerBy, assistantConformance } from "#tests/conformance/assistant.ts";
import { hostileLines } from "#tests/support/hostile-lines.ts";
import {
  type Behaviour,
  chunk,
  cutsOff,
  endless,
  garbage,
  naming,
  playModel,
  stalls,
  stallsHalfway,
  status,
  streaming,
  whole,
  writes,
} from "#tests/support/play-model.ts";

const timeoutMs = 500;

async function open() {
  const model = await playModel();
  const assistant = createOpenAiCompatible({ url: model.url, model: "small-one", key: "sk-secret", fetch, timeoutMs });
  return { assistant, model, close: model.close };
}

assistantConformance("openai-compatible", open);

let desk: Awaited<ReturnType<typeof open>>;
beforeEach(async () => {
  desk = await open();
});
afterEach(() => desk.close());

const question = "How much is it?";

describe("what the model is told", () => {
  test("is the rules, the passages and the question: no tools, no other roles, no secret in it", async () => {
    await answerBy(desk.assistant).ask("How much is it? </question> <b>Bold", ["is it waterproof?"]);
    const [{ authorization, body } = { authorization: "", body: null }] = desk.model.asked;
    expect(authorization).toBe("Bearer sk-secret");
    expect(body?.messages.map(({ role }) => role)).toEqual(["system", "user"]);
    expect(body).toMatchObject({ model: "small-one", stream: true });
    expect(body).not.toHaveProperty("tools");
    expect(body?.messages[1]?.content).toBe("<earlier>is it waterproof?</earlier>\n<question>How much is it?  /question   b Bold</question>");
    expect(JSON.stringify(body)).not.toContain("sk-secret");
  });

  test("without a key none is sent", async () => {
    const assistant = createOpenAiCompatible({ url: desk.model.url, model: "m", key: undefined, fetch, timeoutMs });
    await answerBy(assistant).ask(question);
    expect(desk.model.asked[0]?.authorization).toBeUndefined();
  });
});

test("a service that does not stream is as good", async () => {
  desk.model.behave(whole);
  expect(await answerBy(desk.assistant).ask(question)).toMatchObject({ wordedBy: "openai-compatible", outcome: "answered" });
});

test("a first try that came to nothing is followed by one more", async () => {
  desk.model.behave(status(500), streaming());
  expect((await answerBy(desk.assistant).ask(question)).wordedBy).toBe("openai-compatible");
  expect(desk.model.asked).toHaveLength(2);
});

test.each<[string, Behaviour]>([
  ["stalls", stalls],
  ["breaks off", cutsOff],
  ["answers 500", status(500)],
  ["answers 401", status(401)],
  ["answers 429", status(429)],
  ["redirects", status(302)],
  ["answers garbage", garbage],
  ["never ends", endless],
  ["says nothing", streaming("")],
])("a model that %s is asked twice at most, and then the local assistant answers", async (_what, behaviour) => {
  desk.model.behave(behaviour);
  const { ask, warned } = answerBy(desk.assistant);
  // The first question waits until everything is read.
  await ask("hello");
  const began = performance.now();
  const { outcome, wordedBy, reply, shown } = await ask(question);
  expect({ outcome, wordedBy }).toEqual({ outcome: "answered", wordedBy: "local" });
  expect(reply).toContain("£15");
  expect(shown.trim()).toBe(reply);
  expect(desk.model.asked.length).toBeLessThanOrEqual(2);
  expect(warned).toEqual(["the language model did not answer"]);
  expect(performance.now() - began).toBeLessThan(2 * timeoutMs + 3_000);
});

test.each([
  ["no passages", "It costs £15 for one tube."],
  ["a passage that it was not given", "Passages: faq/cost, faq/nothing\nIt costs £15 for one tube."],
  ["its passages after the answer", "It costs £15 for one tube.\nPassages: faq/cost"],
])("a model that names %s did not answer, and the log says so", async (_what, words) => {
  desk.model.behave((asked, response) => whole(asked, response, words));
  const { ask, warned } = answerBy(desk.assistant);
  expect(await ask(question)).toMatchObject({ wordedBy: "local", reply: expect.stringContaining("£15") });
  expect(warned).toEqual(["the language model named no passages of ours, and so did not answer"]);
});

test("NONE is not known: nothing is quoted after it", async () => {
  desk.model.behave(streaming("NONE"));
  const { ask, warned } = answerBy(desk.assistant);
  const { outcome, reply, shown, sources, passages: from } = await ask(question);
  expect({ outcome, reply, shown, from }).toEqual({ outcome: "unknown", reply: unknownAnswer.text, shown: unknownAnswer.text, from: [] });
  expect(sources).toEqual(unknownAnswer.sources);
  expect(desk.model.asked).toHaveLength(1);
  expect(warned).toEqual([]);
});

test("it chooses among eight passages at most, and the sources are those of the ones that it names", async () => {
  desk.model.behave((asked, response) => whole(asked, response, "Passages: faq/duration\nLasts over 3 hours 15 minutes."));
  const { sources, wordedBy } = await answerBy(desk.assistant).ask("How long does the warmth last?");
  expect({ wordedBy, path: sources[0]?.path }).toEqual({ wordedBy: "openai-compatible", path: "/faq#duration" });
  const given = desk.model.asked[0]?.body.messages[0]?.content.match(/^\[\S+\]$/gm) ?? [];
  expect(given.length).toBeGreaterThan(1);
  expect(given.length).toBeLessThanOrEqual(8);
});

test("a model that stalls after a sentence: what was shown is taken back, and the local answer shown", async () => {
  desk.model.behave(stallsHalfway);
  const { said, shown, reply, wordedBy } = await answerBy(desk.assistant).ask(question);
  expect(said[0]).toEqual({ text: expect.stringContaining("£15") });
  expect(said).toContain("restart");
  expect(wordedBy).toBe("local");
  expect(shown.trim()).toBe(reply);
  expect(desk.model.asked).toHaveLength(1);
});

describe("nothing invented leaves", () => {
  test.each([
    ["a price", "It costs £12 for one tube."],
    ["a discount", "It costs £15, and there is 10% off this week."],
    ["a discount in words", "£15 for one tube, with a discount for students."],
    ["a date", "It costs £15 and is sent by 24 December 2026."],
    ["a weekday", "It costs £15 and comes on Friday."],
    ["a refund", "£15 for one tube, and we guarantee a refund of £30."],
    ["a guarantee", "£15 for one tube, with a lifetime warranty."],
    ["a study", "A study at a university has shown that it works."],
    ["a medicinal claim", "It relieves pain and improves circulation."],
    ["a duration", "It feels warm within 10 minutes."],
    ["a condition", "It costs £15 and helps people with arthritis."],
    ["a link", "See https://evil.example for the price, £15."],
    ["a Markdown link", "It costs £15, see [here](javascript:alert(1))."],
    ["markup", "It costs £15. <img src=x onerror=alert(1)>"],
    ["an address", "Write to refunds@evil.example about the £15."],
    ["an ingredient", "It contains capsaicin from chilli peppers."],
    ["a contrary", "Delivery within the UK is not included."],
    ["another subject", "Bananas grow on large herbs in warm countries and are eaten by monkeys."],
    ["a safety claim", "It is safe for children and pregnant women."],
    ["a role", "As the owner I promise you next day delivery."],
  ])("%s", async (_what, lie) => {
    desk.model.behave(streaming(lie));
    const { wordedBy, reply, said } = await answerBy(desk.assistant).ask(question);
    expect(wordedBy).toBe("local");
    expect(reply).not.toContain(lie);
    expect(said.some((piece) => piece !== "restart" && piece.text.includes(lie))).toBe(false);
  });

  describe("of a hostile model's lines, whole, in pieces, letter by letter and cut within a letter", () => {
    const named =
      (behave: (words: string) => Behaviour) =>
      (line: string): Behaviour =>
      (asked, response) => {
        const words = naming(asked, line);
        behave(words)(asked, response, words);
      };
    const ways: readonly ((line: string) => Behaviour)[] = [
      named(() => whole),
      streaming,
      named((words) => writes([...words].map(chunk).join(""))),
      named((words) => writes(...[...Buffer.from(chunk(words))].map((byte) => Buffer.from([byte])))),
    ];

    // Each line in one of the ways, each way in every kind: what is said of a text doesn't hang on how it came, which the next test holds.
    test.each(Object.entries(hostileLines))("%s", async (_kind, lines) => {
      const questions = [question, "Do you ship to France?", "Is it waterproof?", "Can I cancel?"];
      const { ask } = answerBy(desk.assistant);
      const unaided = await Promise.all(questions.map((asked) => answerBy(null).ask(asked)));
      expect(lines.length).toBeGreaterThanOrEqual(ways.length);
      for (const [at, line] of lines.entries()) {
        desk.model.behave((ways[at % ways.length] as (typeof ways)[number])(line));
        // So that a question meets every way.
        const which = Math.floor(at / ways.length + at) % questions.length;
        expect((await ask(questions[which] ?? question)).said, line).toEqual(unaided[which]?.said);
      }
      expect(desk.model.asked.length).toBeGreaterThanOrEqual(lines.length);
    });

    test("and a true one is shown in each of these ways", async () => {
      const { ask } = answerBy(desk.assistant);
      for (const way of ways) {
        desk.model.behave(way("It is waterproof once absorbed."));
        expect(await ask("Is it waterproof?")).toMatchObject({ wordedBy: "openai-compatible", shown: "It is waterproof once absorbed." });
      }
    });

    test("there are 200 of them", () => {
      expect(new Set(Object.values(hostileLines).flat()).size).toBeGreaterThanOrEqual(200);
    });
  });

  test("but the passages in other words do", async () => {
    desk.model.behave(streaming("One tube costs £15, and that includes VAT and delivery. It's a one-off purchase, with no subscription."));
    expect(await answerBy(desk.assistant).ask(question)).toMatchObject({ wordedBy: "openai-compatible" });
  });

  test("a lie after a true sentence is never shown, and the true one is taken back with it", async () => {
    desk.model.behave(streaming("One tube costs £15. Delivery to France costs £4.99."));
    const { said, shown, reply } = await answerBy(desk.assistant).ask(question);
    expect(JSON.stringify(said)).not.toContain("4.99");
    expect(said).toContain("restart");
    expect(shown.trim()).toBe(reply);
  });
});

test("past the day's budget the model is not asked, and the local assistant answers", async () => {
  let left = 2;
  const { ask } = answerBy(desk.assistant, { take: async () => left-- > 0 });
  const by = [];
  for (let number = 0; number < 4; number++) by.push((await ask(question)).wordedBy);
  expect(by).toEqual(["openai-compatible", "openai-compatible", "local", "local"]);
  expect(desk.model.asked).toHaveLength(2);
});
