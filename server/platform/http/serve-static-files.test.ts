import { createHash } from "node:crypto";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findInMemory, serveStraight } from "#server/platform/http/serve-static-files.ts";
import type { StaticFiles } from "#server/platform/http/static-files.ts";
import { createMetrics } from "#server/platform/metrics.ts";
import { loadPages } from "#tests/support/load-app.ts";
import { openTestApp, type TestApp, testOrigin } from "#tests/support/open-test-app.ts";

const built: StaticFiles = await loadPages();
/** All that have an address. */
const pages = [...built].filter(([path, { plain }]) => path.startsWith("/") && plain.headers["content-type"]?.startsWith("text/html")).map(([path]) => path);
const assets = [...built.keys()].filter((path) => path.startsWith("/assets/"));
const script = assets.find((path) => path.endsWith(".js")) ?? "";

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ built });
});
afterAll(() => test.close());

const get = (path: string, headers: Record<string, string> = {}, method = "GET") => test.request(path, { method, headers });
const directive = (policy: string, name: string) =>
  policy
    .split(/;\s*/)
    .find((part) => part.startsWith(`${name} `))
    ?.split(" ")
    .slice(1) ?? [];

it("has the pages that must not wait for anything", () => {
  expect(pages).toEqual(expect.arrayContaining(["/", "/home", "/warmth-list", "/terms", "/privacy-policy", "/pre-order-terms"]));
});

it("compresses a page further once somebody has asked for it", async () => {
  const fresh = await loadPages();
  const other = await openTestApp({ built: fresh });
  const sent = async () => Buffer.from(await (await other.request("/terms", { headers: { "accept-encoding": "br" } })).arrayBuffer());
  const first = await sent();
  await expect.poll(async () => (await sent()).length, { timeout: 10_000 }).toBeLessThan(first.length * 0.96);
  expect(brotliDecompressSync(await sent())).toEqual(brotliDecompressSync(first));
  await other.close();
});

