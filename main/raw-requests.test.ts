import { connect } from "node:net";
import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listen } from "#main/listen.ts";
import { loadApp, loadPages } from "#tests/support/load-app.ts";
import { openTestApp, type TestApp } from "#tests/support/open-test-app.ts";

const seen: string[] = [];
const app = new Hono().all("*", async (c) => {
  seen.push(`${c.req.method} ${c.req.path} ${await c.req.text()}`);
  return c.text("ok");
});
let shop: Awaited<ReturnType<typeof listen>>;
beforeAll(async () => {
  shop = await listen(app, { port: 0, host: "127.0.0.1" });
});
afterAll(() => shop.close());

const send = (text: string, { server } = shop) =>
  new Promise<string>((done, fail) => {
    const { port } = server.address() as { port: number };
    let answer = "";
    const socket = connect(port, "127.0.0.1", () => socket.end(text));
    socket.on("data", (chunk) => (answer += chunk));
    socket.on("close", () => done(answer));
    socket.on("error", fail);
  });

const hidden = "GET /smuggled HTTP/1.1\r\nHost: a\r\n\r\n";
it.each([
  ["two lengths", `POST /first HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\nContent-Length: ${hidden.length}\r\n\r\n${hidden}`],
  ["a length beside a transfer encoding", `POST /first HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`],
  ["an encoding that is none", `POST /first HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${hidden}`],
  ["a header folded over two lines", `GET /first HTTP/1.1\r\nHost: a\r\nX-A: b\r\n c\r\n\r\n${hidden}`],
  ["a bare line feed in the headers", `GET /first HTTP/1.1\nHost: a\n\n${hidden}`],
])("%s cannot hide a second request in the first", async (_what, text) => {
  seen.length = 0;
  const answer = await send(text);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(seen.filter((request) => request.includes("smuggled"))).toEqual([]);
});

describe("TRACE", () => {
  let real: TestApp;
  let listening: typeof shop;
  beforeAll(async () => {
    real = await openTestApp({ built: await loadPages(), renderPage: await loadApp() });
    listening = await listen(real.app, { port: 0, host: "127.0.0.1" });
  });
  afterAll(async () => {
    await listening.close();
    await real.close();
  });

  it.each(["/", "/checkout", "/functions/v1/get-availability", "/openapi.json"])("%s: echoes nothing, and is no method of ours", async (path) => {
    const answer = await send(`TRACE ${path} HTTP/1.1\r\nHost: a\r\nX-Secret: canary\r\nConnection: close\r\n\r\n`, listening);
    expect(answer).not.toContain("canary");
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
  });
});
