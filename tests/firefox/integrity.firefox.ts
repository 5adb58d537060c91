import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Firefox, openFirefox } from "#tests/firefox/support/open-firefox.ts";
import { openSite, type SiteForFirefox } from "#tests/firefox/support/open-site.ts";

let firefox: Firefox;
let site: SiteForFirefox;
let changed = /^$/;
/** A cache on the way that has somebody else's line at the end of a file. */
const cache = createServer(async (asked, answer) => {
  const given = await fetch(site.origin + asked.url, { headers: { accept: asked.headers.accept ?? "*/*" } });
  const { "content-encoding": _, "content-length": __, ...headers } = Object.fromEntries(given.headers);
  const body = Buffer.from(await given.arrayBuffer());
  answer.writeHead(given.status, headers).end(changed.test(asked.url ?? "") ? Buffer.concat([body, Buffer.from("\n;window.tampered = true;")]) : body);
});
const origin = () => `http://localhost:${(cache.address() as AddressInfo).port}`;

beforeAll(async () => {
  [firefox, site] = await Promise.all([openFirefox(), openSite()]);
  await new Promise<void>((done) => cache.listen(0, "127.0.0.1", done));
});
afterAll(async () => {
  cache.close();
  await firefox.close();
  await site.close();
});

it("wakes a page whose files came as they were sent", async () => {
  const page = await firefox.visit();
  await page.goto(`${origin()}/faq`);
  await page.waitForSelector("html[data-awake]");
  expect(firefox.complaints()).toEqual([]);
  await page.close();
});

it.each([/\/assets\/react-/, /\/assets\/start-/, /\/assets\/faq-/, /\/assets\/integrity-/])(
  "refuses %s with a line more, and the page stands",
  async (which) => {
    changed = which;
    const page = await firefox.visit();
    await page.goto(`${origin()}/faq`, { waitUntil: "networkidle0" });
    await expect.poll(() => firefox.complaints().some((words) => /integrity/i.test(words))).toBe(true);
    expect(await page.evaluate(() => ["tampered" in window, "awake" in document.documentElement.dataset, document.querySelector("h1") !== null])).toEqual([
      false,
      false,
      true,
    ]);
    firefox.complaints();
    await page.close();
  },
);
