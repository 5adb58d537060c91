import { request } from "node:http";
import { connect } from "node:net";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { functions } from "#contracts/functions.ts";
import { listen } from "#main/listen.ts";
import { formLimit } from "#server/platform/http/failures.ts";
import { loadApp } from "#tests/support/load-app.ts";
import { openTestApp, type TestApp, testOrigin } from "#tests/support/open-test-app.ts";
import { readFormRoutes } from "#tests/support/read-form-routes.ts";

type Target = { path: string; type: string; most: number };

const kilobytes = 1024;
/** More than anything takes: of ten megabytes the rest is never sent. */
const longestSent = 320 * kilobytes;
const json = "application/json";
const form = "application/x-www-form-urlencoded";
const appForms = (await readFormRoutes()).map(({ path }) => path);
/** Everything that takes a body. */
const targets: Target[] = [
  ...Object.keys(functions).map((name) => ({ path: `/functions/v1/${name}`, type: json, most: 32 * kilobytes })),
  ...appForms.map((path) => ({ path, type: form, most: formLimit })),
  { path: "/no-such-page", type: form, most: formLimit },
  ...["/card/0123456789abcdef", "/card/0123456789abcdef/authenticate"].map((path) => ({ path, type: form, most: 32 * kilobytes })),
  { path: "/webhooks/local", type: json, most: 256 * kilobytes },
];

let test: TestApp;
let port: number;
let close: () => Promise<void>;
beforeAll(async () => {
  test = await openTestApp({ renderPage: await loadApp() });
  const listening = await listen(test.app, { port: 0, host: "127.0.0.1" });
  ({ port } = listening.server.address() as { port: number });
  close = listening.close;
});
afterAll(async () => {
  await close();
  await test.close();
});

/** Each time anew: one of the owner's forms leaves. */
async function enter() {
  const { url } = await test.shop.backend.operator.makeLink();
  return (await test.shop.backend.door.openSession(url.split("/").at(-1) ?? "", test.someCaller()))?.token;
}

type Sent = { status: number; type: string; text: string };

/** Over a real socket: what an HTTP library would put right, it puts wrong. */
async function send({ path, type }: Pick<Target, "path" | "type">, body: Uint8Array | string, headers: Record<string, string> = {}, chunked = false) {
  const bytes = Buffer.from(body);
  const cookie = /^\/operator(?!\/enter)/.test(path) ? `__Host-operator=${await enter()}` : "";
  return new Promise<Sent>((done, fail) => {
    const asking = request(
      {
        port,
        path,
        method: "POST",
        agent: false,
        headers: {
          "content-type": type,
          accept: "text/html, application/json",
          ...(cookie && { cookie }),
          "sec-fetch-site": "same-origin",
          origin: testOrigin,
          "x-forwarded-for": test.newAddress(),
          ...(!chunked && { "content-length": String(bytes.length) }),
          ...headers,
        },
      },
      (answer) => {
        let text = "";
        answer.setEncoding("utf8");
        answer.on("data", (chunk) => (text += chunk));
        answer.on("end", () => {
          // Answered before all was sent: the rest is for nobody.
          asking.destroy();
          done({ status: answer.statusCode ?? 0, type: answer.headers["content-type"] ?? "", text });
        });
      },
    );
    asking.on("error", fail);
    for (let at = 0; at < bytes.length && at <= longestSent; at += 16 * kilobytes) asking.write(bytes.subarray(at, at + 16 * kilobytes));
    if (bytes.length <= longestSent) asking.end();
  });
}

const inWords = ({ status, text }: Sent, path: string) =>
  expect((text.length > 20 || (status >= 300 && status < 400)) && !/\n\s+at |node_modules/.test(text), `${path}: ${status} ${text.slice(0, 200)}`).toBe(true);
const names = targets.map((target) => [target.path, target] as const);

/** What costs something to make is made once. */
const tenMegabytes = Buffer.alloc(10 * kilobytes * kilobytes, "x");
const packed = gzipSync("x".repeat(100 * kilobytes));
const part = (number: number) => `--b\r\nContent-Disposition: form-data; name="field-${number}"\r\n\r\nx\r\n`;
const parts = (count: number) => `${Array.from({ length: count }, (_, number) => part(number)).join("")}--b--\r\n`;
const tooManyParts = parts(10_000);
const nonsense = ["[".repeat(15_000), `${'{"a":'.repeat(5_000)}1${"}".repeat(5_000)}`, Buffer.from('{"name":"é').subarray(0, 10)];
const indexOf = (target: Target) => targets.indexOf(target);

