import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { describeSite } from "#server/describe-site.ts";
import { readConfig } from "#server/providers/settings.ts";
import { countRows } from "#tests/support/count-rows.ts";
import { openTestApp, type TestApp } from "#tests/support/open-test-app.ts";
import { openFakeStripe, type StripeServer, signAsStripe, someBuyer, stripeEnv } from "#tests/support/stripe/fake-stripe.ts";
import type { FakeEvent } from "#tests/support/stripe/objects.ts";

let test: TestApp;
let stripe: StripeServer;
const played = { now: () => new Date() };
beforeEach(async () => {
  stripe = await openFakeStripe({ now: () => played.now() });
  test = await openTestApp({ env: stripeEnv(stripe.url) });
  played.now = test.now;
});
afterEach(async () => {
  await test.close();
  await stripe.close();
});
afterAll(() => {
  played.now = () => new Date();
});

type Sent = { raw?: string; headers?: Record<string, string>; path?: string };
const send = (event: FakeEvent, { raw = JSON.stringify(event), headers = signAsStripe(raw, test.now()), path = "/webhooks/stripe" }: Sent = {}) =>
  test.request(path, { method: "POST", headers: { "content-type": "application/json", ...headers }, body: raw });
const sendAll = async () => {
  for (const event of stripe.takeEvents()) expect((await send(event)).status).toBe(200);
};
const orders = () => test.db.selectFrom("orders").selectAll().execute();
const letters = (kind: string) => test.db.selectFrom("mailbox").selectAll().where("key", "like", `${kind}:%`).execute();
const lookAt = async (session: string) => (await (await test.call("get-payment-state", { session })).json()) as { state: string };

/** How a vendor fares is written beside a request, in its own time: until Stripe's last answer is. */
const noted = (outcome: "worked" | "failed") =>
  expect
    .poll(() => test.db.selectFrom("vendor_calls").select("vendor").where("vendor", "=", "stripe").where("outcome", "=", outcome).execute())
    .toHaveLength(1);

async function order() {
  const answer = await test.startCheckout();
  const { url } = (await answer.json()) as { url: string };
  return { url, session: url.split("/").at(-1) ?? "" };
}

it("an order is made, paid at Stripe, reported, confirmed on the page and by mail", async () => {
  const { url, session } = await order();
  expect(url).toBe(`${stripe.url}/c/pay/${session}`);
  expect(await lookAt(session)).toMatchObject({ state: "unpaid" });
  const paid = await fetch(url, { method: "POST", redirect: "manual" });
  expect(paid.headers.get("location")).toBe(`${test.config.PUBLIC_ORIGIN}/payment-success?session=${session}`);
  await sendAll();
  expect(await lookAt(session)).toMatchObject({ state: "paid" });
  await test.drain();
  expect(await orders()).toMatchObject([{ status: "paid", payment_provider: "stripe", email: someBuyer.email, delivery: someBuyer.delivery }]);
  expect(await letters("order-confirmed")).toMatchObject([{ to_address: someBuyer.email }]);
});

it("says what to do where Stripe is away, and what became of the money", async () => {
  stripe.fail("500", { times: 9 });
  const away = await test.startCheckout();
  expect(away.status).toBe(503);
  expect(await away.json()).toMatchObject({ error: { message: "The payment page isn't available. Nothing was charged. Please try again in a minute." } });
  await noted("failed");
});

describe("an event that Stripe did not sign, or not so", () => {
  const secret = "whsec_another_secret_altogether";
  const genuine = (raw: string, seconds = 0) => signAsStripe(raw, new Date(test.now().getTime() + seconds * 1000));
  const cases: [string, (event: FakeEvent, raw: string) => Sent, number][] = [
    ["unsigned", () => ({ headers: {} }), 403],
    ["an empty signature", () => ({ headers: { "stripe-signature": "" } }), 403],
    ["another secret", (_, raw) => ({ headers: signAsStripe(raw, test.now(), secret) }), 403],
    ["the local provider's header", (_, raw) => ({ headers: { "card-signature": genuine(raw)["stripe-signature"] } }), 403],
    ["an older scheme", (_, raw) => ({ headers: { "stripe-signature": genuine(raw)["stripe-signature"].replace("v1=", "v0=") } }), 403],
    ["301 s old", (_, raw) => ({ headers: genuine(raw, -302) }), 403],
    ["301 s ahead", (_, raw) => ({ headers: genuine(raw, 302) }), 403],
    [
      "two times, one of them now",
      (_, raw) => ({ headers: { "stripe-signature": `t=${Math.floor(test.now().getTime() / 1000)},${genuine(raw, -900)["stripe-signature"]}` } }),
      403,
    ],
    ["one penny changed", (_, raw) => ({ raw: raw.replace("1500", "1501"), headers: genuine(raw) }), 403],
    ["a space more", (_, raw) => ({ raw: `${raw} `, headers: genuine(raw) }), 403],
    ["at the local provider's address", () => ({ path: "/webhooks/local" }), 404],
    ["at an address below", () => ({ path: "/webhooks/stripe/x" }), 404],
    ["no event, well signed", () => ({ raw: "[]", headers: genuine("[]") }), 400],
    ["no JSON, well signed", () => ({ raw: "hello", headers: genuine("hello") }), 400],
  ];

  it("changes nothing, in any of its forms", async () => {
    const { session } = await order();
    stripe.pay(session, someBuyer);
    const [event] = stripe.takeEvents();
    if (!event) throw new Error("the payment was not reported");
    await noted("worked");
    const before = await countRows(test.db);
    for (const [what, change, status] of cases) expect((await send(event, change(event, JSON.stringify(event)))).status, what).toBe(status);
    expect(await countRows(test.db)).toEqual(before);
    expect(await orders()).toMatchObject([{ status: "awaiting-payment" }]);
    expect((await send(event)).status).toBe(200);
    expect(await orders()).toMatchObject([{ status: "paid" }]);
  });
});

it("a thousand deliveries of one event, the return page asking meanwhile: one payment, one mail", async () => {
  const { session } = await order();
  stripe.pay(session, someBuyer);
  const [event] = stripe.takeEvents();
  const work = Array.from({ length: 1_000 }, (_, nth) => () => (nth % 20 === 0 ? lookAt(session) : send(event as FakeEvent)));
  const lane = async () => {
    for (let next = work.pop(); next; next = work.pop()) await next();
  };
  await Promise.all(Array.from({ length: 25 }, lane));
  await test.drain();
  const lines = await test.db.selectFrom("order_history").select("status").where("status", "=", "paid").execute();
  expect([lines.length, (await letters("order-confirmed")).length]).toEqual([1, 1]);
});

it("pages let a form lead to Stripe's page, and nowhere else", async () => {
  const policy = (await test.request("/checkout")).headers.get("content-security-policy");
  expect(policy).toContain(`form-action 'self' ${stripe.url};`);
});

it("names Stripe's own page where no other server is set", () => {
  const { STRIPE_URL: _, ...own } = stripeEnv(stripe.url);
  expect(describeSite(readConfig(own)).paymentPage).toBe("https://checkout.stripe.com");
});
