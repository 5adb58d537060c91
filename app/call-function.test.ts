import { createServer, type RequestListener } from "node:http";
import type { AddressInfo, Server } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { backoff, callFunction } from "#app/call-function.ts";

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
    failure: { code: "too-many", message: "Please wait before submitting again.", retryAfter: 60 },
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
  answers = [json(503, { error: { code: "unavailable", message: "We cannot save anything just now. Please try again in a minute." } })];
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
  const page: RequestListener = (_, answer) => void answer.writeHead(502, { "content-type": "text/html" }).end("<h1>Bad gateway</h1>");
  answers = [page, page, json(200, { availability: "in", dispatch: "by 31 March 2027" })];
  expect(await callFunction("get-availability", {}, { wait })).toMatchObject({ ok: true, data: { availability: "in" } });
  expect(keys).toEqual([undefined, undefined, undefined]);

  waits = [];
  answers = [page, page, page, page];
  expect(await callFunction("get-availability", {}, { wait })).toMatchObject({ ok: false, failure: { code: "unavailable" } });
  expect(waits).toEqual([1_000, 2_000, 4_000]);
});

test("a network that stays away is said kindly; offline, without waiting", async () => {
  expect(await callFunction("mailchimp-subscribe", person, { wait })).toMatchObject({ ok: false, failure: { code: "offline" } });
  expect(waits).toHaveLength(3);
  waits = [];
  vi.stubGlobal("navigator", { onLine: false });
  expect(await callFunction("mailchimp-subscribe", person, { wait })).toMatchObject({ ok: false, failure: { code: "offline" } });
  expect(waits).toEqual([]);
});

test("the wait doubles to thirty seconds", () => expect([0, 1, 2, 4, 5, 9].map(backoff)).toEqual([1_000, 2_000, 4_000, 16_000, 30_000, 30_000]));
