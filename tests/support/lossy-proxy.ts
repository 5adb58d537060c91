import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

/**
 * What is to go wrong. `request`: it is lost before the server sees it. `answer`: it is lost after the server has acted. `deploy`: of the built files,
 * only those that the page has loaded already are still there, until it is asked for anew.
 */
type Fault = { lose: "request" | "answer"; key: string; nth: number } | { lose: "deploy" };

/** Milliseconds in which the same request is lost again: browsers send a broken one once more by themselves, and tell nobody. */
const again = 1_000;

/** Nothing that a page does depends on these. */
const onlySeen = /\.(avif|gif|ico|jpe?g|png|svg|webp|woff2|webmanifest|mp4|webm)$/;
/** Of the server's own, and no browser's. */
const notBrowsers = /^\/(webhooks\/|healthz$|readyz$)/;

/** A request's name, the same in every visit: its method and path, a secret or number in the path left out. */
const keyOf = (method: string, path: string) => `${method} ${path.replace(/\/[\w-]{20,}(?=\.data$|\/|$)/g, "/…").replace(/MSG-[\w-]+/, "…")}`;

const isDocument = ({ method, headers }: IncomingMessage) => method === "GET" && headers.accept?.startsWith("text/html") === true;

/** Stands between a browser and a site on this machine, and loses what it is told to. Each visit comes from another address. */
export async function openLossyProxy(sitePort: number) {
  let visit = 0;
  let seen: { key: string; method: string }[] = [];
  let loaded = new Set<string>();
  let fault: Fault | null = null;
  let losing: { path: string; until: number } | null = null;
  let struck = 0;

  function strikes(key: string, path: string, lose: "request" | "answer") {
    if (fault?.lose !== lose) return false;
    if (losing ? losing.path === path && Date.now() < losing.until : key === fault.key && seen.filter((one) => one.key === key).length === fault.nth) {
      losing ??= { path, until: Date.now() + again };
      struck++;
      return true;
    }
    return false;
  }

  function pass(incoming: IncomingMessage, response: ServerResponse, loseAnswer: boolean) {
    const headers = { ...incoming.headers, "x-forwarded-for": `10.${(visit >> 16) & 255}.${(visit >> 8) & 255}.${visit & 255}` };
    const onward = request({ host: "127.0.0.1", port: sitePort, method: incoming.method, path: incoming.url, headers }, (answer) => {
      if (loseAnswer) return void answer.resume().on("close", () => incoming.socket.destroy());
      // Nothing is taken from an earlier visit's cache, which not every engine can be told to forget.
      response.writeHead(answer.statusCode ?? 502, { ...answer.headers, ...(incoming.url?.startsWith("/assets/") && { "cache-control": "no-store" }) });
      answer.pipe(response).on("error", () => answer.destroy());
      answer.on("error", () => incoming.socket.destroy());
    });
    onward.on("error", () => incoming.socket.destroy());
    incoming.pipe(onward);
  }

  const server = createServer((incoming, response) => {
    const method = incoming.method ?? "";
    const path = incoming.url ?? "/";
    const { pathname } = new URL(path, "http://proxy");
    if (notBrowsers.test(pathname) || onlySeen.test(pathname)) return pass(incoming, response, false);
    const key = keyOf(method, pathname);
    seen.push({ key, method });
    if (strikes(key, `${method} ${path}`, "request")) return void incoming.socket.destroy();
    if (fault?.lose === "deploy") {
      if (isDocument(incoming)) fault = null;
      else if (pathname.startsWith("/assets/") && !loaded.has(pathname)) {
        struck++;
        return void response.writeHead(404, { "content-type": "text/plain" }).end("Not Found");
      }
    }
    loaded.add(pathname);
    pass(incoming, response, strikes(key, `${method} ${path}`, "answer"));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;

  return {
    origin: `http://localhost:${port}`,
    /** Somebody new comes; nothing goes wrong until told. */
    beginVisit() {
      visit++;
      [seen, loaded, fault, losing, struck] = [[], new Set(), null, null, 0];
    },
    fail(what: Fault) {
      fault = what;
    },
    /** Until what is lost once would no more be lost again: nobody presses again as quickly as a browser does. */
    passesAgain: () => wait(Math.max(0, (losing?.until ?? 0) - Date.now())),
    /** What the visit has asked for so far. */
    seen: () => seen,
    /** How often something went wrong. */
    struck: () => struck,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}
