import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { backoff, callFunction } from "#app/lib/http/call-function.ts";
import { limits } from "#contracts/mailchimp-subscribe.ts";

const person = { name: "Ada Frost", email: "ada@example.com", country: "GB", acceptTerms: true as const };

let server: Server;
let answers: RequestListener[] = [];
let keys: (string | undefined)[] = [];
let waits: number[] = [];
const wait = async (milliseconds: number) => void waits.push(milliseconds);
const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): RequestListener =>
  (_, answer) =>
    void answer.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));
const cutOff: RequestListener = (_, answer) => void answer.destroy();
const page =
  (status: number): RequestListener =>
  (_, answer) =>
    void answer.writeHead(status, { "content-type": "text/html" }).end("<!doctype html><h1>Welcome to our Wi-Fi</h1>");
/** Answers with half of a body, and breaks off. */
const half: RequestListener = (_, answer) => {
  answer.writeHead(200, { "content-type": "application/json", "content-length": "100" }).write('{"succ', () => answer.destroy());
};
/** Never answers; or begins to, and never ends. */
const hanging: RequestListener = () => {};
const halfHanging: RequestListener = (_, answer) => void answer.writeHead(200, { "content-type": "application/json" }).write('{"succ');
const unsure = { ok: false, failure: { code: "unsure", message: "We couldn't tell whether it arrived. It's safe to press again: we'll only count it once." } };

