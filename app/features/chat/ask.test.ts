import { afterEach, expect, test, vi } from "vitest";
import { ask, readEvents, type ServerEvent } from "#app/features/chat/ask.ts";

const bytes = new TextEncoder();
const bodyOf = (...parts: readonly (string | Uint8Array)[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const part of parts) controller.enqueue(typeof part === "string" ? bytes.encode(part) : part);
      controller.close();
    },
  });
async function all(body: ReadableStream<Uint8Array>) {
  const events: ServerEvent[] = [];
  for await (const event of readEvents(body)) events.push(event);
  return events;
}

test("events come out whole, however their bytes were cut", async () => {
  const whole = bytes.encode('event: text\ndata: {"text":"10 °C"}\n\nevent: done\ndata: {}\n\n');
  for (let at = 1; at < whole.length; at++)
    expect(await all(bodyOf(whole.slice(0, at), whole.slice(at)))).toEqual([
      { event: "text", data: '{"text":"10 °C"}' },
      { event: "done", data: "{}" },
    ]);
});

test("a line that begins with a colon says nothing; several lines of data are one", async () => {
  expect(await all(bodyOf(": wait\n\n", "data: a\ndata: b\r\n\r\n"))).toEqual([{ event: "message", data: "a\nb" }]);
});

test("what ends in the middle is no event", async () => {
  expect(await all(bodyOf('event: done\ndata: {"half":'))).toEqual([]);
});

afterEach(() => vi.unstubAllGlobals());

test("an answer of words alone is shown, and one without words is none", async () => {
  const asked = { text: "Hello", before: [], conversation: undefined, mayKeep: false, intent: "one" };
  const answered = async (body: object) => {
    vi.stubGlobal("fetch", async () => Response.json(body));
    return ask("product", asked, () => {});
  };
  expect(await answered({ reply: "Just" })).toMatchObject({ ok: true, content: "Just", beside: { sources: [], next: [], choices: [] } });
  expect(await answered({ other: true })).toMatchObject({ ok: false });
});
