import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadApp } from "#tests/support/load-app.ts";
import { openTestApp, type TestApp, testOrigin } from "#tests/support/open-test-app.ts";

const password = "Warm hands, cold sea";
const env = { SITE_ACCESS: "password", SITE_PASSWORD: password };
let test: TestApp;
/** A second process on the same database. */
let other: TestApp;
beforeAll(async () => {
  const renderPage = await loadApp();
  test = await openTestApp({ env, renderPage });
  other = await openTestApp({ env, renderPage, url: test.databaseUrl });
});
afterAll(async () => {
  await other.close();
  await test.close();
});

const cookieOf = (answer: Response) => answer.headers.get("set-cookie")?.split(";")[0] ?? "";
const enter = async () => cookieOf(await test.call("verify-site-access", { password }));
const see = async (cookie: string, app = test) => (await app.request("/faq", { headers: { cookie } })).status;
const leave = (cookie: string) =>
  test.request("/site-access", {
    method: "POST",
    headers: { cookie, "content-type": "application/x-www-form-urlencoded", origin: testOrigin, "sec-fetch-site": "same-origin" },
    body: "intent=leave",
  });
const openLink = async (url: string, app = test) => app.request(new URL(url).pathname, { headers: { accept: "text/html" } });

describe("leaving", () => {
  it("ends the access session itself: a copy of the cookie opens nothing any more", async () => {
    const [mine, another] = [await enter(), await enter()];
    expect([await see(mine), await see(another)]).toEqual([200, 200]);
    const left = await leave(mine);
    expect(left.headers.get("set-cookie")).toMatch(/Max-Age=0/);
    expect([await see(mine), await see(another)]).toEqual([403, 200]);
  });

  it("ends it on every process within five seconds", async () => {
    const cookie = await enter();
    expect(await see(cookie, other)).toBe(200);
    await leave(cookie);
    other.pass(5.1 / 60);
    expect(await see(cookie, other)).toBe(403);
  });

  it("twice, or without an access session, does no harm", async () => {
    const cookie = await enter();
    for (let time = 0; time < 2; time++) expect((await leave(cookie)).status).toBe(303);
    expect((await leave("")).status).toBe(303);
  });

  it("keeps nothing in the database that would open the site", async () => {
    const cookie = await enter();
    await leave(cookie);
    const rows = await test.db.selectFrom("secret_links").selectAll().where("purpose", "=", "ended-grant").execute();
    expect(JSON.stringify(rows)).not.toContain(cookie.split(".")[2] ?? "-");
  });
});

describe("a preview link that the owner ends", () => {
  const operator = () => test.shop.backend.operator;

  it("lets nobody in any more, and puts out whom it let in, and no one else", async () => {
    const [first, second] = [await operator().makePreviewLink(7), await operator().makePreviewLink(30)];
    const [guest, otherGuest] = [cookieOf(await openLink(first.url)), cookieOf(await openLink(second.url))];
    expect([await see(guest), await see(otherGuest)]).toEqual([200, 200]);
    const listed = await operator().listPreviewLinks();
    const id = listed.find(({ endsAt }) => endsAt.getTime() === first.endsAt.getTime())?.id ?? "";
    await operator().endPreviewLink(id);
    expect([await see(guest), await see(otherGuest)]).toEqual([403, 200]);
    expect((await openLink(first.url)).headers.get("location")).toBe("/site-access?note=preview-ended");
    expect((await operator().listPreviewLinks()).map(({ endsAt }) => endsAt)).not.toContainEqual(first.endsAt);
    await expect(operator().endPreviewLink(id)).rejects.toMatchObject({ code: "not-found" });
    other.pass(5.1 / 60);
    expect([await see(guest, other), await see(otherGuest, other)]).toEqual([403, 200]);
  });

  it("a guest who leaves takes nobody along", async () => {
    const { url } = await operator().makePreviewLink(7);
    const [one, two] = [cookieOf(await openLink(url)), cookieOf(await openLink(url))];
    await leave(one);
    expect([await see(one), await see(two)]).toEqual([403, 200]);
    expect((await openLink(url)).headers.get("location")).toBe("/");
  });

  it("is listed only while its password is the shop's", async () => {
    await operator().makePreviewLink(7);
    const changed = await openTestApp({ env: { ...env, SITE_PASSWORD: "Another one entirely" }, url: test.databaseUrl });
    expect(await changed.shop.backend.operator.listPreviewLinks()).toEqual([]);
    expect((await operator().listPreviewLinks()).length).toBeGreaterThan(0);
    await changed.close();
  });
});

it("entering anew ends the access session that this browser had", async () => {
  const first = await enter();
  const second = cookieOf(await test.call("verify-site-access", { password }, { cookie: first, origin: testOrigin, "sec-fetch-site": "same-origin" }));
  expect([await see(first), await see(second)]).toEqual([403, 200]);
});
