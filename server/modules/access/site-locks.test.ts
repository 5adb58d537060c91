import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accessPage } from "#content/site/back-office/access.ts";
import { provenMinutes } from "#contracts/rights.ts";
import { openGate } from "#server/modules/access/access-sessions.ts";
import { loadApp } from "#tests/support/load-app.ts";
import { openTestApp, type TestApp } from "#tests/support/open-test-app.ts";
import { postForm } from "#tests/support/post-form.ts";

const env = { SITE_ACCESS: "password", SITE_PASSWORD: "Warm hands, cold sea" };
const codeEnv = { SITE_ACCESS: "code", ACCESS_CODE: "WARM-2027" };
let renderPage: Awaited<ReturnType<typeof loadApp>>;
const open: TestApp[] = [];
const openApp = async (options: Parameters<typeof openTestApp>[0] = {}) => {
  const app = await openTestApp({ env, renderPage, ...options });
  open.push(app);
  return app;
};
let test: TestApp;
/** A second process on the same database. */
let other: TestApp;
beforeAll(async () => {
  renderPage = await loadApp();
  test = await openApp();
  other = await openApp({ url: test.databaseUrl });
});
afterAll(async () => {
  for (const app of open.reverse()) await app.close();
});

const accessCookie = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .find((cookie) => cookie.includes("site-access="))
    ?.split(";")[0] ?? "";
const give = (secret: Record<string, string>, app: TestApp, from = app.newAddress()) =>
  app.call("password" in secret ? "verify-site-access" : "verify-access-code", secret, { "x-forwarded-for": from });
const isRight = async (secret: Record<string, string>, app = test) => ((await (await give(secret, app)).json()) as { success: boolean }).success;
const see = async (cookie: string, app = test) => (await app.request("/faq", { headers: { cookie } })).status;

/** An owner's two cookies: of the back office, and of the site, into which they came with the old one. */
async function ownerOf(app: TestApp, secret: Record<string, string>) {
  const { operator, door } = app.shop.backend;
  const session = await door.openSession((await operator.makeLink()).url.split("/").at(-1) ?? "", app.someCaller());
  const site = accessCookie(await give(secret, app));
  return { site, cookie: `${site}; __Host-operator=${session?.token}` };
}
const press = (app: TestApp, cookie: string, fields: Record<string, string>) => postForm(app, "/operator/access", fields, { cookie });
const audited = async (app: TestApp, action: string) => (await app.shop.backend.operator.listAudit({})).lines.filter((line) => line.action === action);