describe("a body that is too large", () => {
  it.each(names)("%s: by a byte and of ten megabytes, with a length and in chunks in turn", async (path, target) => {
    const inTurn = indexOf(target) % 2 === 0;
    for (const [body, chunked] of [
      ["x".repeat(target.most + 1), inTurn],
      [tenMegabytes, !inTurn],
    ] as const) {
      const answer = await send(target, body, {}, chunked);
      expect([path, answer.status]).toEqual([path, 413]);
      inWords(answer, path);
    }
  });

  it.each(names)("%s: as many parts as it can be made of", async (path, target) => {
    const type = "multipart/form-data; boundary=b";
    expect([path, (await send({ path, type }, tooManyParts)).status]).toEqual([path, 413]);
    // As many as fit are read, and are no reason to break or to be slow.
    const began = performance.now();
    const answer = await send({ path, type }, parts(Math.floor(target.most / 70)));
    expect(answer.status, path).toBeLessThan(500);
    inWords(answer, path);
    expect(performance.now() - began).toBeLessThan(2_000);
  });
});

describe("a body that is not what it says", () => {
  it.each(names)("%s: packed", async (path, target) => {
    const answer = await send(target, packed, { "content-encoding": "gzip" });
    expect([400, 401, 404, 410, 415, 422], `${path}: ${answer.status}`).toContain(answer.status);
    if (!path.startsWith("/card") && !path.startsWith("/webhooks")) expect(answer.status).toBe(415);
    inWords(answer, path);
  });

  it.each(names)("%s: nested 15,000 deep, or cut off in the middle of a letter, in turn", async (path, target) => {
    const answer = await send(target, nonsense[indexOf(target) % nonsense.length] ?? "");
    expect(answer.status, path).toBeGreaterThanOrEqual(200);
    expect(answer.status, path).toBeLessThan(500);
    inWords(answer, path);
  });

  it.each(names)("%s: a multipart form without its end", async (path) => {
    const answer = await send({ path, type: "multipart/form-data; boundary=b" }, '--b\r\nContent-Disposition: form-data; name="email"\r\n\r\nada');
    expect(answer.status, `${path} ${answer.text.slice(0, 200)}`).toBeLessThan(500);
    inWords(answer, path);
  });

  it("a length that is a lie is nobody's body", async () => {
    const status = await new Promise<number>((done, fail) => {
      const asking = request(
        { port, path: "/functions/v1/find-order", method: "POST", headers: { "content-type": json, "content-length": "-1" } },
        (answer) => {
          answer.resume();
          done(answer.statusCode ?? 0);
        },
      );
      asking.on("error", fail);
      asking.end();
    });
    expect(status).toBe(400);
  });
});

describe("a body that never ends", () => {
  const short = { headersTimeout: 300, requestTimeout: 600, connectionsCheckingInterval: 50 };

  /** Begins a body and says no more; answers what came back until the server hung up. */
  function begin(at: number, { path, type }: Target, cookie: string) {
    const head = [
      `POST ${path} HTTP/1.1`,
      "Host: shop.example",
      `Content-Type: ${type}`,
      "Content-Length: 100",
      "Sec-Fetch-Site: same-origin",
      `Origin: ${testOrigin}`,
      `Cookie: ${cookie}`,
    ];
    const socket = connect(at, "127.0.0.1", () => socket.write(`${head.join("\r\n")}\r\n\r\nname=A`));
    let answer = "";
    socket.setEncoding("utf8").on("data", (text) => (answer += text));
    socket.on("error", () => {});
    return new Promise<string>((done) => socket.once("close", () => done(answer)));
  }

  it("is cut off wherever it is sent, and nothing of ours takes it for a bug", async () => {
    const listening = await listen(test.app, { port: 0, host: "127.0.0.1", timeouts: short });
    const at = (listening.server.address() as { port: number }).port;
    const before = test.logged().length;
    const answers = await Promise.all(targets.map(async (target) => [target.path, await begin(at, target, `__Host-operator=${await enter()}`)] as const));
    // A page that needs no body to say no may say so at once.
    for (const [path, answer] of answers) expect(answer === "" || /^HTTP\/1\.1 [34]\d\d/.test(answer), `${path}: ${answer.slice(0, 60)}`).toBe(true);
    const logged = test.logged().slice(before).split("\n");
    // A vendor's event that did not arrive whole is worth a line.
    expect(logged.filter((line) => /"level":"(error|warn)"|broke/.test(line) && !line.includes("event not taken"))).toEqual([]);
    await listening.close();
  });
});

it("the longest message that the contract takes arrives whole, whatever script it is written in", async () => {
  const message = "温".repeat(4_000);
  const fields = { name: "Ada O'Brien", email: "ada@example.org", topic: "other", message };
  const answer = await send({ path: "/contact", type: form }, new URLSearchParams(fields).toString());
  expect(answer.status).toBe(303);
  const messages = await test.db.selectFrom("messages").select("details").execute();
  expect(messages.map(({ details }) => (details as { message?: string }).message)).toContain(message);
});
