import { expect, it } from "vitest";
import type { BuiltFiles } from "#server/http/load-built.ts";
import { createSealPage } from "#server/http/seal-page.ts";

const file = (integrity: string) => ({ etag: "", integrity, plain: { body: new Uint8Array(), headers: {} }, br: null, gzip: null, notModified: {} });
const built: BuiltFiles = new Map([
  ["/assets/integrity-abc.json", file("sha256-map")],
  ["/assets/a.css", file("sha256-style")],
  ["/gate.js", file("sha256-gate")],
]);
const page = [
  '<link nonce="" rel="stylesheet" href="/assets/a.css"/><link nonce="" rel="stylesheet" href="/assets/a.css#"/><link rel="icon" href="/favicon.svg"/>',
  "<p>a < b, größer</p>",
  '<link rel="modulepreload" href="/assets/x.js"/><link rel="modulepreload" href="/assets/y.js" nonce="n"/>',
  '<script nonce="n">if (1 < 2) later()</script>',
  '<script nonce="n" type="module" async="">import "/assets/x.js";window.x="$& </b>";</script>',
  '<script type="module" src="/gate.js"></script><script type="module" src="/elsewhere.js"></script>',
].join("");

const inPieces = (bytes: Uint8Array, size: number) =>
  new ReadableStream<Uint8Array>({
    start(out) {
      for (let at = 0; at < bytes.length; at += size) out.enqueue(bytes.slice(at, at + size));
      out.close();
    },
  });
const sealed = (size: number) => new Response(createSealPage(built)?.(inPieces(new TextEncoder().encode(page), size))).text();

it("gives every script and style sheet of ours its hash, and nothing else", async () => {
  const html = await sealed(10_000);
  expect(html).toContain('href="/assets/a.css" integrity="sha256-style"');
  expect(html).toContain('href="/assets/a.css#" integrity="sha256-style"');
  expect(html).toContain('src="/gate.js" integrity="sha256-gate"');
  expect(html).toContain('<script type="module" src="/elsewhere.js"></script>');
  expect(html).toContain('<link rel="icon" href="/favicon.svg"/><p>a < b, größer</p>');
  expect(html).toContain('<script nonce="n">if (1 < 2) later()</script>');
});

it("loads no module before the map of all of them stands", async () => {
  const html = await sealed(10_000);
  expect(html).not.toMatch(/<link[^>]*modulepreload|type="module" async/);
  expect(html).toContain('<script nonce="n">{const{nonce}=document.currentScript;fetch("/assets/integrity-abc.json",{integrity:"sha256-map"})');
  expect(html).toContain('["/assets/x.js","/assets/y.js"]');
  expect(html).toContain(JSON.stringify('import "/assets/x.js";window.x="$& </b>";').replaceAll("<", "\\u003c"));
});

it.each([1, 2, 3, 7, 50, 200])("comes out the same in pieces of %i bytes", async (size) => {
  expect(await sealed(size)).toBe(await sealed(10_000));
});

it("has nothing to say of a site that is not built", () => {
  expect(createSealPage(new Map())).toBeNull();
});
