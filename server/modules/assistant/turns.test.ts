import { expect, test } from "vitest";
import { isFailure } from "#contracts/failure.ts";
import { takeTurns } from "#server/modules/assistant/turns.ts";
import { decideSome } from "#tests/conformance/assistant.ts";

const ask = (question: string) => ({ assistant: "product" as const, question, earlier: [] });

test("in turns it decides what it would at once, however many ask", async () => {
  const questions = ["is redness normal?", "i am pregnant", "hello", "what is the capital of France"].map(ask);
  expect(await Promise.all(questions.map(takeTurns(decideSome)))).toEqual(await Promise.all(questions.map(decideSome)));
});

test("networks take turns: whoever asks much waits for themselves, and is told so", async () => {
  const decide = takeTurns(decideSome);
  const order: string[] = [];
  const from = (asker: string, question = "hello") => decide({ ...ask(question), asker }).then(() => order.push(asker));
  const many = Array.from({ length: 40 }, () => from("198.51.100.1", "qzxv wjkb ".repeat(45)).catch((error) => error));
  await Promise.all([from("203.0.113.1"), from("203.0.113.2")]);
  expect(order.filter((asker) => asker === "198.51.100.1").length).toBeLessThanOrEqual(2);
  const answers = await Promise.all(many);
  expect(answers.filter((answer) => isFailure(answer) && answer.code === "too-many").length).toBeGreaterThan(30);
});

test("an error reaches who asked, and the next question is decided", async () => {
  const decide = takeTurns(decideSome);
  await expect(decide(ask(null as unknown as string))).rejects.toThrow();
  expect((await decide(ask("hello"))).outcome).toBe("social");
});
