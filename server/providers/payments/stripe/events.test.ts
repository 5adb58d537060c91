import { readFile } from "node:fs/promises";
import Stripe from "stripe";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { isFailure } from "#contracts/failure.ts";
import { createStripePayments } from "#server/providers/payments/stripe/create-stripe-payments.ts";
import { eventTypes } from "#server/providers/payments/stripe/events.ts";
import { toSessionParams } from "#server/providers/payments/stripe/sessions.ts";
import { openStripeFixture, type StripeFixture } from "#tests/support/open-stripe-fixture.ts";
import { signAsStripe, someBuyer, stripeKeys } from "#tests/support/stripe/fake-stripe.ts";
import type { FakeEvent } from "#tests/support/stripe/objects.ts";

let fixture: StripeFixture;
beforeEach(async () => {
  fixture = await openStripeFixture({ units: 2 });
});
afterEach(() => fixture.close());

const takeAll = async () => {
  for (const event of fixture.stripe.takeEvents()) await fixture.receiveEvent(event);
};
const statusOf = async (session: string) => (await fixture.readOrder(session)).status;
/** The payment's own event, with something in it changed, well signed. */
async function paidEvent(change: (event: FakeEvent, session: Record<string, unknown>) => void) {
  const { session } = await fixture.placeOrder();
  fixture.stripe.pay(session, someBuyer);
  const [event] = fixture.stripe.takeEvents();
  if (!event) throw new Error("nothing was reported");
  change(event, event.data.object as Record<string, unknown>);
  return { session, event };
}

describe("an event that does not fit its order is kept, flagged, and pays nothing", () => {
  it.each<[string, string, (event: FakeEvent, session: Record<string, unknown>) => void]>([
    ["a penny less", "wrong-amount", (_, session) => Object.assign(session, { amount_total: 1499 })],
    ["a penny more", "wrong-amount", (_, session) => Object.assign(session, { amount_total: 1501 })],
    ["no amount", "wrong-amount", (_, session) => Object.assign(session, { amount_total: null })],
    ["euros", "wrong-currency", (_, session) => Object.assign(session, { currency: "eur" })],
    ["another session", "wrong-session", (_, session) => Object.assign(session, { id: "cs_test_another" })],
    ["real money on a test key", "wrong-mode", (event, session) => Object.assign(session, { livemode: true }) && Object.assign(event, { livemode: true })],
    ["no payment", "no-payment-id", (_, session) => Object.assign(session, { payment_intent: null })],
    ["another order", "unknown-order", (_, session) => Object.assign(session, { client_reference_id: crypto.randomUUID() })],
    ["an order named in one place only", "unknown-order", (_, session) => Object.assign(session, { metadata: {} })],
  ])("%s", async (_what, kind, change) => {
    const { session, event } = await paidEvent(change);
    await fixture.receiveEvent(event);
    expect(await statusOf(session)).toBe("awaiting-payment");
    expect(await fixture.alerts()).toMatchObject([{ kind }]);
    expect(await fixture.db.selectFrom("payment_events").select("event_id").execute()).toEqual([{ event_id: event.id }]);
  });

  it.each([
    ["nothing to pay", { payment_status: "no_payment_required" }],
    ["not paid yet", { payment_status: "unpaid" }],
  ])("%s is not paid", async (_what, change) => {
    const { session, event } = await paidEvent((_event, object) => Object.assign(object, change));
    await fixture.receiveEvent(event);
    expect(await statusOf(session)).toBe("awaiting-payment");
  });
});

describe("a payment whose bank takes its time", () => {
  it("is waited for, and paid when it says so", async () => {
    const { session } = await fixture.placeOrder();
    fixture.stripe.pay(session, someBuyer, { later: true });
    await takeAll();
    expect(await statusOf(session)).toBe("awaiting-payment");
    expect(await fixture.getPaymentState({ session }, fixture.someCaller())).toMatchObject({ state: "bank-asked" });
    fixture.stripe.settle(session, true);
    await takeAll();
    expect(await fixture.readOrder(session)).toMatchObject({ status: "paid", email: someBuyer.email });
  });

  it.each(["told by an event", "found by a look-up"])("gives its unit back when it fails, %s", async (how) => {
    const { session, id } = await fixture.placeOrder();
    fixture.stripe.pay(session, someBuyer, { later: true });
    await takeAll();
    fixture.stripe.settle(session, false);
    if (how === "told by an event") await takeAll();
    else await fixture.getPaymentState({ session }, fixture.someCaller());
    expect(await statusOf(session)).toBe("expired");
    expect(await fixture.available()).toBe(2);
    const lines = await fixture.db.selectFrom("order_history").select("type").where("order_id", "=", id).orderBy("id", "desc").execute();
    expect(lines[0]).toEqual({ type: "payment-failed" });
  });

  it("is honoured when it comes after its hold, and sent back where nothing is left", async () => {
    const first = await fixture.placeOrder();
    fixture.stripe.pay(first.session, someBuyer, { later: true });
    const second = await fixture.placeOrder();
    fixture.stripe.pay(second.session, someBuyer, { later: true });
    await takeAll();
    fixture.passMinutes(40);
    for (const { id } of [first, second]) await fixture.endHold({ orderId: id });
    expect([await statusOf(first.session), await statusOf(second.session)]).toEqual(["expired", "expired"]);
    await fixture.placePaidOrder();
    for (const { session } of [first, second]) fixture.stripe.settle(session, true);
    await takeAll();
    expect([await statusOf(first.session), await statusOf(second.session)]).toEqual(["paid", "cancelled"]);
    expect(await fixture.refunds()).toMatchObject([{ of_order: second.id, status: "requested" }]);
  });
});

