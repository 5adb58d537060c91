import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { hashPassword } from "#server/platform/tokens/passwords.ts";
import { openTestApp, type TestApp } from "#tests/support/open-test-app.ts";

const password = "Warm hands, cold sea";
/** To look at: these tests are about how often that is done. */
const cheap = { N: 1024, r: 1, p: 1 };
const env = { SITE_ACCESS: "password", SITE_PASSWORD_HASH: await hashPassword(password, cheap) };
const open: TestApp[] = [];
const openApp = async (options: Parameters<typeof openTestApp>[0] = {}) => {
  const app = await openTestApp({ env, ...options });
  open.push(app);
  return app;
};
afterEach(async () => {
  for (const app of open.splice(0)) await app.close();
});

type Answer = { success: boolean; token?: string; expires_at?: string; blocked_until?: string; attempts_remaining?: number };
const guess = async (app: TestApp, typed = "not it", from = "10.9.9.9") =>
  (await (await app.call("verify-site-access", { password: typed }, { "x-forwarded-for": from })).json()) as Answer;

/** Uses an address up; answers for how many minutes it is blocked. */
async function block(app: TestApp, from = "10.9.9.9") {
  for (let wrong = 1; wrong <= 4; wrong++) expect(await guess(app, "not it", from)).toEqual({ success: false, attempts_remaining: 5 - wrong });
  const fifth = await guess(app, "not it", from);
  expect(fifth).toMatchObject({ success: false, attempts_remaining: 0 });
  return Math.round((Date.parse(fifth.blocked_until ?? "") - app.now().getTime()) / 60_000);
}

/** One for all tests that ask for nothing else, each from addresses of its own. */
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ env });
});
afterAll(() => app.close());

const evaluated = (...apps: TestApp[]) =>
  apps.map((app) => app.logged().match(/site access: (a wrong|the right) password/g)?.length ?? 0).reduce((sum, count) => sum + count, 0);

describe("verify-site-access", () => {
  it("counts down from five, then blocks, and does not look at the right password either", async () => {
    const before = evaluated(app);
    expect(await block(app)).toBe(15);
    expect(await guess(app, password)).toMatchObject({ success: false, attempts_remaining: 0 });
    expect(evaluated(app) - before).toBe(5);
    expect(await guess(app, password, "10.9.9.8")).toMatchObject({ success: true });
  });

  it("opens again after the block, and blocks twice as long each time, a day at most", async () => {
    for (const minutes of [15, 30, 60, 120, 240, 480, 960, 1440, 1440]) {
      expect(await block(app, "10.9.1.1")).toBe(minutes);
      app.pass(minutes + 1);
    }
  });

  it("a quiet day forgets how often it was blocked", async () => {
    const from = "10.9.2.1";
    expect(await block(app, from)).toBe(15);
    app.pass(16);
    expect(await block(app, from)).toBe(30);
    app.pass(30 + 24 * 60 + 1);
    expect(await block(app, from)).toBe(15);
  });

  it("wrong tries are forgotten after 15 minutes, and by the right password", async () => {
    const tried = (typed = "not it") => guess(app, typed, "10.9.3.1");
    for (let time = 0; time < 4; time++) await tried();
    app.pass(16);
    expect(await tried()).toEqual({ success: false, attempts_remaining: 4 });
    for (let time = 0; time < 3; time++) await tried();
    expect(await tried(password)).toMatchObject({ success: true });
    expect(await tried()).toEqual({ success: false, attempts_remaining: 4 });
  });

  it("takes the password with the space that dictation leaves", async () => {
    expect(await guess(app, ` ${password} `, "10.9.4.1")).toMatchObject({ success: true });
    expect(await guess(app, password.toLowerCase(), "10.9.4.1")).toMatchObject({ success: false });
  });

  it("survives a restart", async () => {
    const own = await openApp();
    await block(own);
    const again = await openApp({ url: own.databaseUrl });
    expect(await guess(again, password)).toMatchObject({ success: false, attempts_remaining: 0 });
  });

  it("of many at once over two processes, from behind any X-Forwarded-For, exactly five are looked at", async () => {
    const one = await openApp();
    const two = await openApp({ url: one.databaseUrl });
    const answers = await Promise.all(Array.from({ length: 100 }, (_, at) => guess(at % 2 ? one : two, `guess ${at}`, `${at % 250}.${at % 13}.7.1, 10.1.2.3`)));
    expect(evaluated(one, two)).toBe(5);
    expect(answers.filter(({ success }) => success)).toEqual([]);
    expect(answers.filter(({ blocked_until }) => blocked_until).length).toBe(96);
  });

  it("a household of IPv6 is one address, and its neighbour another", async () => {
    for (let wrong = 1; wrong <= 5; wrong++) await guess(app, "not it", `2001:db8:1:2::${wrong}`);
    expect(await guess(app, password, "2001:db8:1:2:ffff::9")).toMatchObject({ success: false, attempts_remaining: 0 });
    expect(await guess(app, password, "2001:db8:1:3::1")).toMatchObject({ success: true });
  });

  it("takes a hash in the password's place", async () => {
    const app = await openApp({ env: { SITE_ACCESS: "password", SITE_PASSWORD_HASH: await hashPassword("Grüße aus dem Norden", cheap) } });
    expect(await guess(app, "Gru\u0308ße aus dem Norden".normalize("NFD"))).toMatchObject({ success: true });
    expect(await guess(app, "Grusse aus dem Norden")).toMatchObject({ success: false });
  });

  it("a changed password ends what the old one opened", async () => {
    // By the clock of the others.
    const own = await openApp();
    const cookie = (await own.call("verify-site-access", { password })).headers.get("set-cookie")?.split(";")[0] ?? "";
    expect((await own.request("/", { headers: { cookie } })).status).toBe(200);
    const changed = await openApp({ url: own.databaseUrl, env: { SITE_ACCESS: "password", SITE_PASSWORD: "Another password" } });
    expect((await changed.request("/", { headers: { cookie } })).status).toBe(403);
    const replica = await openApp({ url: own.databaseUrl });
    expect((await replica.request("/", { headers: { cookie } })).status).toBe(200);
  });

  it("where there is no password it says so, and counts nothing", async () => {
    const app = await openApp({ env: {} });
    expect(await guess(app, password)).toEqual({ success: false });
    expect(await app.db.selectFrom("access_lockouts").select("key").execute()).toEqual([]);
  });

  it("keeps no address", async () => {
    await guess(app);
    expect(JSON.stringify(await app.db.selectFrom("access_lockouts").selectAll().execute())).not.toContain("10.9.9");
  });
});

