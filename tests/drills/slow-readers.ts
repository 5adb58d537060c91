import { execFile } from "node:child_process";
import { connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import type { Drilled, DrillNeeds } from "#tests/drills/drill.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { startSite } from "#tests/support/start-site.ts";

type Size = DrillNeeds & { connections: number /** Requests on each, one after the other without waiting. */; requests: number; seconds: number };

/** MB that all who do not read may cost together; milliseconds that somebody else may wait meanwhile. */
const most = { grown: 150, waited: 1_000 };

const run = promisify(execFile);
const residentMegabytes = async (pid = 0) => Number((await run("ps", ["-o", "rss=", "-p", String(pid)])).stdout) / 1024;

/** Connections of one address that ask for page after page and never read an answer, beside somebody who looks at pages. */
export async function drillSlowReaders({ postgres, connections, requests, seconds }: Size): Promise<Drilled> {
  const site = await startSite({ DATABASE_URL: await createTestDatabase(postgres), LOG_LEVEL: "error" }, { seconds: 120 });
  const { port } = new URL(site.origin);
  const sockets: Socket[] = [];
  let cut = 0;
  const hoard = (path: string) => {
    const socket = connect(Number(port), "127.0.0.1", () => socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nAccept: text/html\r\n\r\n`.repeat(requests)));
    socket.pause();
    socket.on("error", () => {});
    socket.once("close", () => cut++);
    sockets.push(socket);
  };
  const timed = async (path: string) => {
    const began = performance.now();
    const answer = await fetch(site.origin + path, { signal: AbortSignal.timeout(60_000) });
    await answer.arrayBuffer();
    return { ms: performance.now() - began, status: answer.status };
  };
  try {
    for (const path of ["/healthz", "/", "/checkout", "/nothing"]) await timed(path);
    const before = await residentMegabytes(site.process.pid);
    let peak = before;
    const waits: { ms: number; status: number }[] = [];
    const until = Date.now() + seconds * 1_000;
    for (let round = 0; Date.now() < until; round++) {
      // Whoever does not read notices nothing of being cut off but by saying something; then they come again.
      for (const socket of sockets) if (!socket.destroyed) socket.write("\r\n");
      for (let open = sockets.filter(({ destroyed }) => !destroyed).length; open < connections; open++) hoard(["/checkout", "/nothing", "/"][open % 3] ?? "/");
      waits.push(await timed("/healthz"), await timed("/faq"));
      peak = Math.max(peak, await residentMegabytes(site.process.pid));
      await wait(100);
    }
    const slowest = Math.max(...waits.map(({ ms }) => ms));
    const figures = {
      "connections at once": connections,
      "pages asked for on each": requests,
      seconds,
      "connections cut off": cut,
      "memory before, MB": Math.round(before),
      "most memory, MB": Math.round(peak),
      "longest that somebody else waited, ms": Math.round(slowest),
      "others' answers that were not 200": waits.filter(({ status }) => status !== 200).length,
    };
    return { figures, ok: peak - before < most.grown && slowest < most.waited && figures["others' answers that were not 200"] === 0 && cut > connections };
  } finally {
    for (const socket of sockets) socket.destroy();
    await site.stop();
  }
}
