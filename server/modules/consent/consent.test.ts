import { afterAll, beforeAll, expect, test } from "vitest";
import { decodeConsent } from "#contracts/consent-cookie.ts";
import { openTestApp, type TestApp } from "#tests/support/open-test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const choices = { necessary: true, functional: true, analytics: false, advertising: false };
const receipt = "0123456789abcdef0123456789abcdef";
const choice = { choices, policy: "2026-11-21", wording: "cookies-1" };
const rows = () => app.db.selectFrom("consent_receipts").selectAll().orderBy("at").execute();

test("a choice sent twice is written down once, with no address and the time it first came", async () => {
  const first = await app.call("record-consent", { ...choice, receipt, signal: true });
  expect(await first.json()).toEqual({ receipt_id: receipt });
  const [row, ...others] = await rows();
  expect(others).toEqual([]);
  expect(row).toEqual({
    id: receipt,
    functional: true,
    analytics: false,
    advertising: false,
    policy: "2026-11-21",
    wording: "cookies-1",
    signal: true,
    at: expect.any(Date),
  });
  app.pass(60);
  const again = await app.call("record-consent", { ...choice, receipt, choices: { ...choices, analytics: true } });
  expect(await again.json()).toEqual({ receipt_id: receipt });
  expect(await rows()).toEqual([row]);
});

test("the answer gives the browser the recorded choice as a cookie that its script may read, for a year", async () => {
  const own = "a".repeat(32);
  const first = await app.call("record-consent", { ...choice, receipt: own });
  const cookie = first.headers.get("set-cookie") ?? "";
  expect(cookie).toMatch(new RegExp(`^__Host-cc_prefs=100\\.\\d+\\.${own}\\.2026-11-21; Path=/; Max-Age=31536000; SameSite=Lax; Secure$`));
  expect(decodeConsent(cookie.slice("__Host-cc_prefs=".length, cookie.indexOf(";")))).toMatchObject({
    functional: true,
    analytics: false,
    advertising: false,
    receipt: own,
  });
  app.pass(60);
  // What stands in our records is what counts, whatever a second sending says.
  const again = await app.call("record-consent", { ...choice, receipt: own, choices: { ...choices, analytics: true } });
  expect(again.headers.get("set-cookie")).toBe(cookie);
  expect((await app.call("record-consent", { ...choice, policy: "" })).headers.get("set-cookie")).toBeNull();
});

test("without a receipt of the browser's own it gets a random one", async () => {
  const answer = (await (await app.call("record-consent", choice)).json()) as { receipt_id: string };
  expect(answer.receipt_id).toMatch(/^[0-9a-f]{32}$/);
  expect((await rows()).map(({ id }) => id)).toContain(answer.receipt_id);
});

test.each([
  ["necessary switched off", { ...choice, choices: { ...choices, necessary: false } }],
  ["a choice left out", { ...choice, choices: { necessary: true, functional: true, analytics: true } }],
  ["words that we never used", { ...choice, wording: "cookies-99" }],
  ["words named after what every object has", { ...choice, wording: "constructor" }],
  ["a receipt that is none", { ...choice, receipt: "me@example.com" }],
  ["an address", { ...choice, address: "10.0.0.1" }],
])("refuses %s, and writes nothing", async (_what, input) => {
  const before = await rows();
  expect((await app.call("record-consent", input)).status).toBe(400);
  expect(await rows()).toEqual(before);
});

test("sixty choices a network address in 15 minutes", async () => {
  const headers = { "x-forwarded-for": "10.9.9.9" };
  for (let times = 0; times < 60; times++) expect((await app.call("record-consent", choice, headers)).status).toBe(200);
  const refused = await app.call("record-consent", choice, headers);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
});

test("receipts are kept for six years", async () => {
  await app.call("record-consent", { ...choice, receipt: "f".repeat(32) });
  app.pass((6 * 365 + 1) * 24 * 60);
  await app.shop.handlers.tidy?.({});
  expect(await rows()).not.toEqual([]);
  app.pass(2 * 24 * 60);
  await app.shop.handlers.tidy?.({});
  expect(await rows()).toEqual([]);
});
