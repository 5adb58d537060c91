import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { Agent, request } from "node:http";
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from "node:http2";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { pathToFileURL } from "node:url";
import { freePort } from "#server/platform/database/embedded/process.ts";
import { startSite } from "#tests/support/start-site.ts";

type Front = { origin: string; port: number; close(): Promise<void> };
type Certificates = { generate(who: { name: string; value: string }[]): Promise<{ private: string; cert: string }> };

/** Of one connection, not of the message; and HTTP/2 has them elsewhere. */
const ownToHttp1 = new Set(["connection", "keep-alive", "transfer-encoding", "host"]);
const carried = <Value>(headers: Record<string, Value>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(":") && !ownToHttp1.has(name)));

/**
 * HTTP/2 over TLS in front of the site at `upstream`, as a proxy gives it in production (docs/deploying.md), with a certificate of the hour.
 * Plain HTTP/1.1 would have a browser open a connection for each file, which no visitor does.
 */
export async function serveOverTls(upstream: number, port: number, certificates: string): Promise<Front> {
  const { generate } = (await import(pathToFileURL(certificates).href)) as Certificates;
  const { private: key, cert } = await generate([{ name: "commonName", value: "localhost" }]);
  const agent = new Agent({ keepAlive: true });
  const pass = (asked: Http2ServerRequest, answer: Http2ServerResponse) => {
    const { method, url: path } = asked;
    const headers = { ...carried(asked.headers), host: `localhost:${port}`, "x-forwarded-for": "127.0.0.1" };
    const passed = request({ host: "127.0.0.1", port: upstream, method, path, headers, agent }, (given) => {
      answer.writeHead(given.statusCode ?? 502, carried(given.headers));
      given.pipe(answer);
    });
    passed.on("error", () => answer.stream.close());
    asked.pipe(passed);
  };
  const server = createSecureServer({ key, cert }, pass);
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    origin: `https://localhost:${(server.address() as AddressInfo).port}`,
    port,
    async close() {
      agent.destroy();
      server.close();
    },
  };
}

/** The built site, served as in production, with an empty database of its own. `local` is where it answers without TLS. */
export async function startOverTls(certificates: string) {
  const dataDir = await mkdtemp(`${tmpdir()}/shop-lighthouse-`);
  const port = await freePort();
  const site = await startSite({ DATA_DIR: dataDir, LOG_LEVEL: "warn", PUBLIC_ORIGIN: `https://localhost:${port}`, TRUSTED_PROXIES: "1" });
  const front = await serveOverTls(site.port, port, certificates);
  return {
    origin: front.origin,
    local: site.origin,
    async close() {
      await front.close();
      await site.stop();
      await rm(dataDir, { recursive: true });
    },
  };
}
