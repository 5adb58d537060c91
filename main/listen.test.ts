import { Agent, request } from "node:http";
import { connect } from "node:net";
import { Hono } from "hono";
import { afterEach, describe, expect, it } from "vitest";
import { listen } from "#main/listen.ts";
import { openTestApp } from "#tests/support/open-test-app.ts";

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const short = { headersTimeout: 300, requestTimeout: 600, connectionsCheckingInterval: 50 };

/** The real mount list on a real socket, with little patience. */
async function serve() {
  const test = await openTestApp();
  const listening = await listen(test.app, { port: 0, host: "127.0.0.1", timeouts: short });
  closing.push(listening.close, test.close);
  return { test, port: (listening.server.address() as { port: number }).port };
}

/** Sends these bytes and then nothing; answers what came back until the server hung up. */
async function sendSlowly(port: number, bytes: string) {
  const socket = connect(port, "127.0.0.1");
  let answer = "";
  socket.setEncoding("utf8");
  socket.on("data", (text) => (answer += text));
  socket.on("error", () => {});
  socket.write(bytes);
  // A reset is a cut too; `once` would take it for a failure.
  await new Promise((done) => socket.once("close", done));
  return answer;
}

describe("a sender that never finishes", () => {
  it.each([
    ["says nothing", ""],
    ["stops within its headers", "POST /functions/v1/find-order HTTP/1.1\r\nHost: x\r\nX-Slow: "],
    ["stops within its body", 'POST /functions/v1/find-order HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"email"'],
    ["stops within a chunk", "POST /functions/v1/find-order HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{"],
  ])("and %s is cut off, while others are served", async (_what, bytes) => {
    const { test, port } = await serve();
    const cut = Array.from({ length: 20 }, () => sendSlowly(port, bytes));
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
    for (const answer of await Promise.all(cut)) expect(answer === "" || answer.startsWith("HTTP/1.1 408")).toBe(true);
    // Nothing of ours broke, and nobody is sent looking for a database that is away.
    expect(test.logged()).not.toMatch(/"level":"(error|warn)"|broke/);
  });
});

describe("somebody who asks and does not read", () => {
  /** An answer larger than what the kernel holds for a reader. */
  async function serveMuch(options: Partial<Parameters<typeof listen>[1]> = {}) {
    let asked = 0;
    const much = new Hono().get("/", (c) => {
      asked++;
      return c.body(new Uint8Array(16 * 1024 * 1024));
    });
    const { server, close } = await listen(much, { port: 0, host: "127.0.0.1", timeouts: { ...short, stalled: 400 }, ...options });
    closing.push(close);
    const connections = () => new Promise<number>((done) => server.getConnections((_error, count) => done(count)));
    return { port: (server.address() as { port: number }).port, connections, asked: () => asked };
  }
  const ask = "GET / HTTP/1.1\r\nHost: x\r\n\r\n";
  function open(port: number, bytes: string) {
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
    socket.on("error", () => {});
    socket.pause();
    closing.push(async () => void socket.destroy());
    return socket;
  }

  it("an answer that is not taken is dropped with its connection, while one that is read slowly comes whole", async () => {
    // Reader and server are one process here: on a busy machine both stand still for a while.
    const { port, connections } = await serveMuch({ timeouts: { ...short, stalled: 2_000 } });
    const slow = connect(port, "127.0.0.1", () => slow.write(ask.replace("\r\n\r\n", "\r\nConnection: close\r\n\r\n")));
    let read = 0;
    slow.on("data", (bytes) => {
      read += bytes.length;
      slow.pause();
      setTimeout(() => slow.resume(), 5);
    });
    const whole = new Promise((done) => slow.once("close", done));
    for (let one = 0; one < 5; one++) open(port, ask);
    await expect.poll(connections, { timeout: 30_000 }).toBeLessThanOrEqual(1);
    await whole;
    expect(read).toBeGreaterThan(16 * 1024 * 1024);
  });

  it("many questions at once on one connection end it, and few of them are looked at", async () => {
    const { port, connections, asked } = await serveMuch();
    open(port, ask.repeat(1_000));
    await expect.poll(connections).toBe(0);
    expect(asked()).toBeLessThan(20);
  });

  it("an address has so many connections and no more", async () => {
    const { port, connections } = await serveMuch({ connectionsPerAddress: 10 });
    for (let one = 0; one < 40; one++) open(port, "");
    await expect.poll(connections).toBeLessThanOrEqual(10);
  });
});

