import { afterAll, beforeAll, expect, it } from "vitest";
import { loadApp } from "#tests/support/load-app.ts";
import { openTestApp, type TestApp } from "#tests/support/open-test-app.ts";
import { readRoutesWithParameters } from "#tests/support/read-form-routes.ts";

/** As they stand in an address. */
const hostile = [
  "%00",
  "a%00b",
  "%ED%A0%80",
  "%F0%9F%98",
  "%FF",
  "%25",
  "%252e%252e%252f",
  "..%2f..%2fetc%2fpasswd",
  "a".repeat(3_000),
  "%3Cscript%3Ealert(1)%3C%2Fscript%3E",
  "__proto__",
  "constructor",
  "%E2%80%AE",
  "1e308",
  "-1",
  "%20",
  "%0d%0aset-cookie:a=b",
  "'%3B--",
];

let open: TestApp;
let closed: TestApp;
let owner: string;
beforeAll(async () => {
  const renderPage = await loadApp();
  [open, closed] = [await openTestApp({ renderPage }), await openTestApp({ renderPage, env: { SITE_ACCESS: "code", ACCESS_CODE: "WARM-1" } })];
  const { url } = await open.shop.backend.operator.makeLink();
  owner = (await open.shop.backend.operator.openSession(url.split("/").at(-1) ?? "", open.someCaller()))?.token ?? "";
});
afterAll(() => Promise.all([open.close(), closed.close()]));

const said: string[] = [];
const warn = console.warn;
beforeAll(() => {
  console.warn = (...words) => said.push(words.join(" "));
});
afterAll(() => {
  console.warn = warn;
});

it.each(await readRoutesWithParameters())("%s answers whatever stands in it, as a page and as data", async (pattern) => {
  const test = /^\/site-access/.test(pattern) ? closed : open;
  for (const part of hostile)
    for (const ending of ["", ".data"]) {
      const path = pattern.replace(/:\w+\??/, part) + ending;
      for (const at of [path, `${path}?left=%00&before=%00&said=${part}&next=${part}`]) {
        const answer = await test.request(at, { headers: { accept: "text/html", cookie: `__Host-operator=${owner}`, "x-forwarded-for": test.newAddress() } });
        const text = await answer.text();
        expect(answer.status, `${at.slice(0, 80)}: ${text.slice(0, 100)}`).toBeLessThan(500);
        if (answer.headers.get("content-type")?.startsWith("text/html")) expect(text).not.toContain("<script>alert(1)</script>");
        expect(answer.headers.get("set-cookie") ?? "").not.toContain("a=b");
      }
    }
  expect(test.logged()).not.toContain('"a request broke"');
  // The router would write an address that it cannot read to the console, secret links and all.
  expect(said).toEqual([]);
});