beforeEach(async () => {
  [answers, keys, waits] = [[], [], []];
  server = createServer((request, answer) => {
    keys.push(request.headers["idempotency-key"] as string | undefined);
    request.resume().on("end", () => (answers.shift() ?? cutOff)(request, answer));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  // A browser resolves a path against its page; Node has none.
  const real = globalThis.fetch;
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => real(`http://127.0.0.1:${port}${path}`, init));
  vi.stubGlobal("navigator", { onLine: true });
});

afterEach(async () => {
  vi.unstubAllGlobals();
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

test("an answer comes back as data", async () => {
  answers = [json(200, { success: true })];
  expect(await callFunction("mailchimp-subscribe", person, { wait })).toEqual({ ok: true, data: { success: true } });
});

test("a failure comes back in words, with its fields and its wait", async () => {
  answers = [json(429, { error: { code: "too-many", message: "Please wait before submitting again." } }, { "retry-after": "60" })];
  expect(await callFunction("mailchimp-subscribe", person, { wait })).toEqual({
    ok: false,
    failure: { code: "too-many", message: "Please wait before submitting again. You can try again in 1 minute.", retryAfter: 60 },
  });
  answers = [json(400, { error: { code: "invalid", message: "Please fix the errors below and try again.", fields: { country: "Please select a country" } } })];
  expect(await callFunction("mailchimp-subscribe", person, { wait })).toMatchObject({
    failure: { code: "invalid", fields: { country: "Please select a country" } },
  });
});

test("a write is sent again when the network failed, under one key; not when the server answered", async () => {
  answers = [cutOff, cutOff, json(200, { success: true })];
  expect(await callFunction("mailchimp-subscribe", person, { wait })).toMatchObject({ ok: true });
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(waits).toEqual([1_000, 2_000]);

  keys = [];
  answers = [json(503, { error: { code: "unavailable", message: "We can't save anything right now. Please try again in a minute." } })];
  expect(await callFunction("mailchimp-subscribe", person, { wait })).toMatchObject({ ok: false, failure: { code: "unavailable" } });
  expect(keys).toHaveLength(1);
});

test("two intents have two keys; a caller may name its own", async () => {
  answers = [json(200, { success: true }), json(200, { success: true }), json(200, { success: true })];
  await callFunction("mailchimp-subscribe", person, { wait });
  await callFunction("mailchimp-subscribe", person, { wait });
  await callFunction("mailchimp-subscribe", person, { wait, intent: "a-key-of-my-own-choosing" });
  expect(new Set(keys).size).toBe(3);
  expect(keys[2]).toBe("a-key-of-my-own-choosing");
});

test("a read is tried three times more when the server is away, and carries no key", async () => {
  answers = [page(502), page(503), json(200, { availability: "in", dispatch: "by 31 March 2027", delivered: "by 30 April 2027 at the latest" })];
  expect(await callFunction("get-availability", {}, { wait })).toMatchObject({ ok: true, data: { availability: "in" } });
  expect(keys).toEqual([undefined, undefined, undefined]);

  waits = [];
  answers = [page(502), page(502), page(502), page(502)];
  expect(await callFunction("get-availability", {}, { wait })).toMatchObject({ ok: false, failure: { code: "unavailable" } });
  expect(waits).toEqual([1_000, 2_000, 4_000]);
});

test("of a write whose answers are all lost nothing is known, and it was sent no more often than one address may", async () => {
  expect(await callFunction("mailchimp-subscribe", person, { wait })).toEqual(unsure);
  expect(keys).toHaveLength(limits.email.times);
  expect(new Set(keys).size).toBe(1);
});

test.each([
  ["a page in place of the answer", page(200), 1],
  ["a proxy's bad gateway", page(502), 1],
  ["a firewall's page", page(403), 1],
  ["an empty answer", ((_, answer) => void answer.writeHead(200).end()) as RequestListener, 1],
  ["an answer that is cut off", half, 3],
  ["no answer in time", hanging, 1],
  ["an answer that never ends", halfHanging, 1],
])("nor after %s", async (_, answer, times) => {
  answers = [answer, answer, answer, answer];
  expect(await callFunction("mailchimp-subscribe", person, { wait, limit: 300 })).toEqual(unsure);
  expect(keys).toHaveLength(times);
});

test("what lets nothing through for now says so, whoever's page it is", async () => {
  answers = [page(429)];
  expect(await callFunction("mailchimp-subscribe", person, { wait })).toMatchObject({ failure: { code: "too-many" } });
});

test("a read is tried again after each of these, and comes at last", async () => {
  for (const lost of [page(200), half, hanging, halfHanging, cutOff]) {
    [waits, answers] = [[], [lost, lost, lost, json(200, { availability: "in", dispatch: "by 31 March 2027", delivered: "by 30 April 2027 at the latest" })]];
    expect(await callFunction("get-availability", {}, { wait, limit: 300 })).toMatchObject({ ok: true, data: { availability: "in" } });
    expect(waits).toEqual([1_000, 2_000, 4_000]);
  }
  answers = [page(200), page(200), page(200), page(200)];
  expect(await callFunction("get-availability", {}, { wait })).toMatchObject({ ok: false, failure: { code: "unavailable" } });
});

test("a browser that says it is offline is believed in words alone: it is asked all the same, and nothing is called unsent", async () => {
  vi.stubGlobal("navigator", { onLine: false });
  answers = [json(200, { success: true })];
  expect(await callFunction("mailchimp-subscribe", person, { wait })).toMatchObject({ ok: true });
  expect(await callFunction("mailchimp-subscribe", person, { wait })).toEqual({
    ok: false,
    failure: {
      code: "offline",
      message: "You seem to be offline. We couldn't tell whether it arrived. Once you're connected, it's safe to press again: we'll only count it once.",
    },
  });
  expect(waits).toEqual([]);
});

test("an abort rejects, while it is sent and between two tries", async () => {
  const leaving = new AbortController();
  answers = [
    () => {
      leaving.abort();
    },
  ];
  await expect(callFunction("get-availability", {}, { wait, signal: leaving.signal })).rejects.toThrow(/abort/i);
  const later = new AbortController();
  answers = [page(502)];
  await expect(callFunction("get-availability", {}, { wait: async () => later.abort(), signal: later.signal })).rejects.toThrow(/abort/i);
});

test("the wait doubles to thirty seconds", () => expect([0, 1, 2, 4, 5, 9].map(backoff)).toEqual([1_000, 2_000, 4_000, 16_000, 30_000, 30_000]));