describe("a password that the owner chooses", () => {
  const password = "Slow tide, warm toes";

  it("counts from the next request on in every process, lets nobody stay but whoever chose it, and outlives a restart and the setting", async () => {
    const before = accessCookie(await give({ password: env.SITE_PASSWORD }, other));
    const { url } = await test.shop.backend.operator.makePreviewLink(7);
    const { site, cookie } = await ownerOf(test, { password: env.SITE_PASSWORD });
    expect([await see(before, other), await see(site)]).toEqual([200, 200]);

    const answer = await press(test, cookie, { intent: "change-password", password: `  ${password} ` });
    expect([answer.status, (await answer.text()).includes(accessPage.locks.password.done)]).toEqual([200, true]);
    for (const app of [other, test]) {
      expect([await see(before, app), await see(site, app), await see(accessCookie(answer), app)]).toEqual([403, 403, 200]);
      expect([await isRight({ password: env.SITE_PASSWORD }, app), await isRight({ password }, app)]).toEqual([false, true]);
    }
    expect((await test.request(new URL(url).pathname, { headers: { accept: "text/html" } })).headers.get("location")).toBe("/site-access?note=preview-ended");
    expect(await test.shop.backend.operator.listPreviewLinks()).toEqual([]);

    for (const SITE_PASSWORD of [env.SITE_PASSWORD, "Another setting"]) {
      const again = await openApp({ url: test.databaseUrl, env: { ...env, SITE_PASSWORD } });
      expect([await isRight({ password: SITE_PASSWORD }, again), await isRight({ password }, again), await see(accessCookie(answer), again)]).toEqual([
        false,
        true,
        200,
      ]);
      expect(again.logged()).toContain("the one in the settings isn't used");
    }
  });

  it("is kept as a hash alone, and named nowhere", async () => {
    const rows = await test.db.selectFrom("site_locks").selectAll().execute();
    expect(rows.find(({ lock }) => lock === "password")?.hash).toMatch(/^scrypt:/);
    expect(JSON.stringify([rows, await audited(test, "changeSiteLock")]) + test.logged()).not.toContain(password);
    expect((await audited(test, "changeSiteLock")).map(({ facts }) => facts)).toEqual([{ of: "password", before: "settings" }]);
  });

  it("the same again, or twice at once, changes nothing more", async () => {
    const { site, cookie } = await ownerOf(test, { password });
    const same = await press(test, cookie, { intent: "change-password", password });
    expect(await same.text()).toContain(accessPage.locks.password.same);
    expect(await see(site)).toBe(200);
    const both = await Promise.all([1, 2].map(() => test.shop.backend.operator.changeSiteLock("password", "Third time warm")));
    expect(both.sort()).toEqual([false, true]);
    expect(await audited(test, "changeSiteLock")).toHaveLength(2);
    expect([await see(site), await isRight({ password: "Third time warm" })]).toEqual([403, true]);
  });

  it("that's too short is said beside the field, with what was typed; nothing has changed", async () => {
    const { cookie } = await ownerOf(test, { password: "Third time warm" });
    const answer = await press(test, cookie, { intent: "change-password", password: "short" });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toMatch(/<input[^>]*aria-invalid="true"[^>]*name="password" value="short"/);
    expect(await isRight({ password: "Third time warm" })).toBe(true);
  });

  it("isn't taken from a browser that was left open", async () => {
    const { cookie } = await ownerOf(test, { password: "Third time warm" });
    test.pass(provenMinutes + 1);
    expect((await press(test, cookie, { intent: "change-password", password: "Of a passer-by" })).status).toBe(403);
    expect(await isRight({ password: "Third time warm" })).toBe(true);
  });

  it("isn't asked for by an open site, nor a code by one with a password", async () => {
    const { operator } = (await openApp({ env: {} })).shop.backend;
    await expect(operator.changeSiteLock("password", password)).rejects.toMatchObject({ code: "conflict" });
    await expect(test.shop.backend.operator.changeSiteLock("code", "COLD-2027")).rejects.toMatchObject({ code: "conflict" });
    expect(await operator.readSiteAccess()).toMatchObject({ access: "open", locks: [] });
  });
});

describe("a code that the owner chooses", () => {
  it("opens as people type it, in the place of the setting's", async () => {
    const app = await openApp({ env: codeEnv });
    const { site, cookie } = await ownerOf(app, { code: "warm-2027" });
    expect((await app.shop.backend.operator.readSiteAccess()).locks).toEqual([{ lock: "code", isSet: true, chosenAt: null }]);
    const answer = await press(app, cookie, { intent: "change-code", code: "Tide-88" });
    expect([answer.status, await see(site, app), await see(accessCookie(answer), app)]).toEqual([200, 403, 200]);
    expect(await isRight({ code: "WARM-2027" }, app)).toBe(false);
    for (const code of ["tide-88", " TIDE-88", "ＴＩＤＥ-88"]) expect(await isRight({ code }, app)).toBe(true);
    expect(await (await press(app, `${accessCookie(answer)}; ${cookie.split("; ")[1]}`, { intent: "change-code", code: "TIDE-88" })).text()).toContain(
      accessPage.locks.code.same,
    );
  });

  it("leaves the password of the same site as it is, which is on the page too", async () => {
    const app = await openApp({ env: { ...codeEnv, SITE_PASSWORD: env.SITE_PASSWORD } });
    expect((await app.shop.backend.operator.readSiteAccess()).locks.map(({ lock }) => lock)).toEqual(["code", "password"]);
    await app.shop.backend.operator.changeSiteLock("code", "Tide-88");
    expect(await isRight({ password: env.SITE_PASSWORD }, app)).toBe(true);
  });
});