describe("a refund made in Stripe's dashboard", () => {
  it("stands in the same books as ours, once", async () => {
    const { session, payment_id } = await fixture.placePaidOrder();
    fixture.stripe.refund(String(payment_id), 500);
    await takeAll();
    expect(await fixture.readOrder(session)).toMatchObject({ status: "paid", refunded_minor: 500 });
    fixture.stripe.refund(String(payment_id), 1000);
    const events = fixture.stripe.takeEvents();
    for (const event of [...events, ...events]) await fixture.receiveEvent(event);
    expect(await fixture.readOrder(session)).toMatchObject({ status: "refunded", refunded_minor: 1500 });
    expect(await fixture.refunds()).toMatchObject([
      { status: "made", amount_minor: 500 },
      { status: "made", amount_minor: 1000 },
    ]);
    expect(await fixture.available()).toBe(2);
  });

  it("made while ours was on its way, is one refund", async () => {
    const { id, reference, payment_id } = await fixture.placePaidOrder();
    await fixture.refundOrder(reference, "a test");
    fixture.stripe.refund(String(payment_id), 1500);
    await fixture.makeRefund({ orderId: id }).catch(() => {});
    await takeAll();
    await fixture.makeRefund({ orderId: id });
    expect(fixture.stripe.refundsOf(String(payment_id))).toHaveLength(1);
    expect(await fixture.refunds()).toMatchObject([{ status: "made" }]);
  });

  it("is found when its event is lost, within minutes", async () => {
    const { session, payment_id } = await fixture.placePaidOrder();
    fixture.stripe.refund(String(payment_id), 1500);
    fixture.stripe.takeEvents();
    await fixture.reconcile();
    expect(await statusOf(session)).toBe("paid");
    fixture.passMinutes(3);
    await fixture.reconcile();
    expect(await statusOf(session)).toBe("refunded");
    await fixture.reconcile();
    expect((await fixture.mails()).filter((key) => key.startsWith("order-refunded"))).toHaveLength(1);
  });
});

it("what is known is not asked about again: a minute costs one question, however much was sold in the last hour", async () => {
  for (let sold = 0; sold < 2; sold++) await fixture.placePaidOrder();
  fixture.passMinutes(3);
  const asked = fixture.stripe.calls.length;
  await fixture.reconcile();
  await fixture.reconcile();
  expect(fixture.stripe.calls.slice(asked).map(({ method, path }) => `${method} ${path}`)).toEqual(["GET /v1/events", "GET /v1/events"]);
});

it("an outage of a quarter of an hour is told, once", async () => {
  const away = async () => (await fixture.alerts()).filter(({ kind }) => kind === "payments-away");
  fixture.stripe.fail("500", { on: /^GET .*events/, times: Number.POSITIVE_INFINITY });
  for (let minute = 0; minute < 20; minute++) {
    await fixture.reconcile();
    if (minute < 14) expect(await away()).toEqual([]);
    fixture.passMinutes(1);
  }
  fixture.stripe.mend();
  await fixture.reconcile();
  expect(await away()).toMatchObject([{ order_id: null, detail: expect.stringContaining("Stripe hasn't answered since 20 November 2026 at 12:") }]);
});

it("an event that is quicker than our own note of its session pays the order all the same", async () => {
  const { session, id } = await fixture.placeOrder();
  await fixture.db.updateTable("orders").set({ payment_session: null, payment_url: null, session_ends_at: null }).where("id", "=", id).execute();
  fixture.stripe.pay(session, someBuyer);
  await takeAll();
  expect(await fixture.readOrder(session)).toMatchObject({ id, status: "paid" });
});

it("a payment whose event is lost is found within minutes", async () => {
  const { session } = await fixture.placeOrder();
  fixture.stripe.pay(session, someBuyer);
  fixture.passMinutes(3);
  await fixture.reconcile();
  expect(await statusOf(session)).toBe("paid");
  expect((await fixture.mails()).filter((key) => key.startsWith("order-confirmed"))).toHaveLength(1);
});

it("news of a refund that comes after its failure doesn't make it one that was made", async () => {
  const { session, id, payment_id, reference } = await fixture.placePaidOrder();
  await fixture.refundOrder(reference, "a test");
  await fixture.makeRefund({ orderId: id });
  const late = fixture.stripe.takeEvents();
  fixture.stripe.returnRefund(fixture.stripe.refundsOf(String(payment_id))[0]?.id ?? "");
  await takeAll();
  for (const event of late) await fixture.receiveEvent(event);
  expect(await fixture.readOrder(session)).toMatchObject({ refunded_minor: 0 });
  expect(await fixture.refunds()).toMatchObject([{ status: "failed" }]);
});

