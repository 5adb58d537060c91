import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { withNetworkErrors } from "#app/lib/http/with-network-errors.ts";
import { failures } from "#contracts/failure.ts";

let server: Server;
let listener: RequestListener;
beforeEach(async () => {
  server = createServer((request, answer) => request.resume().on("end", () => listener(request, answer)));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  vi.stubGlobal("navigator", { onLine: true });
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

/** What the router does with an answer: its own words for one it cannot read, an error answer for one that is no page of its own. */
async function serverAction() {
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/contact.data`, { method: "POST", body: "x=1" });
  const text = await answer.text();
  if (answer.status >= 400) throw { status: answer.status, statusText: answer.statusText, internal: false, data: text };
  try {
    return JSON.parse(text) as { sent: true };
  } catch (cause) {
    throw new Error("Unable to decode turbo-stream response", { cause });
  }
}
const say =
  (status: number, body: string): RequestListener =>
  (_, answer) =>
    void answer.writeHead(status).end(body);
const once = { code: "unsure", message: "We couldn't tell whether it arrived. It's safe to press again: we'll only count it once." };
const send = (repeat: "once" | "twice" = "once") => withNetworkErrors(serverAction, { repeat, rest: { intent: "cancel" }, limit: 300 });

test.each<[string, RequestListener]>([
  ["a broken connection", (_, answer) => void answer.destroy()],
  ["no answer in time", () => {}],
  ["an answer that never ends", (_, answer) => void answer.writeHead(200).write("[")],
  ["a network's sign-in page", say(200, "<!doctype html><h1>Welcome to our Wi-Fi</h1>")],
  ["a proxy's bad gateway", say(502, "<h1>Bad gateway</h1>")],
  ["a firewall's page", say(403, "<h1>Forbidden</h1>")],
])("after %s nothing is known, the page stays, and a second press counts once", async (_, answer) => {
  listener = answer;
  expect(await send()).toMatchObject({ data: { failure: once, intent: "cancel" }, init: { status: 503 } });
});

test("where a second press would do it twice, one is told to look first", async () => {
  listener = (_, answer) => void answer.destroy();
  const message = "We couldn't tell whether it arrived. Please reload this page and check before you press again.";
  expect(await send("twice")).toMatchObject({ data: { failure: { code: "unsure", message } } });
});

test("the server's own words are told as they are, in JSON or bare", async () => {
  listener = say(503, JSON.stringify({ error: { code: "unavailable", message: failures.unavailable.message } }));
  expect(await send()).toMatchObject({ data: { failure: { code: "unavailable", message: failures.unavailable.message } }, init: { status: 503 } });
  listener = say(413, failures["too-large"].message);
  expect(await send()).toMatchObject({ data: { failure: { code: "too-large" } }, init: { status: 413 } });
  listener = say(429, "<h1>Slow down</h1>");
  expect(await send()).toMatchObject({ data: { failure: { code: "too-many" } }, init: { status: 429 } });
});

test("an answer is handed on, and so are redirects and bugs", async () => {
  listener = say(200, JSON.stringify({ sent: true }));
  expect(await send()).toEqual({ sent: true });
  for (const thrown of [new Response(null, { status: 302 }), new RangeError("a bug")])
    await expect(withNetworkErrors(() => Promise.reject(thrown), { repeat: "once" })).rejects.toBe(thrown);
});
