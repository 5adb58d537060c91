import { afterAll, beforeAll, expect, test as it } from "vitest";
import { loadApp } from "#tests/support/load-app.ts";
import { openTestApp, type TestApp, testOrigin } from "#tests/support/open-test-app.ts";

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ renderPage: await loadApp() });
});
afterAll(() => test.close());

const caller = { address: "10.9.8.7", requestId: "a", source: "/operator" };
const operator = () => test.shop.backend.operator;
const enter = async (cookie = "") => {
  const { url } = await operator().makeLink();
  const answer = await test.request(new URL(url).pathname, {
    method: "POST",
    headers: { cookie, "content-type": "application/x-www-form-urlencoded", origin: testOrigin, "sec-fetch-site": "same-origin" },
    body: "",
  });
  return answer.headers.get("set-cookie")?.split(";")[0] ?? "";
};
const see = async (cookie: string) => (await test.request("/operator", { headers: { cookie } })).status;

it("entering anew ends the session that this browser had", async () => {
  const first = await enter();
  const second = await enter(first);
  expect(second).not.toBe(first);
  expect([await see(first), await see(second)]).toEqual([403, 200]);
});

it("signing out everywhere ends every session and every unused link", async () => {
  const sessions = [await enter(), await enter()];
  const { url } = await operator().makeLink();
  expect(await operator().closeEverySession()).toBeGreaterThanOrEqual(3);
  for (const session of sessions) expect(await see(session)).toBe(403);
  expect(await test.shop.backend.door.openSession(url.split("/").at(-1) ?? "", caller)).toBeNull();
});