it("a refund that the buyer's bank sends back is put before the owner, and the order's page does not call it made", async () => {
  const { id, reference } = await fixture.placePaidOrder();
  await fixture.refundOrder(reference, "a test");
  await fixture.makeRefund({ orderId: id });
  await takeAll();
  fixture.stripe.returnRefund(fixture.stripe.refunds[0]?.id ?? "");
  await takeAll();
  expect(await fixture.alerts()).toMatchObject([{ order_id: id, kind: "refund-failed" }]);
  expect(await fixture.refunds()).toMatchObject([{ status: "failed" }]);
});

it("a dispute is put before the owner, once for each turn it takes", async () => {
  const { id, payment_id } = await fixture.placePaidOrder();
  fixture.stripe.dispute(String(payment_id));
  fixture.stripe.dispute(String(payment_id), "needs_response", "updated");
  fixture.stripe.dispute(String(payment_id), "won", "closed");
  await takeAll();
  const alerts = await fixture.alerts();
  expect(alerts.map(({ order_id, kind }) => [order_id, kind])).toEqual([
    [id, "disputed"],
    [id, "disputed"],
  ]);
  expect(alerts[0]?.detail).toMatch(/£15\.00, fraudulent: needs response, answer it in Stripe's dashboard by 27 November 2026$/);
  expect(alerts[1]?.detail).toMatch(/£15\.00, fraudulent: won$/);
});

it("an event of another version of the API is asked for again in ours", async () => {
  const { session, event } = await paidEvent((event, object) => {
    Object.assign(event, { api_version: "2020-08-27" });
    for (const name of Object.keys(object)) if (name !== "id") delete object[name];
  });
  await fixture.receiveEvent(event);
  expect(await statusOf(session)).toBe("paid");
});

it("what Stripe tells of test payments is none of a live shop's business, and the other way round", async () => {
  const { session, payment_id } = await fixture.placePaidOrder();
  fixture.stripe.refund(String(payment_id), 1500);
  const [event] = fixture.stripe.takeEvents();
  await fixture.receiveEvent(Object.assign(event as FakeEvent, { livemode: true }));
  expect(await statusOf(session)).toBe("paid");
});

it("an address that is not as ours would be is kept all the same", async () => {
  const { session } = await fixture.placeOrder();
  fixture.stripe.pay(session, { ...someBuyer, delivery: { name: "G", line1: "<b>1 High Street</b>", city: "", postcode: "near the pub" } });
  await takeAll();
  expect((await fixture.readOrder(session)).delivery).toEqual({ name: "G", line1: "b1 High Street/b", city: "", postcode: "near the pub", country: "GB" });
});

it("a session says at Stripe what was agreed, and what it is for", async () => {
  const { session, id, reference, terms_version } = await fixture.placeOrder();
  expect(fixture.stripe.sessions.get(session)).toMatchObject({
    client_reference_id: id,
    metadata: { order: id, reference, terms: terms_version },
    shipping_address_collection: { allowed_countries: ["GB"] },
  });
});

it("Stripe's page is given the words of the obligation to pay, and where no parcel goes", () => {
  const total = { minor: 1500, currency: "GBP" as const };
  const asked = {
    orderId: "1",
    reference: "R",
    description: "D",
    total,
    shipsTo: ["GB"],
    termsVersion: "T",
    successUrl: "/s",
    cancelUrl: "/c",
    expiresAt: new Date(),
  };
  expect(toSessionParams(asked).custom_text).toEqual({
    submit: { message: "By pressing Pay you place an order with an obligation to pay £15.00." },
    shipping_address: { message: expect.stringContaining("can't deliver to Northern Ireland") },
  });
});

it("a garbled event, well signed, is refused and leaves nothing", async () => {
  const { session, event } = await paidEvent((_, object) => Object.assign(object, { status: 7 }));
  const refused = await fixture.receiveEvent(event).catch((error) => error);
  expect(isFailure(refused) && refused.code).toBe("invalid");
  expect(await statusOf(session)).toBe("awaiting-payment");
});

it("docs/operating.md names every event that the webhook is to be told of, and the version that we speak", async () => {
  const text = await readFile(new URL("../../../../docs/operating.md", import.meta.url), "utf8");
  for (const type of eventTypes) expect(text).toContain(`\`${type}\``);
  expect(text).toContain(`\`${Stripe.API_VERSION}\``);
});

it("a live key takes real money, and believes no test event", async () => {
  const live = createStripePayments({ ...stripeKeys, secretKey: "rk_live_0123456789", url: fixture.stripe.url, fetch: globalThis.fetch, now: fixture.now });
  const { session } = await fixture.placeOrder();
  fixture.stripe.pay(session, someBuyer);
  const [event] = fixture.stripe.takeEvents();
  const rawBody = JSON.stringify(event);
  const read = await live.readEvent(rawBody, (name) => signAsStripe(rawBody, fixture.now())[name as "stripe-signature"]);
  expect([live.live, read]).toMatchObject([true, { kind: "session", session: { live: false } }]);
});
