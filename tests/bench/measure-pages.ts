import { fork } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import autocannon from "autocannon";
import { median } from "#tests/bench/median.ts";

const rounds = 5;
const encoding = { "accept-encoding": "br, gzip" };

/** The raw answer, still packed. */
function fetchRaw(url: string) {
  return new Promise<{ body: Buffer; headers: Record<string, string> }>((done, fail) => {
    request(url, { headers: encoding }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("end", () => done({ body: Buffer.concat(chunks), headers: answer.headers as Record<string, string> }));
    })
      .on("error", fail)
      .end();
  });
}

/** Seconds of processor time a process has used, all its threads together. Source: proc(5), fields 14 and 15, in ticks of 10 ms. */
function processorSeconds(pid: number) {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

type Server = { url: string; pid: number };

/**
 * How many requests a second, and how many for each second of the server's own processor time: with client and server
 * on two cores the client may be the slower one, and then only the second figure tells the servers apart.
 */
async function load({ url, pid }: Server) {
  const before = processorSeconds(pid);
  const { requests, non2xx, errors } = await autocannon({ url, connections: 20, duration: 4, headers: encoding });
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx + errors} answers were not 200`);
  return { perSecond: requests.average, perProcessorSecond: requests.total / (processorSeconds(pid) - before) };
}

/** A prerendered page beside a bare node:http server that sends the same bytes, in turn. */
export async function measurePages({ url, pid }: Server) {
  // The first to ask has the page compressed further, for all who come after.
  await fetchRaw(`${url}/`);
  await wait(1000);
  const { body, headers } = await fetchRaw(`${url}/`);
  const { connection: _, "keep-alive": __, date: ___, "transfer-encoding": ____, ...own } = headers;
  const bare = fork(new URL("./bare-server.ts", import.meta.url));
  bare.send({ body: body.toString("base64"), headers: { ...own, "content-length": String(body.length) } });
  const [port] = await once(bare, "message");
  const ours = { url: `${url}/`, pid };
  const yardstick = { url: `http://127.0.0.1:${port}/`, pid: bare.pid ?? 0 };
  const pairs: { ours: Awaited<ReturnType<typeof load>>; bare: Awaited<ReturnType<typeof load>> }[] = [];
  try {
    await load(ours);
    await load(yardstick);
    for (let round = 0; round < rounds; round++) pairs.push({ ours: await load(ours), bare: await load(yardstick) });
  } finally {
    bare.kill();
  }
  const middle = (figure: (pair: (typeof pairs)[number]) => number) => median(pairs.map(figure));
  return {
    bytes: body.length,
    ours: Math.round(middle((pair) => pair.ours.perSecond)),
    bare: Math.round(middle((pair) => pair.bare.perSecond)),
    ratio: middle((pair) => pair.ours.perSecond / pair.bare.perSecond),
    oursByProcessor: Math.round(middle((pair) => pair.ours.perProcessorSecond)),
    bareByProcessor: Math.round(middle((pair) => pair.bare.perProcessorSecond)),
    ratioByProcessor: middle((pair) => pair.ours.perProcessorSecond / pair.bare.perProcessorSecond),
  };
}
