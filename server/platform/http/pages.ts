import { randomBytes } from "node:crypto";
import { gzipSync } from "node:zlib";
import type { Context, MiddlewareHandler } from "hono";
import type { Backend, RenderPage } from "#contracts/backend.ts";
import { countedPath } from "#contracts/counted-path.ts";
import { Failure } from "#contracts/failure.ts";
import type { Site } from "#contracts/site.ts";
import { formLimit, readBody, readFields, withFailures } from "#server/platform/http/failures.ts";
import { type AppEnv, describeBreak, isLook } from "#server/platform/http/request.ts";
import { contentPolicy, securityHeadersFor } from "#server/platform/http/security-headers.ts";
import { sendStaticFile } from "#server/platform/http/serve-static-files.ts";
import { notFoundPage, type StaticFile, type StaticFiles } from "#server/platform/http/static-files.ts";
import type { Log } from "#server/platform/log.ts";

type Needs = {
  backend: () => Promise<Backend>;
  /** What has been told of changes so far, for whoever will hear of the next. */
  markChanges: () => Promise<string | undefined>;
  renderPage: RenderPage;
  built: StaticFiles;
  countPage: (address: string) => void;
  site: Site;
  analyticsOrigins: readonly string[];
  dev: boolean;
  log: Log;
};

/** Fields of one form: the longest of ours ticks a hundred orders. Thousands of made-up ones would all be read, checked and shown again. */
const mostFields = 300;
const [ampersand, plus] = [38, 43];
const space = Buffer.from("%20");
const formTypes = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/;

/** The request on the public origin: behind TLS the bare one says http, and React Router takes our own forms for another site's. */
async function onPublicOrigin(request: Request, publicOrigin: string): Promise<Request> {
  const url = new URL(request.url);
  const headers = new Headers(request.headers);
  if (headers.has("origin")) headers.set("origin", publicOrigin);
  const { method, signal } = request;
  const at = `${publicOrigin}${url.pathname}${url.search}`;
  if (isLook(method)) return new Request(at, { method, headers, signal });
  const type = headers.get("content-type") ?? "";
  if (!formTypes.test(type)) throw new Failure("wrong-type");
  const body = await readBody(request, formLimit);
  // One in parts may be broken: said here once, for every action would break on it. Ours are never sent in parts.
  const inParts = type.startsWith("multipart/");
  const fields = inParts ? [...(await readFields(body, type)).keys()].length : body.reduce((sum, byte) => sum + Number(byte === ampersand), 1);
  if (fields > mostFields) throw new Failure("too-large");
  return new Request(at, { method, headers, signal, body: inParts ? body : spellSpaces(body) });
}

/** Spaces as "%20": at each "+" Node puts the whole text together anew, and 100 KB of them cost as much as two pages. */
function spellSpaces(bytes: Uint8Array) {
  const spelled = new Uint8Array(space.length * bytes.length);
  let end = 0;
  for (const byte of bytes) {
    if (byte === plus) spelled.set(space, end);
    else spelled[end] = byte;
    end += byte === plus ? space.length : 1;
  }
  return spelled.subarray(0, end);
}

/** `/order/…` and their like carry a secret: kept by nobody, found by nobody, told to nobody. */
const isSecret = (path: string) =>
  /^\/(order|operator|label|tracking|shipping-success|shipping\/[^/.]+|payment-success|site-access\/(preview|confirm|list)|your-data\/[^/.]+|warmth-list\/(confirm|leave|yours|place|joined(?=\/)))(\/|\.data$|$)/i.test(
    path,
  );
/** Of somebody on the list, good for as long as they are: told to nobody at all. Its forms are let through by security-headers.ts. */
const isOwnLink = (path: string) => /^\/(warmth-list\/(leave|yours)|site-access\/list)\//i.test(path);
const isPrivate = (path: string) =>
  isSecret(path) || /^\/(checkout|shipping|received\/[^/]+|warmth-list\/(joined|success|link)|styleguide)(\.data)?$/i.test(path);

export const pageAt = (needs: Needs) => {
  const sendPage = createSendPage(needs);
  return (c: Context<AppEnv>, at: string) => sendPage(c, new Request(needs.site.origin + at, { headers: c.req.raw.headers }), at);
};

/** The router warns of an address that it cannot decode by writing it out, and addresses carry secret links. */
function expectReadable(path: string) {
  try {
    decodeURIComponent(path);
  } catch (cause) {
    throw new Failure("not-found", { cause });
  }
}

export function pages(needs: Needs) {
  const sendPage = createSendPage(needs);
  return async (c: Context<AppEnv>) => {
    expectReadable(new URL(c.req.url).pathname);
    return sendPage(c, await onPublicOrigin(c.req.raw, needs.site.origin), c.req.path);
  };
}