it("while the database is away, what was known holds", async () => {
  let isAway = false;
  const db = new Proxy(test.db, {
    get(target, name) {
      if (isAway && name === "selectFrom") throw new Error("Connection terminated");
      const value = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  const gate = await openGate({ ...test, db, log: { warn: () => {} } as never, limitSecret: "s", hashPassword: async () => "scrypt" });
  const { signer } = await gate.locks.read();
  isAway = true;
  expect((await gate.locks.read()).signer).toBe(signer);
  await test.shop.backend.operator.changeSiteLock("password", "Chosen meanwhile");
  isAway = false;
  test.pass(5.1 / 60);
  expect((await gate.locks.read()).signer.key).not.toBe(signer.key);
});

describe("who is blocked", () => {
  const wrong = async (app: TestApp, from: string, times = 5) => {
    for (let time = 0; time < times; time++) await give({ password: "not it" }, app, from);
  };
  const tryAs = async (app: TestApp, from: string) => (await (await give({ password: env.SITE_PASSWORD }, app, from)).json()) as { success: boolean };

  it("is listed without their address, and can be released, one or all, to try again at once", async () => {
    const app = await openApp();
    const { cookie } = await ownerOf(app, { password: env.SITE_PASSWORD });
    const { operator } = app.shop.backend;
    await wrong(app, "10.7.0.1", 4);
    expect((await operator.readSiteAccess()).blocks).toEqual({ count: 0, newest: [] });
    for (const from of ["10.7.0.1", "10.7.0.2", "10.7.0.3"]) {
      await wrong(app, from, from.endsWith("1") ? 1 : 5);
      app.pass(1);
    }
    const { count, newest } = (await operator.readSiteAccess()).blocks;
    expect([count, newest.map(({ wrong, blocks }) => [wrong, blocks])]).toEqual([3, [5, 5, 5].map((times) => [times, 1])]);
    for (const { since, until } of newest) expect((until.getTime() - since.getTime()) / 60_000).toBe(15);
    const page = await (await app.request("/operator/access", { headers: { cookie, accept: "text/html" } })).text();
    expect(page).toContain(accessPage.blocks.title(3));
    expect(page).not.toContain("10.7.0");

    const block = newest[0]?.id ?? "";
    expect(await tryAs(app, "10.7.0.3")).toMatchObject({ success: false });
    for (let time = 0; time < 2; time++)
      expect(await (await press(app, cookie, { intent: "release-block", block })).text()).toContain(accessPage.blocks.released);
    expect(await audited(app, "releaseBlock")).toHaveLength(1);
    expect([await tryAs(app, "10.7.0.3"), await tryAs(app, "10.7.0.2")]).toMatchObject([{ success: true }, { success: false }]);

    expect(await (await press(app, cookie, { intent: "release-all" })).text()).toContain(accessPage.blocks.releasedAll(2));
    expect(await (await press(app, cookie, { intent: "release-all" })).text()).toContain(accessPage.blocks.releasedAll(0));
    expect((await audited(app, "releaseAllBlocks")).map(({ facts }) => facts)).toEqual([{ count: 2 }]);
    expect(await (await give({ password: "not it" }, app, "10.7.0.1")).json()).toEqual({ success: false, attempts_remaining: 4 });
    expect(await tryAs(app, "10.7.0.2")).toMatchObject({ success: true });
  });

  it("and is released along with others, is blocked for longer the next time", async () => {
    const app = await openApp();
    await wrong(app, "10.7.1.1");
    await app.shop.backend.operator.releaseAllBlocks();
    await wrong(app, "10.7.1.1");
    const [block] = (await app.shop.backend.operator.readSiteAccess()).blocks.newest;
    expect([block?.blocks, ((block?.until.getTime() ?? 0) - (block?.since.getTime() ?? 0)) / 60_000]).toEqual([2, 30]);
  });
});
