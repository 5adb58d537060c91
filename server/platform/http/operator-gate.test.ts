import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadApp } from "#tests/support/load-app.ts";
import { openTestApp, type TestApp, testOrigin } from "#tests/support/open-test-app.ts";
import { postForm } from "#tests/support/post-form.ts";

const secret = "Canary Customer";
const paths = [
  "/operator",
  "/operator/",
  "/operator.data",
  "/operator/_.data",
  "/operator/mailbox",
  "/operator/mailbox/",
  "/operator/mailbox.data",
  "/operator/mailbox/1",
  "/operator/mailbox/1.data",
  "/operator/changes",
  "/operator/Changes",
  "//operator/changes",
  "/operator/nothing/here",
  "/operator?index",
  "/operator?before=2026-01-01",
  "/operator.data?_routes=routes/operator/overview/route",
  "/OPERATOR",
  "/Operator/mailbox",
  "/OPERATOR.data",
  "/operator.DATA",
  "/%6fperator",
  "/%6Fperator/mailbox.data",
  "/operator%2Fmailbox",
  "/operator%2fmailbox/1",
  "/%2foperator",
  "//operator",
  "//operator/mailbox",
  "/./operator",
  "/x/../operator/mailbox",
  "/operator//mailbox",
  "/operator/enter",
  "/operator/enter/x/../../mailbox",
  "/operator/enter/abc/mailbox",
  "/operator/enter/%2e%2e/mailbox",
  "/operator/enter/..%2Fmailbox",
  "/_root.data?_routes=routes/operator/overview/route",
  "/warmth-list.data?_routes=routes%2Foperator%2Foverview",
  "/operator\\mailbox",
  "/operator%00",
  "/operator%20",
];

let test: TestApp;
let good: string;
let expired: string;
beforeAll(async () => {
  test = await openTestApp({ renderPage: await loadApp() });
  const { url } = (await (await test.startCheckout()).json()) as { url: string };
  await test.payCard(url, { email: "canary@example.com", cardName: secret, deliverTo: secret });
  await test.drain();
  const enter = async () => {
    const link = await test.shop.backend.operator.makeLink();
    const session = await test.shop.backend.door.openSession(new URL(link.url).pathname.split("/").at(-1) ?? "", test.someCaller());
    return session?.token ?? "";
  };
  expired = await enter();
  test.pass(12 * 60 + 1);
  good = await enter();
});
afterAll(() => test.close());

const get = (path: string, token?: string, method = "GET") =>
  test.request(path, {
    method,
    headers: {
      ...(token && { cookie: `__Host-operator=${token}` }),
      ...(method === "POST" && { origin: testOrigin, "sec-fetch-site": "same-origin", "content-type": "application/x-www-form-urlencoded" }),
    },
    ...(method === "POST" && { body: "do=refund" }),
  });

describe.each<[string, () => string | undefined]>([
  ["no cookie", () => undefined],
  ["a forged cookie", () => "a".repeat(32)],
  ["an empty cookie", () => " "],
  ["an expired session", () => expired],
  ["a link's own token, not yet used", () => "b".repeat(32)],
])("with %s", (_what, token) => {
  it.each(paths)("GET %s tells nothing of the back office", async (path) => {
    const answer = await get(path, token());
    const text = await answer.text();
    expect(text).not.toMatch(/canary/i);
    expect(text).not.toMatch(/Stock|Dead jobs|EMB-/);
    expect(answer.status).toBeGreaterThanOrEqual(path === "/operator/enter/abc/mailbox" ? 403 : 200);
  });

  it.each(["/operator", "/operator.data", "/operator/mailbox", "/operator?index", "/operator.data?index", "/operator/mailbox/1"])(
    "POST %s does nothing",
    async (path) => {
      const answer = await get(path, token(), "POST");
      expect(answer.status).toBe(403);
      expect(answer.headers.get("cache-control")).toBe("no-store");
      expect(answer.headers.get("x-robots-tag")).toBe("noindex");
    },
  );
});

describe("with a good session", () => {
  it.each(["/operator", "/operator.data", "/operator/mailbox", "/operator/mailbox.data"])("GET %s opens", async (path) => {
    const answer = await get(path, good);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("x-robots-tag")).toBe("noindex");
    expect(await answer.text()).toMatch(/canary|EMB-/i);
  });

  it("a closed session opens nothing", async () => {
    const link = await test.shop.backend.operator.makeLink();
    const session = await test.shop.backend.door.openSession(new URL(link.url).pathname.split("/").at(-1) ?? "", test.someCaller());
    expect((await get("/operator", session?.token)).status).toBe(200);
    await test.shop.backend.door.closeSession(session?.token ?? "");
    expect((await get("/operator", session?.token)).status).toBe(403);
  });
});

