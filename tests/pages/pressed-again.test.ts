import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loadApp } from "#tests/support/load-app.ts";
import { offer } from "#tests/support/offer.ts";
import { openTestApp, type TestApp } from "#tests/support/open-test-app.ts";
import { postForm } from "#tests/support/post-form.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp({ renderPage: await loadApp() });
});
afterAll(() => shop.close());

/** Sends a form of that page, as its script does; whether the answer ever comes is another matter. */
const press = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) => postForm(shop, path, fields, headers);

async function mailsTo(email: string) {
  await shop.drain();
  return (await shop.db.selectFrom("mailbox").select("id").where("to_address", "=", email).execute()).length;
}

async function paidOrder() {
  const { url } = (await (await shop.startCheckout()).json()) as { url: string };
  const email = `${randomUUID()}@example.com`;
  await shop.payCard(url, { email });
  await shop.drain();
  const { reference } = await shop.db.selectFrom("orders").select("reference").where("email", "=", email).executeTakeFirstOrThrow();
  return { email, reference };
}

async function onList() {
  const email = `${randomUUID()}@example.com`;
  await shop.call("mailchimp-subscribe", { name: "Ada Frost", email, country: "GB", acceptTerms: true });
  await shop.db.updateTable("sign_ups").set({ status: "confirmed" }).where("email", "=", email).execute();
  return { email };
}

test.each([
  ["/order/find", paidOrder],
  ["/warmth-list/link", onList],
  ["/your-data", async () => ({ email: `${randomUUID()}@example.com`, wish: "copy" })],
])("pressed again after a lost answer, %s sends one mail; a new wish is another", async (path, prepare) => {
  const fields = await prepare();
  const before = await mailsTo(fields.email);
  const key = randomUUID();
  await Promise.all([press(path, { ...fields, key }), press(path, { ...fields, key })]);
  expect(await mailsTo(fields.email)).toBe(before + 1);
  expect((await press(path, { ...fields, key: randomUUID() })).status).toBe(200);
  expect(await mailsTo(fields.email)).toBe(before + 2);
});

test("two people whose forms carry one key are not taken for one", async () => {
  const key = randomUUID();
  const [one, other] = [`${randomUUID()}@example.com`, `${randomUUID()}@example.com`];
  for (const email of [one, other]) await press("/your-data", { email, wish: "copy", key });
  expect([await mailsTo(one), await mailsTo(other)]).toEqual([1, 1]);
});

test("a message pressed again, however often and past midnight, is one message with one reference", async () => {
  const message = { name: "Ada Frost", email: `${randomUUID()}@example.com`, topic: "cream", message: "Is it vegan?" };
  const toMidnight = 1440 - (shop.now().getUTCHours() * 60 + shop.now().getUTCMinutes());
  shop.pass(toMidnight - 5);
  const leadsTo = new Set<string | null>();
  for (let times = 0; times < 8; times++) {
    leadsTo.add((await press("/contact", message)).headers.get("location"));
    shop.pass(1);
  }
  expect([...leadsTo]).toEqual([expect.stringMatching(/^\/received\/MSG-/)]);
  expect(await mailsTo(message.email)).toBe(1);
});

test("one press of the checkout, sent twice, is one order", async () => {
  const made = async () => (await shop.db.selectFrom("orders").select("id").execute()).length;
  const before = await made();
  const { cookie, stamp } = await shop.openCheckout();
  const pressOnce = () => press("/checkout", { agreedToTerms: "on", offer, stamp, key: "0123456789abcdef-twice" }, { cookie });
  const [first, second] = await Promise.all([pressOnce(), pressOnce()]);
  expect(first.headers.get("location")).toMatch(/\/card\//);
  expect(second.headers.get("location")).toBe(first.headers.get("location"));
  expect(await made()).toBe(before + 1);
});

test("without the checkout's cookie nothing is held; the answer brings one, its form fits, and the next press goes through", async () => {
  const made = async () => (await shop.db.selectFrom("orders").select("id").execute()).length;
  const before = await made();
  const { stamp } = await shop.openCheckout();
  const refused = await press("/checkout", { agreedToTerms: "on", offer, stamp });
  expect([refused.status, await made()]).toEqual([422, before]);
  const page = await refused.text();
  expect(page).toContain("Please press the button once more. If you see this again, allow cookies for this site");
  const renewed = /name="stamp" value="([^"]+)"/.exec(page)?.[1] ?? "";
  expect(renewed).not.toBe(stamp);
  const cookie = refused.headers.get("set-cookie")?.split(";")[0] ?? "";
  const again = await press("/checkout", { agreedToTerms: "on", offer, stamp: renewed }, { cookie });
  expect([again.status, await made()]).toEqual([303, before + 1]);
});
