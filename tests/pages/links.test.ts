import { afterAll, expect, it } from "vitest";
import { loadApp, loadPages } from "#tests/support/load-app.ts";
import { openTestApp, testOrigin } from "#tests/support/open-test-app.ts";
import { isPublic, isVariant, readBuiltPages } from "#tests/support/read-built-pages.ts";

const app = await openTestApp({ built: await loadPages(), renderPage: await loadApp() });
afterAll(() => app.close());

const addressesIn = (html: string, path: string) =>
  [...html.matchAll(/<a\b[^>]*\shref="([^"]*)"/g)]
    .map((match) => new URL((match[1] ?? "").replaceAll("&amp;", "&"), testOrigin + path))
    .filter(({ origin }) => origin === testOrigin);

/** Every page of ours that a reader can reach from "/", with how it answers and who leads there. */
async function crawl() {
  const found = new Map<string, { status: number; html: string; from: string }>();
  const waiting = [{ path: "/", from: "" }];
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    if (found.has(next.path)) continue;
    const answer = await app.request(next.path, { headers: { accept: "text/html" } });
    const isPage = answer.headers.get("content-type")?.startsWith("text/html");
    const html = isPage ? await answer.text() : "";
    found.set(next.path, { status: answer.status, html, from: next.from });
    for (const { pathname, search } of addressesIn(html, next.path)) waiting.push({ path: pathname + search, from: next.path });
  }
  return found;
}
const found = await crawl();

it("no link leads nowhere", () => {
  const broken = [...found].filter(([, { status }]) => status >= 400).map(([path, { status, from }]) => `${status} ${path} (from ${from})`);
  expect(broken).toEqual([]);
});

it("no link leads to a place on a page that is not there", () => {
  const missing = [...found].flatMap(([path, { html }]) =>
    addressesIn(html, path)
      .filter(({ hash, pathname, search }) => {
        const page = found.get(pathname + search)?.html;
        return hash && page && !page.includes(`id="${decodeURIComponent(hash.slice(1))}"`);
      })
      .map(({ pathname, hash }) => `${pathname}${hash} (from ${path})`),
  );
  expect([...new Set(missing)]).toEqual([]);
});

it("every public page is reached", async () => {
  const open = (await readBuiltPages()).filter((page) => isPublic(page) && !isVariant(page)).map(({ path }) => path);
  expect(open.filter((path) => !found.has(path))).toEqual([]);
});
