import { execFile } from "node:child_process";
import { connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import type { Drilled, DrillNeeds } from "#tests/drills/drill.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { startSite } from "#tests/support/start-site.ts";

type Size = DrillNeeds & { connections: number /** Requests on each, one after the other without waiting. */; requests: number; seconds: number };

/** Times what as many cost who do read: memory, and how long somebody else waits. */
const most = { memory: 1.25, waiting: 2 };
/** Pages that a reader asks for before the first has come. */
const asReader = 3;

const run = promisify(execFile);
const residentMegabytes = async (pid = 0) => Number((await run("ps", ["-o", "rss=", "-p", String(pid)])).stdout) / 1024;

/** Connections that ask for page after page and never read an answer; before that, as many that do. Beside them somebody looks at pages. */
export async function drillSlowReaders({ postgres, connections, requests, seconds }: Size): Promise<Drilled> {
  const site = await startSite({ DATABASE_URL: await createTestDatabase(postgres), LOG_LEVEL: "error" }, { seconds: 120 });
  const { port } = new URL(site.origin);
  let sockets: Socket[] = [];
  const ask = (path: string, last = "") => `GET ${path} HTTP/1.1\r\nHost: x\r\nAccept: text/html\r\n${last}\r\n`;
  function connectTo(path: string, isReader: boolean) {
    const asked = isReader ? ask(path).repeat(asReader - 1) + ask(path, "Connection: close\r\n") : ask(path).repeat(requests);
    const socket = connect(Number(port), "127.0.0.1", () => socket.write(asked));
    if (isReader) socket.resume();
    else socket.pause();
    socket.on("error", () => {});
    return socket;
  }
  const timed = async (path: string) => {
    const began = performance.now();
    const answer = await fetch(site.origin + path, { signal: AbortSignal.timeout(60_000) });
    await answer.arrayBuffer();
    return { ms: performance.now() - began, status: answer.status };
  };

  /** So many connections all the time, each gone one replaced; what it cost. */
  async function crowd(isReader: boolean) {
    let came = 0;
    let memory = 0;
    const waits: { ms: number; status: number }[] = [];
    const until = Date.now() + seconds * 1_000;
    while (Date.now() < until) {
      // Whoever does not read notices nothing of being cut off but by saying something.
      if (!isReader) for (const socket of sockets) socket.write("\r\n");
      sockets = sockets.filter(({ destroyed }) => !destroyed);
      while (sockets.length < connections) sockets.push(connectTo(["/checkout", "/nothing", "/"][came++ % 3] ?? "/", isReader));
      waits.push(await timed("/healthz"), await timed("/faq"));
      memory = Math.max(memory, await residentMegabytes(site.process.pid));
      await wait(100);
    }
    for (const socket of sockets) socket.destroy();
    sockets = [];
    return { came, memory, waited: Math.max(...waits.map(({ ms }) => ms)), refused: waits.filter(({ status }) => status !== 200).length };
  }

  try {
    const readers = await crowd(true);
    const others = await crowd(false);
    const figures = {
      "connections at once": connections,
      "pages asked for on each": requests,
      "seconds, of each kind": seconds,
      "readers that came": readers.came,
      "most memory with readers, MB": Math.round(readers.memory),
      "longest that somebody else waited for readers, ms": Math.round(readers.waited),
      "connections cut off": others.came - connections,
      "most memory with those who do not read, MB": Math.round(others.memory),
      "longest that somebody else waited for them, ms": Math.round(others.waited),
      "somebody else's answers that were not 200": readers.refused + others.refused,
    };
    const ok =
      others.memory < readers.memory * most.memory &&
      others.waited < readers.waited * most.waiting &&
      figures["somebody else's answers that were not 200"] === 0 &&
      others.came > 2 * connections;
    return { figures, ok };
  } finally {
    for (const socket of sockets) socket.destroy();
    await site.stop();
  }
}
