import { fork } from "node:child_process";
import { once } from "node:events";
import { request } from "node:http";
import autocannon from "autocannon";

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

async function requestsPerSecond(url: string) {
  const { requests, non2xx, errors } = await autocannon({ url, connections: 20, duration: 4, headers: encoding });
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx + errors} answers were not 200`);
  return requests.average;
}

export const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** A prerendered page beside a bare node:http server that sends the same bytes, in turn. */
export async function measurePages(origin: string) {
  const { body, headers } = await fetchRaw(`${origin}/`);
  const { connection: _, "keep-alive": __, date: ___, "transfer-encoding": ____, ...own } = headers;
  const bare = fork(new URL("./bare-server.ts", import.meta.url));
  bare.send({ body: body.toString("base64"), headers: { ...own, "content-length": String(body.length) } });
  const [port] = await once(bare, "message");
  const pairs: { ours: number; bare: number }[] = [];
  try {
    await requestsPerSecond(`${origin}/`);
    for (let round = 0; round < rounds; round++) {
      pairs.push({ ours: await requestsPerSecond(`${origin}/`), bare: await requestsPerSecond(`http://127.0.0.1:${port}/`) });
    }
  } finally {
    bare.kill();
  }
  return {
    bytes: body.length,
    ours: Math.round(median(pairs.map((pair) => pair.ours))),
    bare: Math.round(median(pairs.map((pair) => pair.bare))),
    ratio: median(pairs.map((pair) => pair.ours / pair.bare)),
  };
}
