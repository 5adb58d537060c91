import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Answered, ask as askServer } from "#app/features/chat/ask.ts";
import { createConversation } from "#app/features/chat/conversation.ts";
import type { Beside, Message } from "#app/features/chat/message.ts";
import { failing } from "#content/assistant/words.ts";
import type { AssistantName } from "#contracts/assistant.ts";

const beside: Beside = { outcome: "answered", sources: [], next: [], choices: [], answer: "a", conversation: "c-1" };
const answered = (content: string): Answered => ({ ok: true, content, beside });
const failed: Answered = { ok: false, failure: { code: "unavailable", message: "Away" } };

function open(answers: Answered[], assistant: AssistantName = "product", before: Message[] = []) {
  const kept: Message[][] = [];
  const ask = vi.fn(async (..._: Parameters<typeof askServer>) => answers.shift() ?? failed);
  const needs = { ask, read: () => before, keep: (_: AssistantName, messages: readonly Message[]) => void kept.push([...messages]) };
  const conversation = createConversation(assistant, needs);
  const said = () => conversation.read().messages.map(({ sender, content }) => `${sender}: ${content}`);
  return { conversation, ask, said, kept };
}

beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

test("a question stands there at once, and its reply follows", async () => {
  const { conversation, said } = open([answered("Warm")]);
  const sending = conversation.send("  How long?  ");
  expect(said()).toEqual(["user: How long?"]);
  expect(conversation.read().coming).toBe("");
  expect(await sending).toBeNull();
  expect(said()).toEqual(["user: How long?", "bot: Warm"]);
  expect(conversation.read().coming).toBeNull();
});

test("blanks are not sent, nor a second question while a reply is awaited", async () => {
  const { conversation, ask, said } = open([answered("One")]);
  await conversation.send(" \n ");
  const first = conversation.send("First");
  await conversation.send("Second");
  await first;
  expect(ask).toHaveBeenCalledTimes(1);
  expect(said()).toEqual(["user: First", "bot: One"]);
});

test("is kept by us only from when that was allowed, and until it starts again", async () => {
  const { conversation, ask } = open([answered("One"), answered("Two"), answered("Three")]);
  await conversation.send("First");
  conversation.allowKeeping(true);
  await conversation.send("Second");
  conversation.forget();
  await conversation.send("Third");
  expect(ask.mock.calls.map(([, { mayKeep }]) => mayKeep)).toEqual([false, true, false]);
});

test("what was said before goes along, with the conversation's id; what was never an answer does not", async () => {
  const { conversation, ask } = open([answered("One"), failed, answered("Three")]);
  await conversation.send("First");
  await conversation.send("Second");
  await conversation.send("Third");
  expect(ask.mock.lastCall?.slice(0, 2)).toEqual([
    "product",
    {
      text: "Third",
      conversation: "c-1",
      mayKeep: false,
      intent: expect.stringMatching(/^[\da-f]{32}$/),
      before: [
        { role: "user", content: "First" },
        { role: "assistant", content: "One" },
        { role: "user", content: "Second" },
      ],
    },
  ]);
});

test("the product's assistant says itself that no answer came; asked again, that goes", async () => {
  const { conversation, said, ask } = open([failed, answered("Warm")]);
  expect(await conversation.send("How long?")).toEqual({ code: "unavailable", message: "Away" });
  expect(said()).toEqual(["user: How long?", `bot: ${failing.product}`]);
  expect(conversation.read().unanswered).toBe(true);
  await conversation.again();
  expect(said()).toEqual(["user: How long?", "bot: Warm"]);
  const [first, second] = ask.mock.calls.map(([, { intent }]) => intent);
  expect(second).toBe(first);
  expect(conversation.read().unanswered).toBe(false);
});

test("the other leaves that to its panel, and keeps the question", async () => {
  const { conversation, said } = open([failed], "dermaflo");
  await conversation.send("Who made it?");
  expect(said()).toEqual(["user: Who made it?"]);
  expect(console.error).toHaveBeenCalledTimes(1);
});

test("everything said is kept for the next page, and forgotten when one starts again", async () => {
  const { conversation, kept } = open([answered("Warm")]);
  await conversation.send("How long?");
  expect(kept.at(-1)?.map(({ content }) => content)).toEqual(["How long?", "Warm"]);
  conversation.forget();
  expect(kept.at(-1)).toEqual([]);
});

test("a question that a reload cut off can be asked again, as the same one; so can one that had failed before", async () => {
  const cutOff = open([answered("Warm")], "product", [{ id: "q-1", sender: "user", content: "How long?", timestamp: 1 }]);
  expect(cutOff.conversation.read().unanswered).toBe(true);
  await cutOff.conversation.again();
  expect(cutOff.ask.mock.lastCall?.[1]).toMatchObject({ text: "How long?", intent: "q-1" });
  expect(cutOff.said()).toEqual(["user: How long?", "bot: Warm"]);
  expect(cutOff.conversation.read().unanswered).toBe(false);

  for (const before of [cutOff, open([failed])]) {
    await before.conversation.send("How soon?");
    const after = open([], "product", before.kept.at(-1));
    expect(after.conversation.read().unanswered).toBe(true);
  }
  expect(open([], "product", [{ id: "a-1", sender: "bot", content: "Warm", timestamp: 1, beside }]).conversation.read().unanswered).toBe(false);
});