describe("a session that has ended", () => {
  const asPerson = (path: string, cookie = "") => test.request(path, { headers: { accept: "text/html", cookie, "x-forwarded-for": test.newAddress() } });
  /** Signs in by a link, in a browser with that cookie. */
  async function enter(cookie: string) {
    const { url } = await test.shop.backend.operator.makeLink();
    const headers = { cookie, origin: testOrigin, "content-type": "application/x-www-form-urlencoded", "x-forwarded-for": test.newAddress() };
    return test.request(new URL(url).pathname, { method: "POST", headers });
  }

  it("shows how to come back, and leads back to where one was", async () => {
    const closed = await asPerson("/operator/orders/EMB-1111-2222?x=1", `__Host-operator=${expired}`);
    expect([closed.status, closed.headers.get("cache-control"), closed.headers.get("x-robots-tag")]).toEqual([403, "no-store", "noindex"]);
    const text = await closed.text();
    expect(text).toContain('action="/operator/sign-in?back"');
    expect(text).not.toContain("EMB-1111-2222");
    expect(text).toContain("page you asked for");
    expect(await (await asPerson("/operator")).text()).not.toContain("page you asked for");
    const refused = await postForm(test, "/operator/sign-in?back", { email: "olive@example.com", password: "not the password at all" });
    for (const words of ["match. Check both", "page you asked for", 'action="/operator/sign-in?back"']) expect(await refused.clone().text()).toContain(words);
    const [next = ""] = closed.headers.getSetCookie();
    expect(next).toMatch(/^__Host-operator-next=.*; Path=\/; Max-Age=3600; HttpOnly; SameSite=Lax; Secure$/);

    const opened = await enter(next.split(";")[0] ?? "");
    expect([opened.status, opened.headers.get("location")]).toEqual([303, "/operator/orders/EMB-1111-2222?x=1"]);
    expect(opened.headers.getSetCookie()[1]).toMatch(/^__Host-operator-next=; Path=\/; Max-Age=0/);
  });

  it("leads back to a search of several words, as a form writes it", async () => {
    const search = `/operator/orders?${new URLSearchParams({ search: "Zoë O'Brien-Lee_1.2*3" })}`;
    const closed = await asPerson(search, `__Host-operator=${expired}`);
    const opened = await enter(closed.headers.getSetCookie()[0]?.split(";")[0] ?? "");
    expect([opened.status, opened.headers.get("location")]).toEqual([303, search]);
  });

  it.each([
    ["/operator/exports/orders", "/operator/exports"],
    ["/operator/data/file", "/operator/data"],
    ["/operator/stock", null],
    ["/operator?index", null],
  ])("answers a form sent by the browser itself to %s with the page that says so, and leads back to where its button is", async (path, page) => {
    const closed = await postForm(test, path, { intent: "refund" }, { cookie: `__Host-operator=${expired}` });
    expect([closed.status, closed.headers.get("content-type")]).toEqual([403, "text/html; charset=utf-8"]);
    const text = await closed.text();
    expect(text).toContain('action="/operator/sign-in?pressed"');
    expect(text).toContain("so nothing was done. Sign in, then press the button again.");
    const opened = await enter(closed.headers.getSetCookie()[0]?.split(";")[0] ?? "");
    expect([opened.status, opened.headers.get("location")]).toEqual([303, path]);
    const looked = await asPerson(path, opened.headers.getSetCookie()[0]?.split(";")[0]);
    expect([looked.status, looked.headers.get("location")]).toEqual(page ? [303, page] : [200, null]);
  });

  it("tells script that sent something, which keeps the page as it is", async () => {
    const answer = await postForm(test, "/operator/stock.data", { intent: "refund" }, { accept: "*/*", cookie: `__Host-operator=${expired}` });
    expect([answer.status, ((await answer.json()) as { error: { code: string } }).error.code]).toEqual([403, "locked"]);
  });

  it.each([
    "https://evil.example/",
    "//evil.example",
    "/operator/../contact",
    "/operator/sign-in",
    "/operator/join/abc",
    "/operatorx",
    "/operator\\@evil.example",
    "/faq",
  ])("leads to the overview instead of %s", async (next) => {
    const opened = await enter(`__Host-operator-next=${encodeURIComponent(next)}`);
    expect([opened.status, opened.headers.get("location")]).toEqual([303, "/operator"]);
  });

  it("tells a page that is open to load itself anew", async () => {
    const answer = await test.request("/operator/list.data", { headers: { cookie: `__Host-operator=${expired}`, "x-forwarded-for": test.newAddress() } });
    expect([answer.status, ((await answer.json()) as { error: { code: string } }).error.code]).toEqual([403, "locked"]);
  });
});

describe("the door", () => {
  it("is not used up by being looked at", async () => {
    const { url } = await test.shop.backend.operator.makeLink();
    const { pathname } = new URL(url);
    for (let looks = 0; looks < 3; looks++) expect((await get(pathname)).status).toBe(200);
    const opened = await get(pathname, undefined, "POST");
    expect(opened.status).toBe(303);
    expect(opened.headers.getSetCookie()[0]).toMatch(/^__Host-operator=[\w-]{32}; Path=\/; Max-Age=43200; HttpOnly; SameSite=Lax; Secure$/);
    const again = await get(pathname, undefined, "POST");
    expect(again.headers.has("set-cookie")).toBe(false);
  });
});
