import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestApp, testOrigin } from "#tests/support/open-test-app.ts";

const typeOf = (url: string) => ({ "content-type": url.includes("/file") ? "text/csv; charset=utf-8" : "text/html; charset=utf-8" });
const words = "A page made for one visitor. ".repeat(500);
let late = Promise.withResolvers<void>();
const leaving = new AbortController();
let test: TestApp;

beforeAll(async () => {
  test = await openTestApp({
    async renderPage(request) {
      if (request.url.endsWith("/left")) {
        leaving.abort();
        return new Response(null, { status: 500 });
      }
      if (request.url.endsWith("/said")) return Response.json([...(await request.formData())]);
      const body = new ReadableStream<Uint8Array>({
        async start(page) {
          page.enqueue(new TextEncoder().encode(words));
          await late.promise;
          if (request.url.endsWith("/broken")) return page.error(new Error("broken off"));
          page.enqueue(new TextEncoder().encode("The end."));
          page.close();
        },
      });
      return new Response(body, { headers: typeOf(request.url) });
    },
  });
});
afterAll(() => test.close());

describe("a page made for one visitor", () => {
  it("is packed, and unpacks to the same", async () => {
    late.resolve();
    const packed = await test.app.request("/checkout", { headers: { "accept-encoding": "br, gzip" } });
    expect(packed.headers.get("content-encoding")).toBe("gzip");
    expect(packed.headers.get("vary")).toContain("accept-encoding");
    const bytes = Buffer.from(await packed.arrayBuffer());
    expect(gunzipSync(bytes).toString()).toBe(`${words}The end.`);
    expect(bytes.length).toBeLessThan(words.length / 3);
    const plain = await test.app.request("/checkout");
    expect(plain.headers.get("content-encoding")).toBeNull();
    expect(plain.headers.get("vary")).toContain("accept-encoding");
    expect(await plain.text()).toBe(`${words}The end.`);
  });

  it("that holds a secret isn't packed where its address could choose words to stand beside it", async () => {
    late.resolve();
    const encodingOf = async (path: string) => (await test.app.request(path, { headers: { "accept-encoding": "gzip" } })).headers.get("content-encoding");
    expect(await encodingOf("/payment-success?session=guess")).toBeNull();
    expect(await encodingOf("/payment-success")).toBe("gzip");
    expect(await encodingOf("/checkout?from=guess")).toBe("gzip");
  });

  it("is asked for by no form of thousands of fields", async () => {
    const send = (fields: number) =>
      test.app.request("/checkout", {
        method: "POST",
        body: new URLSearchParams(Array.from({ length: fields }, (_, nth) => [`f${nth}`, "x"])),
        headers: { origin: testOrigin },
      });
    expect([(await send(5_000)).status, (await send(200)).status]).toEqual([413, 200]);
  });

  it("is told what was typed, byte for byte", async () => {
    const typed = { name: "  Bríd O'Hara + Sons  ", sum: "1+1=2 %20 100 %" };
    const said = await test.app.request("/checkout/said", { method: "POST", body: new URLSearchParams(typed), headers: { origin: testOrigin } });
    expect(await said.json()).toEqual(Object.entries(typed));
  });

  it("that nobody waits for any more is no fault of ours", async () => {
    await test.app.request("/checkout/left", { signal: leaving.signal });
    expect(test.logged()).toContain(`"status":499`);
    expect(test.logged()).not.toContain(`"status":500`);
  });

  it("is never half of one: what breaks while it's made is a failure", async () => {
    late.resolve();
    const answer = await test.app.request("/checkout/broken", { headers: { "accept-encoding": "gzip", accept: "text/html" } });
    expect([answer.status, answer.headers.get("content-encoding")]).toEqual([500, null]);
    expect(await answer.text()).not.toContain("made for one visitor");
  });
});

describe("a file made for one visitor", () => {
  it("is sent as it's made", async () => {
    late = Promise.withResolvers();
    const reader = (await test.app.request("/file")).body?.getReader();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe(words);
    late.resolve();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe("The end.");
  });

  it("is packed, and one that breaks off is never whole", async () => {
    late.resolve();
    const packed = await test.app.request("/file", { headers: { "accept-encoding": "gzip" } });
    expect(packed.headers.get("content-encoding")).toBe("gzip");
    expect(gunzipSync(Buffer.from(await packed.arrayBuffer())).toString()).toBe(`${words}The end.`);
    const broken = await test.app.request("/file/broken", { headers: { "accept-encoding": "gzip" } });
    await expect(broken.arrayBuffer()).rejects.toThrow("broken off");
  });
});
