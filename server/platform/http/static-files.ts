import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { relative, sep } from "node:path";
import { brotliCompress, brotliCompressSync, constants, gzipSync } from "node:zlib";
import { getMimeType } from "hono/utils/mime";
import type { MakePage } from "#contracts/backend.ts";
import { partnersFirst, type Site, unfilled } from "#contracts/site.ts";
import { contentPolicy, fileHeadersFor, hashOf, securityHeadersFor } from "#server/platform/http/security-headers.ts";
import { listForAssistants, listForSearch, type PublicPage, readPage } from "#server/platform/http/seo.ts";

const at = "/more-information";

/** Under which name the page for addresses without one is kept, or (".data") its data: no address is like it. */
export const notFoundPage = (kind: string) => `no page${kind}`;

/** Each page of `/more-information` is made once for either reading; the setting says which ones stand, and where. */
export function arrangePages<Page>(
  pages: ReadonlyMap<string, Page>,
  { landing, moreInformation, access }: Pick<Site, "landing" | "moreInformation" | "access">,
): ReadonlyMap<string, Page> {
  const arranged = new Map(pages);
  // It leads elsewhere.
  if (landing !== "/") arranged.delete("/");
  for (const kind of ["", ".data"]) {
    const lost = pages.get(`/404${kind}`);
    arranged.delete(`/404${kind}`);
    if (lost) arranged.set(notFoundPage(kind), lost);
    const partners = pages.get(`${at}/${partnersFirst}${kind}`);
    arranged.delete(`${at}/${partnersFirst}${kind}`);
    if (moreInformation !== "partners") arranged.delete(`${at}/product${kind}`);
    else {
      arranged.delete(`${at}/partners${kind}`);
      if (partners) arranged.set(`${at}${kind}`, partners);
    }
  }
  if (access === "open") for (const path of pages.keys()) if (path.startsWith("/site-access/") || path === "/gate.js") arranged.delete(path);
  return arranged;
}

const escapeAttribute = (text: string) => text.replaceAll("&", "&amp;");

const conditional = /<(tr|p|table) data-only="([^"]+)".*?<\/\1>/gs;

export function fillPage(text: string, site: Site): string {
  const set = site.adapters.split(" ");
  let filled = text.replaceAll(conditional, (part, _tag, only: string) => (only.split(" ").every((one) => set.includes(one)) ? part : ""));
  for (const [name, instead] of Object.entries(unfilled)) {
    const value = site[name as keyof Site];
    if (instead !== null && typeof value === "string") filled = filled.replaceAll(`="${instead}`, `="${escapeAttribute(value)}`).replaceAll(instead, value);
  }
  return filled;
}

type Bytes = Uint8Array<ArrayBuffer>;

type Answer = { body: Bytes; headers: Record<string, string> };

/** One file of the site with all its headers, so that a request costs none of it. `packed`: null where that saves nothing. */
export type StaticFile = { etag: string; plain: Answer; packed: Record<"br" | "gzip", () => Answer> | null; notModified: Record<string, string> };
export type StaticFiles = ReadonlyMap<string, StaticFile>;

const typeOf = (name: string) => (name.endsWith(".data") ? "text/x-script; charset=utf-8" : (getMimeType(name) ?? "application/octet-stream"));
const compressed = new Set(["avif", "webp", "png", "jpg", "woff2"]);
/** Never a page of their own; an SVG can be. */
const subresources = new Set(["js", "css", "woff2", "avif", "webp", "png", "jpg", "ico"]);
/** These hold what only the settings know. */
const unfinished = new Set(["html", "data", "xml", "txt"]);

/** Quick enough to be done while the first visitor of a page waits. */
const quickly = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 16 };
/** A page and the site's style sheet then fit the ten packets that a server sends before it hears back (docs/decisions/0020). */
const small = { [constants.BROTLI_PARAM_QUALITY]: 11 };

