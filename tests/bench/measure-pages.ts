import { execFile, fork } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
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

/** Requests answered in four seconds of as many as the client can ask for. wrk costs a tenth of what autocannon does, and leaves the server more of two cores. */
const clients = {
  async wrk(url: string) {
    const { stdout } = await promisify(execFile)("wrk", ["-t1", "-c50", "-d4s", "-H", `accept-encoding: ${encoding["accept-encoding"]}`, url]);
    if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url}: not every answer was 200\n${stdout}`);
    const [, total, seconds] = /(\d+) requests in ([\d.]+)s/.exec(stdout) ?? [];
    return { total: Number(total), seconds: Number(seconds) };
  },
  async autocannon(url: string) {
    const { requests, non2xx, errors, duration } = await autocannon({ url, connections: 50, duration: 4, headers: encoding });
    if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx + errors} answers were not 200`);
    return { total: requests.total, seconds: duration };
  },
};
type Client = keyof typeof clients;
/** wrk where this machine has it. */
const findClient = (): Promise<Client> =>
  promisify(execFile)("wrk", ["-v"]).then(
    () => "wrk",
    // It prints its version, and ends with 1.
    ({ code }: { code: unknown }) => (code === "ENOENT" ? "autocannon" : "wrk"),
  );

/**
 * How many requests a second, and how many for each second of the server's own processor time: with client and server
 * on two cores the client may be the slower one, and then only the second figure tells the servers apart.
 */
async function load({ url, pid }: Server, client: Client) {
  const before = processorSeconds(pid);
  const { total, seconds } = await clients[client](url);
  return { perSecond: total / seconds, perProcessorSecond: total / (processorSeconds(pid) - before) };
}

/** A prerendered page beside a bare node:http server that sends the same bytes, in turn. */
export async function measurePages({ url, pid }: Server) {
  const client = await findClient();
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
    await load(ours, client);
    await load(yardstick, client);
    for (let round = 0; round < rounds; round++) pairs.push({ ours: await load(ours, client), bare: await load(yardstick, client) });
  } finally {
    bare.kill();
  }
  const middle = (figure: (pair: (typeof pairs)[number]) => number) => median(pairs.map(figure));
  return {
    client,
    bytes: body.length,
    ours: Math.round(middle((pair) => pair.ours.perSecond)),
    bare: Math.round(middle((pair) => pair.bare.perSecond)),
    ratio: middle((pair) => pair.ours.perSecond / pair.bare.perSecond),
    oursByProcessor: Math.round(middle((pair) => pair.ours.perProcessorSecond)),
    bareByProcessor: Math.round(middle((pair) => pair.bare.perProcessorSecond)),
    ratioByProcessor: middle((pair) => pair.ours.perProcessorSecond / pair.bare.perProcessorSecond),
  };
}

/**
 * Pages made for each visitor, each asked for from an address of its own, so that every limit stays on: how many for each second of
 * the server's own processor time.
 */
export async function measureRendered({ url, pid }: Server, pathOf: (number: number) => string) {
  let count = 0;
  const setupRequest: NonNullable<autocannon.Request["setupRequest"]> = (asked) => {
    count += 1;
    return {
      ...asked,
      path: pathOf(count),
      headers: { ...encoding, "x-forwarded-for": `10.${(count >> 16) & 63}.${(count >> 8) & 255}.${count & 255}` },
    };
  };
  const round = async () => {
    const before = processorSeconds(pid);
    const { requests, non2xx, errors } = await autocannon({ url, connections: 10, duration: 4, requests: [{ setupRequest }] });
    if (non2xx + errors > 0) throw new Error(`${pathOf(count)}: ${non2xx + errors} answers were not 200`);
    return requests.total / (processorSeconds(pid) - before);
  };
  await round();
  return Math.round(median([await round(), await round(), await round()]));
}
