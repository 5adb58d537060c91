import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dropEvents, type KeptEvent, keepEvent, nextBatch, readKept, sendKept } from "#app/features/analytics/kept-events.ts";
import { goOnVisiting } from "#app/features/analytics/visit.ts";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
    removeItem: (name: string) => kept.delete(name),
  });
});
afterEach(() => vi.unstubAllGlobals());

const event = (n: number, at = Date.now()): KeptEvent => ({
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
  for (let n = 0; n < 120; n++) keepEvent(event(n, now - 1_000));
  const batch = nextBatch(now);
  expect(ids(batch)).toEqual(Array.from({ length: 100 }, (_, n) => n));
  expect(batch[0]).toEqual({ ...event(0), at: undefined, ago: 1_000 });
  dropEvents(batch);
  expect(ids(nextBatch(now))).toEqual(Array.from({ length: 20 }, (_, n) => 100 + n));
});

test("a batch fits into what the server takes, however long its paths are", () => {
  for (let n = 0; n < 100; n++) keepEvent({ ...event(n), properties: { path: `/${"a".repeat(119)}`, session: "s".repeat(64), referrer: "r".repeat(60) } });
  expect(JSON.stringify({ action: "track_event", data: nextBatch() }).length).toBeLessThan(32 * 1024);
  expect(nextBatch().length).toBeGreaterThan(50);
});

test("what is a week old is let go, and so is the oldest of more than 500", () => {
  keepEvent(event(1, Date.now() - 8 * 86_400_000));
  expect(readKept()).toEqual([]);
  for (let n = 0; n < 510; n++) keepEvent(event(n));
  expect(ids(readKept())).toEqual(Array.from({ length: 500 }, (_, n) => 10 + n));
});

test.each([null, "{broken", "7", '"x"', "[null]"])("kept as %j: nothing is kept", (text) => {
  if (text) localStorage.setItem("visit-events", text);
  expect(readKept()).toEqual([]);
});

test("everything is sent, and gone once it has arrived", async () => {
  for (let n = 0; n < 150; n++) keepEvent(event(n));
  const bodies = answer(200, 200);
  await sendKept(signal);
  expect(bodies.map(({ data }) => data.length)).toEqual([100, 50]);
  expect(localStorage.getItem("visit-events")).toBeNull();
});

test.each([[], [429], [503], [500]])("an answer of %s: it stays, and who asked hears of it", async (...statuses) => {
  keepEvent(event(1));
  answer(...(statuses as number[]));
  await expect(sendKept(signal)).rejects.toThrow();
  expect(ids(readKept())).toEqual([1]);
});

test("a network's own sign-in page is no answer: it stays", async () => {
  keepEvent(event(1));
  vi.stubGlobal("fetch", async () => new Response("<!doctype html>", { headers: { "content-type": "text/html" } }));
  await expect(sendKept(signal)).rejects.toThrow("no answer");
  expect(ids(readKept())).toEqual([1]);
});

test("what the server never takes is let go, so that it does not block the rest", async () => {
  for (let n = 0; n < 150; n++) keepEvent(event(n));
  answer(400, 200);
  await sendKept(signal);
  expect(readKept()).toEqual([]);
});

test("an answer that comes after a withdrawal touches nothing", async () => {
  keepEvent(event(1));
  const stopped = new AbortController();
  vi.stubGlobal("fetch", async () => {
    stopped.abort();
    localStorage.setItem("visit-events", "somebody else's");
    return new Response("{}");
  });
  await expect(sendKept(stopped.signal)).rejects.toThrow();
  expect(localStorage.getItem("visit-events")).toBe("somebody else's");
});

test("a visit goes on for half an hour after its last sign of life, its visitor for good", () => {
  const first = goOnVisiting(0);
  expect(goOnVisiting(29 * 60_000).session).toBe(first.session);
  expect(goOnVisiting(58 * 60_000).session).toBe(first.session);
  const next = goOnVisiting(88 * 60_000);
  expect(next.session).not.toBe(first.session);
  expect(next.visitor).toBe(first.visitor);
});
