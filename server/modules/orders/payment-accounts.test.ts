import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { endUnpaidOrder } from "#server/modules/orders/expiry.ts";
import { viewOrder } from "#server/modules/orders/queries.ts";
import { offer } from "#tests/support/offer.ts";
import { openStripeFixture, type StripeFixture } from "#tests/support/open-stripe-fixture.ts";
import { someBuyer } from "#tests/support/stripe/fake-stripe.ts";

let before: StripeFixture;
let after: StripeFixture;
const open = async (keys: { before: string; after: string }) => {
  before = await openStripeFixture({ secretKey: keys.before });
  after = await openStripeFixture({ secretKey: keys.after, url: before.url });
};
afterEach(async () => {
  await after.close();
  await before.close();
});

const place = async (fixture: StripeFixture, caller = fixture.someCaller()) => {
  const { url } = await fixture.startCheckout({ agreedToTerms: true, offer }, caller);
  const order = await fixture.readOrder(new URL(url).pathname.split("/").at(-1) ?? "");
  return { url, caller, order };
};
const statusOf = async (id: string) => (await after.db.selectFrom("orders").select("status").where("id", "=", id).executeTakeFirstOrThrow()).status;

describe.each([
  ["from test to live", { before: "sk_test_a_key_of_the_tests", after: "sk_live_a_key_of_the_tests" }, []],
  ["from one account to another", { before: "sk_live_of_an_account", after: "sk_live_of_another" }, ["session-not-ended"]],
] as const)("a shop that goes over %s", (_what, keys, alerts) => {
  beforeEach(() => open(keys));

  it("sends nobody to the page of before: a new press opens a new one, and the tube of the old order is free again", async () => {
    const { url, caller, order } = await place(before);
    expect((await viewOrder(before.needs, order.id, before.now()))?.toPay?.url).toBe(url);
    expect((await viewOrder(after.needs, order.id, after.now()))?.toPay).toBeNull();
    const again = await place(after, caller);
    expect(again.url.startsWith(after.stripe.url)).toBe(true);
    expect(again.order.id).not.toBe(order.id);
    expect(await statusOf(order.id)).toBe("expired");
    expect(await after.available()).toBe(9);
    expect((await after.alerts()).map(({ kind }) => kind)).toEqual(alerts);
  });

  it("ends what was open there within a minute, for good, and asks that account about nothing else", async () => {
    const { order } = await place(before);
    expect((await after.getPaymentState({ session: String(order.payment_session) }, after.someCaller())).state).toBe("waiting");
    await after.reconcile();
    await after.reconcile();
    expect(await statusOf(order.id)).toBe("expired");
    expect(await after.available()).toBe(10);
    expect((await after.alerts()).map(({ kind }) => kind)).toEqual(alerts);
    expect(after.stripe.calls.filter(({ path }) => path.includes(String(order.payment_session)))).toHaveLength(1);
  });
});

describe("an order that nobody has paid", () => {
  beforeEach(() => open({ before: "sk_test_a_key_of_the_tests", after: "sk_test_a_key_of_the_tests" }));
  const end = (reference: string) => endUnpaidOrder(before.needs)(reference);

  it("can be ended by the owner: its page at Stripe as well, and its tube is free", async () => {
    const { order } = await place(before);
    expect(await end(order.reference)).toBe("expired");
    expect(before.stripe.find(String(order.payment_session)).status).toBe("expired");
    expect(await before.available()).toBe(10);
    await expect(end(order.reference)).rejects.toMatchObject({ code: "conflict" });
    await expect(end("EMB-0000-0000")).rejects.toMatchObject({ code: "not-found" });
  });

  it("turns out to be paid where the money came first", async () => {
    const { order } = await place(before);
    before.stripe.pay(String(order.payment_session), someBuyer);
    expect(await end(order.reference)).toBe("paid");
    expect(await before.alerts()).toEqual([]);
  });

  it("of which Stripe knows nothing any more is ended at its time all the same, once, and the owner is told", async () => {
    const { order } = await place(before);
    before.passMinutes(40);
    after.passMinutes(40);
    // Another Stripe, which has none of the sessions that this account should have.
    for (let times = 0; times < 3; times++) await after.endHold({ orderId: order.id });
    expect(await statusOf(order.id)).toBe("expired");
    expect(await after.alerts()).toEqual([{ order_id: order.id, kind: "session-not-ended", detail: expect.stringContaining(String(order.payment_session)) }]);
    expect(await after.available()).toBe(10);
  });
});