describe.each(pages)("the prerendered page %s", (path) => {
  it("names every inline script by its hash, and allows nothing unsafe", async () => {
    const answer = await get(path);
    const policy = answer.headers.get("content-security-policy") ?? "";
    const html = await answer.text();
    const inline = [...html.matchAll(/<script(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/script>/g)].filter(
      ({ groups }) => !/\ssrc=/.test(groups?.attributes ?? "") && !groups?.attributes?.includes("application/ld+json"),
    );
    const wanted = inline.map(
      ({ groups }) =>
        `'sha256-${createHash("sha256")
          .update(groups?.text ?? "")
          .digest("base64")}'`,
    );
    expect(directive(policy, "script-src")).toEqual(["'self'", ...new Set(wanted)]);
    expect(directive(policy, "default-src")).toEqual(["'none'"]);
    expect(directive(policy, "frame-ancestors")).toEqual(["'none'"]);
    expect(policy).not.toMatch(/unsafe|\*|https?:|nonce/);
  });

  it("holds nothing that its policy refuses", async () => {
    const html = await (await get(path)).text();
    expect(html).not.toMatch(/\sstyle=|<style|\son[a-z]+="|javascript:/i);
    for (const [, url = ""] of html.matchAll(/<(?:script|img|link)[^>]*?\s(?:src|href)="([^"]+)"/g)) {
      expect(url.startsWith("/") || url.startsWith(testOrigin) || url.startsWith("data:"), url).toBe(true);
    }
    expect(html).not.toContain("origin.invalid");
  });

  it("names the scripts that it needs in the one that starts it, and each is there", async () => {
    const html = await (await get(path)).text();
    const scripts = html.match(/\/assets\/[\w.-]+\.js/g) ?? [];
    expect(scripts.length > 0).toBe(html.includes("dataset.script"));
    for (const script of scripts) expect(assets).toContain(script);
    expect(html).not.toMatch(/modulepreload|importmap|type="module"(?! src="\/gate\.js")/);
  });

  it("comes as br, gzip or plain, the same bytes each", async () => {
    const plain = Buffer.from(await (await get(path)).arrayBuffer());
    const br = await get(path, { "accept-encoding": "gzip, deflate, br, zstd" });
    const gzip = await get(path, { "accept-encoding": "gzip" });
    expect(br.headers.get("content-encoding")).toBe("br");
    expect(gzip.headers.get("content-encoding")).toBe("gzip");
    expect(brotliDecompressSync(Buffer.from(await br.arrayBuffer()))).toEqual(plain);
    expect(gunzipSync(Buffer.from(await gzip.arrayBuffer()))).toEqual(plain);
    for (const answer of [br, gzip]) expect(answer.headers.get("vary")).toBe("accept-encoding");
  });

  it("is asked for again, and answered 304 while it is the same", async () => {
    const first = await get(path);
    expect(first.headers.get("cache-control")).toBe("no-cache");
    const etag = first.headers.get("etag") ?? "";
    for (const asked of [etag, `"other", ${etag}`]) {
      const again = await get(path, { "if-none-match": asked, "accept-encoding": "br" });
      expect(again.status).toBe(304);
      expect(await again.text()).toBe("");
      expect(again.headers.get("etag")).toBe(etag);
      expect(again.headers.get("content-security-policy")).toBe(first.headers.get("content-security-policy"));
    }
    expect((await get(path, { "if-none-match": 'W/"another"' })).status).toBe(200);
  });

  it("answers HEAD like GET, without a body", async () => {
    const [head, full] = [await get(path, {}, "HEAD"), await get(path)];
    expect(head.status).toBe(200);
    expect(await head.text()).toBe("");
    for (const name of ["content-type", "etag", "content-security-policy", "content-length"]) expect(head.headers.get(name)).toBe(full.headers.get(name));
  });
});

it("a page's address in capitals leads to the page, with what it asks for", async () => {
  for (const path of pages.filter((path) => path !== path.toUpperCase())) {
    const answer = await get(`${path.toUpperCase()}?category=Cold`);
    // /more-information's other reading leads on to it at once.
    expect(answer.status, path).toBe(302);
    expect((answer.headers.get("location") ?? "").split("?")).toEqual([expect.stringMatching(/^[^A-Z]+$/), "category=Cold"]);
  }
  expect((await get("/FAQ", {}, "POST")).status).not.toBe(302);
});

describe("an asset", () => {
  it("is kept for a year, and its name changes with its bytes", async () => {
    for (const path of assets) {
      const answer = await get(path);
      expect(answer.status).toBe(200);
      expect(answer.headers.get("cache-control"), path).toBe("public, max-age=31536000, immutable");
      expect(answer.headers.get("content-type"), path).not.toBe("application/octet-stream");
    }
  });

  it("comes packed where that helps", async () => {
    const br = await get(script, { "accept-encoding": "br" });
    expect(brotliDecompressSync(Buffer.from(await br.arrayBuffer())).equals(Buffer.from(await (await get(script)).arrayBuffer()))).toBe(true);
  });

  it.each([
    "/assets/app-0ld.js",
    "/assets/",
    "/assets/../package.json/assets/x",
    "/assets/%2e%2e/%2e%2e/package.json",
    `${"/assets/"}${"x".repeat(5_000)}.css`,
  ])("of another release is 404 at once and not remembered: %s", async (path) => {
    const answer = await test.request(path);
    expect(answer.status === 404 || answer.headers.get("content-type")?.startsWith("text/html")).toBe(true);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(await answer.text()).not.toContain("dependencies");
  });
});

describe("straight from Node", () => {
  const straight = serveStraight(findInMemory(built, createMetrics(), testOrigin));
  const server = createServer((asked, answer) => {
    if (!straight(asked, answer)) answer.writeHead(421).end();
  });
  beforeAll(() => new Promise<void>((done) => server.listen(0, "127.0.0.1", done)));
  afterAll(() => new Promise((done) => server.close(done)));

  const ask = (path: string, headers: Record<string, string> = {}, method = "GET") =>
    new Promise<{ status: number; headers: Headers; body: Buffer }>((done, fail) => {
      const { port } = server.address() as AddressInfo;
      request({ host: "127.0.0.1", port, path, method, headers, agent: false }, (answer) => {
        const pieces: Buffer[] = [];
        answer.on("data", (piece: Buffer) => pieces.push(piece));
        answer.on("end", () =>
          done({ status: answer.statusCode ?? 0, headers: new Headers(answer.headers as Record<string, string>), body: Buffer.concat(pieces) }),
        );
      })
        .on("error", fail)
        .end();
    });

  it("a page, an asset and a lost file are the same as through the app, to the byte and the header", async () => {
    const { etag = "" } = built.get("/faq") ?? {};
    const cases: [string, Record<string, string>?, string?][] = [
      ["/"],
      ["/faq", { "accept-encoding": "br, gzip" }],
      ["/faq?from=here", { "accept-encoding": "gzip" }],
      ["/faq", { "if-none-match": etag }],
      ["/faq", {}, "HEAD"],
      [script, { "accept-encoding": "br" }],
      ["/assets/app-0ld.js"],
    ];
    for (const [path, headers, method] of cases) {
      const bytes = async () => Buffer.from(await (await get(path, headers, method)).arrayBuffer());
      // The first to ask has a page compressed further.
      await expect.poll(async () => (await ask(path, headers, method)).body.equals(await bytes()), { message: path }).toBe(true);
      const [own, through] = [await ask(path, headers, method), await get(path, headers, method)];
      expect([path, own.status]).toEqual([path, through.status]);
      // The app of these tests is a hidden site's, which is never served straight.
      for (const [name, value] of through.headers)
        if (!["x-request-id", "x-robots-tag"].includes(name)) expect([path, name, own.headers.get(name)]).toEqual([path, name, value]);
      expect(own.headers.has("x-request-id")).toBe(through.headers.has("x-request-id"));
    }
  });

  it("takes nothing else: another method, what's rendered, and an address that has to be decoded first", async () => {
    for (const [path, method] of [["/checkout"], ["/", "POST"], ["/%66aq"], ["//faq"], ["/no-such-page"], ["/operator"]] as const)
      expect([path, (await ask(path, {}, method)).status]).toEqual([path, 421]);
  });

  it("has no page at an address that leads elsewhere", async () => {
    const moved = await loadPages({ LANDING: "pre-order" });
    expect([moved.has("/"), moved.has("/home"), built.has("/")]).toEqual([false, true, true]);
  });
});
