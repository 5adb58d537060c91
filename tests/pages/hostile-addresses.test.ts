import { afterAll, beforeAll, expect, it } from "vitest";
import { loadApp } from "#tests/support/load-app.ts";
import { openTestApp, type TestApp, testOrigin } from "#tests/support/open-test-app.ts";
import { readPagePaths, readRoutesWithParameters } from "#tests/support/read-form-routes.ts";

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
  owner = (await open.shop.backend.door.openSession(url.split("/").at(-1) ?? "", open.someCaller()))?.token ?? "";
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

const patterns = await readRoutesWithParameters();
it.each([...patterns.entries()].map(([nth, pattern]) => [pattern, nth] as const))(
  "%s answers whatever stands in it, as a page and as data",
  async (pattern, nth) => {
    const test = /^\/site-access/.test(pattern) ? closed : open;
    for (const [index, part] of hostile.entries()) {
      // As a page and as data in turn, from one route to the next too, and with a hostile query every other time.
      const turn = index + nth;
      const query = turn % 4 < 2 ? "" : `?left=%00&before=%00&said=${part}&next=${part}`;
      const at = pattern.replace(/:\w+\??/, part) + (turn % 2 === 0 ? "" : ".data") + query;
      const answer = await test.request(at, { headers: { accept: "text/html", cookie: `__Host-operator=${owner}`, "x-forwarded-for": test.newAddress() } });
      const text = await answer.text();
      expect(answer.status, `${at.slice(0, 80)}: ${text.slice(0, 100)}`).toBeLessThan(500);
      if (answer.headers.get("content-type")?.startsWith("text/html")) expect(text).not.toContain("<script>alert(1)</script>");
      expect(answer.headers.get("set-cookie") ?? "").not.toContain("a=b");
    }
    expect(test.logged()).not.toContain('"a request broke"');
    // The router would write an address that it cannot read to the console, secret links and all.
    expect(said).toEqual([]);
  },
);

it("no page says what its address tells it to say", async () => {
  const planted = "Call 0900 123 to get your refund";
  const names = ["said", "wrong", "done", "note", "error", "message", "title", "failure", "ok", "left", "next", "reference", "notice", "flash"];
  const query = new URLSearchParams(names.map((name) => [name, planted]));
  const paths = await readPagePaths();
  expect(paths.length).toBeGreaterThan(40);
  for (const path of paths) {
    const test = /^\/(site-access|access-code)/.test(path) ? closed : open;
    const answer = await test.request(`${path}?${query}`, {
      headers: { accept: "text/html", cookie: `__Host-operator=${owner}`, "x-forwarded-for": test.newAddress() },
    });
    // What stands in a field, or in the page's data, nobody reads as the shop's own words.
    const shown = (await answer.text()).replaceAll(/<script[\s\S]*?<\/script>|<[^>]*>/g, " ");
    expect(shown, path).not.toContain(planted);
  }
});

it("what a button of the back office did is said once, on the next page", async () => {
  const headers = { "content-type": "application/x-www-form-urlencoded", origin: testOrigin, "sec-fetch-site": "same-origin" };
  const cookie = `__Host-operator=${owner}`;
  const body = new URLSearchParams({ intent: "adjust-stock", units: "3", why: "a reason" }).toString();
  const pressed = await open.request("/operator/stock", { method: "POST", headers: { ...headers, cookie }, body });
  expect([pressed.status, pressed.headers.get("location")]).toEqual([303, "/operator/stock"]);
  const flash = pressed.headers.get("set-cookie")?.split(";")[0] ?? "";
  expect(flash).toMatch(/^__Host-operator-flash=words=/);
  const next = await open.request("/operator/stock", { headers: { accept: "text/html", cookie: `${cookie}; ${flash}` } });
  expect(await next.text()).toMatch(/\d+ tubes are available now\./);
  expect(next.headers.get("set-cookie")).toMatch(/__Host-operator-flash=; Path=\/; Max-Age=0/);
  expect(await (await open.request("/operator/stock", { headers: { accept: "text/html", cookie } })).text()).not.toContain("tubes are available now.");
});