describe("verify-access-code", () => {
  const code = { SITE_ACCESS: "code", ACCESS_CODE: "WARM-2027" };
  const enter = (app: TestApp, typed: string, from = "10.9.9.9") => app.call("verify-access-code", { code: typed }, { "x-forwarded-for": from });

  it("opens by the code alone, with an access session of its own", async () => {
    const app = await openApp({ env: code });
    expect(await (await enter(app, "warm-2026")).json()).toEqual({ success: false });
    for (const typed of ["warm-2027", "Warm-2027", " WARM-2027 ", "ＷＡＲＭ-2027"]) expect(await (await enter(app, typed)).json()).toEqual({ success: true });
    const right = await enter(app, "WARM-2027");
    expect(await right.json()).toEqual({ success: true });
    const cookie = right.headers.get("set-cookie")?.split(";")[0] ?? "";
    expect(cookie).toMatch(/=code\./);
    expect((await app.request("/", { headers: { cookie } })).status).toBe(200);
    expect((await enter(app, "12345678901")).status).toBe(400);
  });

  it("slows a guesser down, and never locks", async () => {
    const app = await openApp({ env: code });
    for (let time = 0; time < 10; time++) expect((await enter(app, `no ${time}`)).status).toBe(200);
    const slow = await enter(app, "WARM-2027");
    expect([slow.status, Number(slow.headers.get("retry-after")) <= 60]).toEqual([429, true]);
    app.pass(1.1);
    expect(await (await enter(app, "WARM-2027")).json()).toEqual({ success: true });
  });

  it("by-host: what the code opened on a listed host stays closed on another", async () => {
    const app = await openApp({ env: { ...code, ...env, SITE_ACCESS: "by-host" } });
    const cookie = (await enter(app, "WARM-2027")).headers.get("set-cookie")?.split(";")[0] ?? "";
    expect((await app.request("/", { headers: { cookie, host: "shop.example" } })).status).toBe(200);
    expect((await app.request("/", { headers: { cookie, host: "other.example" } })).status).toBe(403);
    const grown = (await app.call("verify-site-access", { password })).headers.get("set-cookie")?.split(";")[0] ?? "";
    expect((await app.request("/", { headers: { cookie: grown, host: "other.example" } })).status).toBe(200);
  });
});
