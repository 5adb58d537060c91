import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { enqueueEvent, nextBatch, type QueuedEvent, readQueue, removeEvents, sendQueue } from "#app/features/analytics/event-queue.ts";
import { continueVisit } from "#app/features/analytics/visit.ts";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
    removeItem: (name: string) => kept.delete(name),
  });
});
afterEach(() => vi.unstubAllGlobals());

const event = (n: number, at = Date.now()): QueuedEvent => ({
  id: n.toString(16).padStart(32, "0"),
  event: "page_view",
  properties: { path: "/faq" },
  distinct_id: "visitor-0001",
  at,
});
const ids = (events: readonly { id?: string | undefined }[]) => events.map(({ id }) => Number.parseInt(id ?? "", 16));
const { signal } = new AbortController();
const answer = (...statuses: number[]) => {
  const bodies: { data: { id: string }[] }[] = [];
  vi.stubGlobal("fetch", async (_url: string, { body }: { body: string }) => {
    const status = statuses.shift();
    if (!status) throw new TypeError("Failed to fetch");
    bodies.push(JSON.parse(body));
    return Response.json({}, { status });
  });
  return bodies;
};

test("a batch is a hundred of the oldest, with their age in place of their time", () => {
  const now = Date.now();
  for (let n = 0; n < 120; n++) enqueueEvent(event(n, now - 1_000));
  const batch = nextBatch(now);
  expect(ids(batch)).toEqual(Array.from({ length: 100 }, (_, n) => n));
  expect(batch[0]).toEqual({ ...event(0), at: undefined, ago: 1_000 });
  removeEvents(batch);
  expect(ids(nextBatch(now))).toEqual(Array.from({ length: 20 }, (_, n) => 100 + n));
});

test("a batch fits into what the server takes, however long its paths are", () => {
  for (let n = 0; n < 100; n++) enqueueEvent({ ...event(n), properties: { path: `/${"a".repeat(119)}`, session: "s".repeat(64), referrer: "r".repeat(60) } });
  expect(JSON.stringify({ action: "track_event", data: nextBatch() }).length).toBeLessThan(32 * 1024);
  expect(nextBatch().length).toBeGreaterThan(50);
});

test("what is a week old is let go, and so is the oldest of more than 500", () => {
  enqueueEvent(event(1, Date.now() - 8 * 86_400_000));
  expect(readQueue()).toEqual([]);
  for (let n = 0; n < 510; n++) enqueueEvent(event(n));
  expect(ids(readQueue())).toEqual(Array.from({ length: 500 }, (_, n) => 10 + n));
});

test.each([null, "{broken", "7", '"x"', "[null]"])("kept as %j: nothing is kept", (text) => {
  if (text) localStorage.setItem("visit-events", text);
  expect(readQueue()).toEqual([]);
});

test("everything is sent, and gone once it has arrived", async () => {
  for (let n = 0; n < 150; n++) enqueueEvent(event(n));
  const bodies = answer(200, 200);
  await sendQueue(signal);
  expect(bodies.map(({ data }) => data.length)).toEqual([100, 50]);
  expect(localStorage.getItem("visit-events")).toBeNull();
});

test.each([[], [429], [503], [500]])("an answer of %s: it stays, and who asked hears of it", async (...statuses) => {
  enqueueEvent(event(1));
  answer(...(statuses as number[]));
  await expect(sendQueue(signal)).rejects.toThrow();
  expect(ids(readQueue())).toEqual([1]);
});

test("a network's own sign-in page is no answer: it stays", async () => {
  enqueueEvent(event(1));
  vi.stubGlobal("fetch", async () => new Response("<!doctype html>", { headers: { "content-type": "text/html" } }));
  await expect(sendQueue(signal)).rejects.toThrow("no answer");
  expect(ids(readQueue())).toEqual([1]);
});

test("what the server never takes is let go, so that it does not block the rest", async () => {
  for (let n = 0; n < 150; n++) enqueueEvent(event(n));
  answer(400, 200);
  await sendQueue(signal);
  expect(readQueue()).toEqual([]);
});

test("an answer that comes after a withdrawal touches nothing", async () => {
  enqueueEvent(event(1));
  const stopped = new AbortController();
  vi.stubGlobal("fetch", async () => {
    stopped.abort();
    localStorage.setItem("visit-events", "somebody else's");
    return new Response("{}");
  });
  await expect(sendQueue(stopped.signal)).rejects.toThrow();
  expect(localStorage.getItem("visit-events")).toBe("somebody else's");
});

test("a visit goes on for half an hour after its last sign of life, its visitor for good", () => {
  const first = continueVisit(0);
  expect(continueVisit(29 * 60_000).session).toBe(first.session);
  expect(continueVisit(58 * 60_000).session).toBe(first.session);
  const next = continueVisit(88 * 60_000);
  expect(next.session).not.toBe(first.session);
  expect(next.visitor).toBe(first.visitor);
});
