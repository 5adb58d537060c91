import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { addPending, type Receipt, readPending, sendReceipts } from "#app/features/consent/receipts.ts";

const receipt: Receipt = {
  receipt: "0123456789abcdef0123456789abcdef",
  choices: { necessary: true, functional: false, analytics: false, advertising: false },
  policy: "2026-11-21",
  wording: "2026-11-21",
};

let server: Server;
let answer: RequestListener;
beforeEach(async () => {
  server = createServer((request, response) => request.resume().on("end", () => answer(request, response)));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  const real = globalThis.fetch;
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => real(`http://127.0.0.1:${port}${path}`, init));
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  addPending(receipt);
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

test("a receipt that the server has is not sent again", async () => {
  answer = (_, response) => void response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify({ receipt_id: receipt.receipt }));
  await sendReceipts();
  expect(readPending()).toEqual([]);
});

test.each<[string, RequestListener]>([
  ["a network's own page", (_, response) => void response.writeHead(200, { "content-type": "text/html" }).end("<!doctype html>")],
  ["a refusal", (_, response) => void response.writeHead(429, { "content-type": "application/json" }).end('{"error":{}}')],
  ["a broken connection", (_, response) => void response.destroy()],
])("after %s it waits for the next page", async (_, listener) => {
  answer = listener;
  await sendReceipts();
  expect(readPending().map(({ body }) => body)).toEqual([receipt]);
});