/** A backend that does nothing but fail like this. It must not be awaited: a promise would take it for another one. */
function refuseAll(error: unknown): Backend {
  const refuse = () => Promise.reject(error);
  return new Proxy(refuse, { get: () => refuseAll(error) }) as unknown as Backend;
}

/** The page for an address without one, from memory; its data says the rest by itself. */
const sendNotFoundPage = (file: StaticFile, accepts: string) => {
  const sent = sendStaticFile(file, { accepts, extra: { "cache-control": "no-store" } });
  sent.headers.delete("etag");
  return new Response(sent.body, { status: sent.headers.get("content-type")?.startsWith("text/html") ? 404 : 200, headers: sent.headers });
};

/**
 * Packs a page made for one visitor, or its data: a third of the bytes for a millisecond. Brotli would save a fiftieth more, and take twice as long. Not a page that
 * holds a secret and may say what its address says (docs/decisions/0060). A file to keep is packed as it's made, however long it is.
 */
async function pack(made: Response, accepts: string): Promise<Response> {
  const type = made.headers.get("content-type") ?? "";
  if (made.headers.has("content-encoding") || !type.startsWith("text/")) return made;
  made.headers.append("vary", "accept-encoding");
  if (!made.body || !accepts.includes("gzip")) return made;
  made.headers.set("content-encoding", "gzip");
  made.headers.delete("content-length");
  return new Response(
    type.startsWith("text/csv") ? made.body.pipeThrough(new CompressionStream("gzip")) : gzipSync(await made.arrayBuffer(), { level: 4 }),
    made,
  );
}

function createSendPage({ backend, markChanges, renderPage, built, countPage, site, analyticsOrigins: asks, dev, log }: Needs) {
  return async (c: Context<AppEnv>, request: Request, path: string) => {
    const nonce = randomBytes(16).toString("base64url");
    c.set("route", "page");
    const there = await backend().then(
      (backend) => ({ ok: true as const, backend }),
      (error: unknown) => ({ ok: false as const, error }),
    );
    // Until there is a database a form is shown again with all that was typed, as it is when the database goes away later.
    if (!there.ok && request.method !== "POST") throw there.error;
    const { address, session } = c.get("caller");
    const heard = session && (await markChanges());
    const { pathname, search } = new URL(request.url);
    const rendered = await renderPage(request, {
      instead(pattern) {
        c.set("route", pattern ?? "no page");
        const lost = pattern !== null || !isLook(request.method) ? undefined : built.get(notFoundPage(path.endsWith(".data") ? ".data" : ""));
        if (lost) return sendNotFoundPage(lost, c.req.header("accept-encoding") ?? "");
        countPage(address);
      },
      backend: there.ok ? withFailures({ ...there.backend, operator: await there.backend.actAs(session ?? null) }) : refuseAll(there.error),
      // The page by its name: at the end of a path may stand a secret.
      caller: { ...c.get("caller"), ...(heard && { heard }), source: countedPath(pathname) ?? "" },
      site,
      nonce,
      report: (error) => log.error(describeBreak(c, error), "a page broke"),
    });
    const isHtml = rendered.headers.get("content-type")?.startsWith("text/html");
    const mayPack = request.method !== "HEAD" && !(isSecret(path) && search);
    const answer = await pack(new Response(rendered.body, rendered), mayPack ? (c.req.header("accept-encoding") ?? "") : "");
    // Vite's own scripts in development carry no nonce. A page made at build has its own policy.
    if (isHtml && !answer.headers.has("content-security-policy"))
      answer.headers.set("content-security-policy", dev ? "frame-ancestors 'none'" : contentPolicy({ scripts: [`'nonce-${nonce}'`], site, asks }));
    if (isPrivate(path)) answer.headers.set("x-robots-tag", "noindex");
    if (isSecret(path)) answer.headers.set("referrer-policy", isOwnLink(path) ? "no-referrer" : "same-origin");
    if (!answer.headers.has("cache-control")) answer.headers.set("cache-control", "no-store");
    if (answer.status === 503 && !answer.headers.has("retry-after")) answer.headers.set("retry-after", "5");
    return answer;
  };
}

/** To the page's own address, from one in capitals too. Not remembered by browsers: the owner may change the setting. */
export function moved({ origin, landing, moreInformation }: Site, built: StaticFiles): MiddlewareHandler<AppEnv> {
  const moves = new Map([[`/more-information/${moreInformation === "partners" ? "partners" : "product"}`, "/more-information"]]);
  if (landing !== "/") moves.set("/", landing);
  const headers = { ...securityHeadersFor(origin), "cache-control": "no-store" };
  return async (c, next) => {
    const plain = c.req.path.toLowerCase();
    const to = moves.get(plain) ?? (plain !== c.req.path && built.has(plain) ? plain : undefined);
    if (!to || !isLook(c.req.method)) return next();
    return new Response(null, { status: 302, headers: { ...headers, location: to + new URL(c.req.url).search } });
  };
}