describe("a huge body on a real socket", () => {
  it.each([
    ["by its Content-Length", true],
    ["in chunks", false],
  ])("%s is answered 413", async (_what, withLength) => {
    const { port } = await serve();
    const status = await new Promise<number | undefined>((done, fail) => {
      const asking = request(
        {
          port,
          host: "127.0.0.1",
          path: "/functions/v1/find-order",
          method: "POST",
          headers: { "content-type": "application/json", ...(withLength && { "content-length": 10_485_760 }) },
        },
        (answer) => {
          answer.resume();
          done(answer.statusCode);
        },
      );
      asking.on("error", fail);
      // More than the limit and no more than the sockets hold: the answer comes long before ten megabytes went out.
      asking.write(Buffer.alloc(40_000, 32));
      closing.push(async () => void asking.destroy());
    });
    expect(status).toBe(413);
  });
});

describe("closing", () => {
  it("lets everyone in who stands in the queue", async () => {
    const app = new Hono().get("/", (c) => c.text("hello"));
    const listening = await listen(app, { port: 0, host: "127.0.0.1" });
    const { port } = listening.server.address() as { port: number };
    const answers = Array.from({ length: 200 }, () => sendSlowly(port, "GET / HTTP/1.1\r\nHost: x\r\n\r\n"));
    // The kernel has shaken hands with all of them before this process looks: it is busy for as long.
    const until = performance.now() + 200;
    while (performance.now() < until);
    await listening.close();
    for (const answer of await Promise.all(answers)) expect(answer).toMatch(/^HTTP\/1\.1 200/);
  });

  it("ends each answer's connection while it drains, and still takes new ones", async () => {
    const listening = await listen(
      new Hono().get("/", (c) => c.text("hello")),
      { port: 0, host: "127.0.0.1" },
    );
    const { port } = listening.server.address() as { port: number };
    const get = () => fetch(`http://127.0.0.1:${port}/`);
    expect((await get()).headers.get("connection")).toBe("keep-alive");
    listening.drain();
    for (const answer of [await get(), await get()]) expect([answer.status, answer.headers.get("connection")]).toEqual([200, "close"]);
    await listening.close();
  });

  it("answers what is open, lets go of what only waits, and takes nothing new", async () => {
    let release = () => {};
    const open = new Promise<void>((done) => {
      release = done;
    });
    let arrived = () => {};
    const inside = new Promise<void>((done) => {
      arrived = done;
    });
    const app = new Hono()
      .get("/quick", (c) => c.text("quick"))
      .get("/slow", async (c) => {
        arrived();
        await open;
        return c.text("done");
      });
    const listening = await listen(app, { port: 0, host: "127.0.0.1" });
    const { port } = listening.server.address() as { port: number };
    const agent = new Agent({ keepAlive: true });
    const get = (path: string) =>
      new Promise<{ text: string; connection: string | undefined }>((done, fail) => {
        request({ port, host: "127.0.0.1", path, agent }, (answer) => {
          let text = "";
          answer.on("data", (chunk) => (text += chunk));
          answer.on("end", () => done({ text, connection: answer.headers.connection }));
        })
          .on("error", fail)
          .end();
      });
    await get("/quick");
    const slow = get("/slow");
    await inside;
    const began = performance.now();
    const closed = listening.close();
    await expect.poll(() => listening.server.listening, { timeout: 5_000 }).toBe(false);
    await expect(fetch(`http://127.0.0.1:${port}/quick`)).rejects.toThrow();
    release();
    expect((await slow).text).toBe("done");
    await closed;
    expect(performance.now() - began).toBeLessThan(10_000);
    agent.destroy();
  });
});