/** Pages and their data change with a release and are asked again; hashed files never change. */
const cacheFor = (path: string) => (path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache");

const urlOf = (name: string) => `/${name.replace(/(^|\/)index\.html$/, "")}`;

const inlineScripts = (html: string) =>
  [...html.matchAll(/<script(?![^>]*\s(?:src|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g)].map((match) => match[1] ?? "");

type Needs = { site: Site; analyticsOrigins: readonly string[]; makePage: MakePage };

type Encode = (bytes: Bytes, encoding: "br" | "gzip") => Answer;

/** What the settings were filled in: packed when it's first asked for, and then a tenth smaller in a thread of its own. */
function packOnDemand(body: Bytes, encode: Encode): StaticFile["packed"] {
  let br: Answer | undefined;
  let gzip: Answer | undefined;
  return {
    br() {
      if (br) return br;
      br = encode(brotliCompressSync(body, { params: quickly }), "br");
      brotliCompress(body, { params: small }, (_error, smaller) => {
        if (smaller) br = encode(smaller, "br");
      });
      return br;
    },
    gzip() {
      gzip ??= encode(gzipSync(body), "gzip");
      return gzip;
    },
  };
}

/** What never changes was packed beside its file at build. */
async function readPacked(file: string, encode: Encode): Promise<StaticFile["packed"]> {
  const built = await Promise.all([readFile(`${file}.br`), readFile(`${file}.gz`)]).catch(() => null);
  if (!built) return null;
  const [br, gzip] = [encode(built[0], "br"), encode(built[1], "gzip")];
  return { br: () => br, gzip: () => gzip };
}

const policyOf = (html: string, { site, analyticsOrigins }: Needs) =>
  contentPolicy({ scripts: [...new Set(inlineScripts(html).map(hashOf))], site, asks: analyticsOrigins });

async function finish(name: string, raw: Bytes, needs: Needs, file = ""): Promise<[string, StaticFile]> {
  const { site } = needs;
  const extension = name.split(".").at(-1) ?? "";
  const text = unfinished.has(extension) ? fillPage(new TextDecoder().decode(raw), site) : null;
  const body: Bytes = text === null ? raw : Buffer.from(text);
  const path = urlOf(name);
  const etag = `W/"${createHash("sha256").update(body).digest("base64").slice(0, 22)}"`;
  const headers: Record<string, string> = {
    ...(subresources.has(extension) ? fileHeadersFor : securityHeadersFor)(site.origin),
    "content-type": typeOf(name),
    "cache-control": cacheFor(path),
    vary: "accept-encoding",
    etag,
    ...(text !== null && extension === "html" && { "content-security-policy": policyOf(text, needs) }),
  };
  const plain = { body, headers: { ...headers, "content-length": String(body.length) } };
  const encode: Encode = (bytes, encoding) => ({
    body: bytes,
    headers: { ...headers, "content-length": String(bytes.length), "content-encoding": encoding },
  });
  const packed = (await readPacked(file, encode)) ?? (compressed.has(extension) ? null : packOnDemand(body, encode));
  return [path, { etag, plain, packed, notModified: headers }];
}

const readPages = (files: ReadonlyMap<string, StaticFile>, origin: string): PublicPage[] => {
  const html = [...files.values()].filter(({ plain }) => plain.headers["content-type"]?.startsWith("text/html"));
  const read = html.flatMap(({ plain }) => readPage(new TextDecoder().decode(plain.body), origin) ?? []).filter(({ listed }) => listed);
  return [...new Map(read.map((page) => [page.path, page])).values()].sort((a, b) => (a.path < b.path ? -1 : 1));
};

/** A page of which the owner wrote a part, and its data, as made at build but for that; undefined of every other file. */
async function makeAnew(name: string, { site: { answers }, makePage }: Needs) {
  const path = { "faq/index.html": "/faq", "faq.data": "/faq.data" }[name];
  return path && answers?.length ? makePage(path, answers) : undefined;
}

/** Reads the whole built site into memory, with the settings filled in; the sitemap and llms.txt are made of the pages that these settings show. */
export async function loadStaticFiles(folder: string, needs: Needs): Promise<StaticFiles> {
  const { site } = needs;
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name)).map((entry) => `${entry.parentPath}${sep}${entry.name}`);
  const load = async (file: string) => {
    const name = relative(folder, file).replaceAll(sep, "/");
    return finish(name, (await makeAnew(name, needs)) ?? (await readFile(file)), needs, file);
  };
  const loaded = await Promise.all(names.map(load));
  const files = arrangePages(new Map(loaded), site);
  const pages = readPages(files, site.origin);
  const lists = { "sitemap.xml": listForSearch(pages, site.origin), "llms.txt": listForAssistants(pages, site) };
  return new Map([...files, ...(await Promise.all(Object.entries(lists).map(([name, text]) => finish(name, Buffer.from(text), needs))))]);
}
