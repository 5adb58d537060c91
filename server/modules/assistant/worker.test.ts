import { expect, test } from "vitest";
import { isFailure } from "#contracts/failure.ts";
import { openAssistant } from "#server/modules/assistant/open-assistant.ts";
import { startAssistantWorker } from "#server/modules/assistant/worker.ts";
import { passages } from "#tests/conformance/assistant.ts";

const knowledge = passages.filter(({ id }) => id.startsWith("faq/"));
const ask = (question: string, earlier: string[] = []) => ({ assistant: "product" as const, question, earlier });
const questions = [ask("is redness normal?"), ask("i am pregnant"), ask("hello"), ask("what is the capital of France")];

test("a thread decides what this one would, however many ask at once", async () => {
  const [here, there] = [openAssistant(knowledge), startAssistantWorker(knowledge)];
  expect(await Promise.all(questions.map(there.decide))).toEqual(await Promise.all(questions.map(here)));
  await there.close();
});

test("an end of the thread is told to whoever waits, and the next question begins another", async () => {
  const there = startAssistantWorker(knowledge);
  const lost = there.decide(ask("is redness normal?"));
  await there.close();
  await expect(lost).rejects.toThrow("the thread that decides has ended");
  expect((await there.decide(ask("is redness normal?"))).outcome).toBe("answered");
  await there.close();
});

test("addresses take turns: whoever asks much waits for themselves, and is told so", async () => {
  const there = startAssistantWorker(knowledge);
  const order: string[] = [];
  const from = (asker: string, question = "hello") => there.decide({ ...ask(question), asker }).then(() => order.push(asker));
  const many = Array.from({ length: 40 }, () => from("198.51.100.1", "qzxv wjkb ".repeat(45)).catch((error) => error));
  await Promise.all([from("203.0.113.1"), from("203.0.113.2")]);
  expect(order.filter((asker) => asker === "198.51.100.1").length).toBeLessThanOrEqual(2);
  const answers = await Promise.all(many);
  expect(answers.filter((answer) => isFailure(answer) && answer.code === "too-many").length).toBeGreaterThan(30);
  await there.close();
});

test("closed before all is read, the reading ends in peace", async () => {
  const there = startAssistantWorker(knowledge);
  const reading = there.warmUp();
  await there.close();
  await expect(reading).resolves.toBeUndefined();
});

test("an error in the thread reaches who asked, and the thread goes on", async () => {
  const there = startAssistantWorker(knowledge);
  await expect(there.decide(ask(null as unknown as string))).rejects.toThrow();
  expect((await there.decide(ask("hello"))).outcome).toBe("social");
  await there.close();
});
