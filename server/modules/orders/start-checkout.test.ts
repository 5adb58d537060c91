import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { afterEach, beforeEach, expect, test } from "vitest";
import { catalogue, describePrice, preOrderTermsVersion } from "#content/catalogue.ts";
import { Failure } from "#contracts/failure.ts";
import { limits, output } from "#contracts/start-checkout.ts";
import { startCheckout } from "#server/modules/orders/checkout.ts";
import { noteDispatchDate } from "#server/modules/orders/dispatch.ts";
import { PaymentsRefused, ProviderUnavailable } from "#server/providers/errors.ts";
import { offer, offerOf } from "#tests/support/offer.ts";
import { type OrdersFixture, openOrdersFixture } from "#tests/support/open-orders-fixture.ts";

let fixture: OrdersFixture;
beforeEach(async () => {
  fixture = await openOrdersFixture();
});
afterEach(() => fixture.close());

const agreed = { agreedToTerms: true, offer } as const;
const countOrders = async () => (await fixture.db.selectFrom("orders").select("id").execute()).length;

test("an order takes its price from the catalogue, holds one unit and opens one session", async () => {
  const answer = await fixture.startCheckout(agreed, fixture.someCaller());

  const order = await fixture.db.selectFrom("orders").selectAll().executeTakeFirstOrThrow();
  expect(v.parse(output, answer)).toEqual({ url: order.payment_url, expires_at: "2026-09-01T12:31:00.000Z" });
  expect(order).toMatchObject({
    status: "awaiting-payment",
    quantity: 1,
    total_minor: catalogue.tube.price.minor,
    currency: "GBP",
    vat_minor: 250,
    dispatch: "by 31 March 2027",
    hold_ends_at: new Date("2026-09-01T12:36:00Z"),
    terms_version: preOrderTermsVersion,
  });
  expect(order.reference).toMatch(/^EMB-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
  expect(await fixture.available()).toBe(9);
  expect(await fixture.ledgerSum()).toBe(9);
  expect(await fixture.historyOf(order.id)).toEqual(["awaiting-payment: Order started"]);
  expect(await fixture.jobs("end-hold")).toEqual([{ data: { orderId: order.id }, start_after: order.hold_ends_at }]);
  expect(fixture.fake.sessionOf(order.id)?.asked).toMatchObject({
    reference: order.reference,
    total: catalogue.tube.price,
    successUrl: "https://shop.example/payment-success?session={SESSION}",
    cancelUrl: "https://shop.example/checkout?left=1",
    expiresAt: new Date("2026-09-01T12:31:00Z"),
  });
});

test.each(["2025-07-21, £15.00", `${preOrderTermsVersion}, £14.00`, undefined])(
  "who was shown %s is told what holds today, and has agreed to nothing",
  async (shown) => {
    const asked = fixture.startCheckout({ agreedToTerms: true, offer: shown }, fixture.someCaller());
    await expect(asked).rejects.toMatchObject({
      code: "conflict",
      message: expect.stringMatching(/now £15\.00, .* terms of \d+ [A-Z][a-z]+ 20\d\d\. Please reload/),
    });
    expect([await countOrders(), await fixture.available()]).toEqual([0, 10]);
  },
);

test("price and quantity in what was sent change nothing", async () => {
  await fixture.startCheckout({ ...agreed, price: 1, quantity: -1, total: 1e9 } as typeof agreed, fixture.someCaller());
  const order = await fixture.db.selectFrom("orders").select(["total_minor", "quantity"]).executeTakeFirstOrThrow();
  expect(order).toEqual({ total_minor: 1500, quantity: 1 });
});

test("double click, two tabs, Back and reload lead to the same page, hold one unit and use the limit once", async () => {
  const caller = fixture.someCaller();
  const first = await fixture.startCheckout(agreed, caller);
  for (let i = 0; i < limits.address.times + 5; i++) expect(await fixture.startCheckout(agreed, caller)).toEqual(first);
  expect(await countOrders()).toBe(1);
  expect(await fixture.available()).toBe(9);
});

test("fifty clicks of one browser at once make one order and one session", async () => {
  const caller = fixture.someCaller();
  const answers = await Promise.all(Array.from({ length: 50 }, (_, i) => fixture.startCheckout(agreed, { ...caller, address: `office-${i}` })));
  expect(new Set(answers.map(({ url }) => url)).size).toBe(1);
  expect(await countOrders()).toBe(1);
  expect(await fixture.available()).toBe(9);
  expect(await fixture.ledgerSum()).toBe(9);
});

test("a second press while a slow provider opens the page waits for the first, and both lead to it", async () => {
  const caller = fixture.someCaller();
  fixture.fake.slow(300);
  const answers = await Promise.all([1, 2, 3].map(() => fixture.startCheckout(agreed, caller)));
  expect(new Set(answers.map(({ url }) => url)).size).toBe(1);
  expect(fixture.fake.counts.openSession).toBe(1);
});

test("the same idempotency key gets the same order, at once or later, and without a cookie then", async () => {
  const idempotencyKey = randomUUID();
  const answers = await Promise.all(Array.from({ length: 20 }, () => fixture.startCheckout(agreed, fixture.someCaller({ idempotencyKey }))));
  answers.push(await fixture.startCheckout(agreed, { address: randomUUID(), requestId: randomUUID(), source: "functions", idempotencyKey }));
  expect(new Set(answers.map(({ url }) => url)).size).toBe(1);
  expect(await countOrders()).toBe(1);
});

test("a key whose order was paid leads to what was bought, not to a second order", async () => {
  const caller = fixture.someCaller({ idempotencyKey: randomUUID() });
  const order = await fixture.placePaidOrder(caller);
  expect((await fixture.startCheckout(agreed, caller)).url).toBe(`https://shop.example/payment-success?session=${order.session}`);
});

test("a browser that has paid is asked before it starts another order, and no tube is held meanwhile", async () => {
  const caller = fixture.someCaller();
  const { reference } = await fixture.placePaidOrder(caller);
  for (const again of [caller, { ...caller, idempotencyKey: randomUUID() }])
    await expect(fixture.startCheckout(agreed, again)).rejects.toMatchObject({ code: "already-paid", status: 409 });
  expect([await countOrders(), await fixture.available()]).toEqual([1, 9]);
  expect(await fixture.readOwnOrders(String(caller.browser), caller)).toMatchObject({ unpaid: false, paid: { reference } });

  const { url } = await fixture.startCheckout({ ...agreed, another: true }, caller);
  expect([await countOrders(), await fixture.available()]).toEqual([2, 8]);
  // Asked for once, it is this browser's open order like any other.
  expect((await fixture.startCheckout(agreed, caller)).url).toBe(url);
  // Nobody else is asked.
  await fixture.startCheckout(agreed, fixture.someCaller());
});

test("it is asked for a day, and as long as the order stands", async () => {
  const [late, changed] = [fixture.someCaller(), fixture.someCaller()];
  await fixture.placePaidOrder(late);
  const { token } = await fixture.placePaidOrder(changed);
  await fixture.cancelOrder({ token }, changed);
  await fixture.startCheckout(agreed, changed);
  fixture.passMinutes(24 * 60 - 1);
  await expect(fixture.startCheckout(agreed, late)).rejects.toMatchObject({ code: "already-paid" });
  fixture.passMinutes(1);
  await fixture.startCheckout(agreed, late);
});

test("a payment made in another tab between the look and the order is seen all the same", async () => {
  const caller = fixture.someCaller();
  const start = startCheckout({
    ...fixture.needs,
    throttle: async () => {
      await fixture.placePaidOrder(caller);
    },
  });
  await expect(start(agreed, caller)).rejects.toMatchObject({ code: "already-paid" });
  expect([await countOrders(), await fixture.available(), await fixture.ledgerSum()]).toEqual([1, 9, 9]);
});

test("fifty presses for another at once make one more order", async () => {
  const caller = fixture.someCaller();
  await fixture.placePaidOrder(caller);
  await Promise.all(Array.from({ length: 50 }, (_, i) => fixture.startCheckout({ ...agreed, another: true }, { ...caller, address: `office-${i}` })));
  expect([await countOrders(), await fixture.available()]).toEqual([2, 8]);
});

test("a payment that we have not heard of yet is asked of the provider, for whoever comes back to the checkout", async () => {
  const order = await fixture.placeOrder();
  const read = () => fixture.readOwnOrders(String(order.caller.browser), order.caller);
  const held = describePrice(catalogue.tube.price.minor);
  expect(await read()).toEqual({ unpaid: true, held, paid: null });
  fixture.fake.away.set("lookUp", "before");
  expect(await read()).toEqual({ unpaid: false, held, paid: null });
  fixture.fake.away.clear();
  fixture.fake.pay(order.session);
  const paid = { reference: order.reference, page: `/payment-success?session=${order.session}` };
  expect(await read()).toEqual({ unpaid: false, held: null, paid });
  expect(await fixture.statusOf(order.id)).toBe("paid");
  // Nobody learns of another browser's.
  expect(await fixture.readOwnOrders("another browser", fixture.someCaller())).toEqual({ unpaid: false, held: null, paid: null });
});

test("a session that is about to end is ended and a new order made, also with the same key", async () => {
  const caller = fixture.someCaller({ idempotencyKey: randomUUID() });
  const old = await fixture.placeOrder(caller);
  fixture.passMinutes(30);
  const fresh = await fixture.placeOrder(caller);
  expect(fresh.id).not.toBe(old.id);
  expect(await fixture.statusOf(old.id)).toBe("expired");
  expect(fixture.fake.facts(old.session).status).toBe("expired");
  expect(await fixture.available()).toBe(9);
});

test("a session that turns out to be paid leads to what was bought", async () => {
  const caller = fixture.someCaller();
  const order = await fixture.placeOrder(caller);
  fixture.fake.pay(order.session);
  fixture.passMinutes(32);
  expect((await fixture.startCheckout(agreed, caller)).url).toBe(`https://shop.example/payment-success?session=${order.session}`);
  expect(await fixture.statusOf(order.id)).toBe("paid");
  expect(await countOrders()).toBe(1);
});

test("holds of one address are limited; another address is not", async () => {
  await fixture.operator.adjustStock(50, "more came");
  for (let i = 0; i < limits.address.times; i++) await fixture.startCheckout(agreed, fixture.someCaller({ address: "one" }));
  await expect(fixture.startCheckout(agreed, fixture.someCaller({ address: "one" }))).rejects.toMatchObject({ code: "too-many" });
  await fixture.startCheckout(agreed, fixture.someCaller({ address: "two" }));
  expect(await countOrders()).toBe(limits.address.times + 1);
});

test.each(["before", "after"] as const)("a provider that goes away %s it acts costs nothing: the unit is back and the next try works", async (when) => {
  const caller = fixture.someCaller({ idempotencyKey: randomUUID() });
  fixture.fake.away.set("openSession", when);
  await expect(fixture.startCheckout(agreed, caller)).rejects.toMatchObject({ code: "payments-away" });
  const { id } = await fixture.db.selectFrom("orders").select("id").executeTakeFirstOrThrow();
  expect(await fixture.historyOf(id)).toEqual(["awaiting-payment: Order started", "cancelled: The payment page could not be opened"]);
  expect(await fixture.available()).toBe(10);
  expect(await fixture.ledgerSum()).toBe(10);

  fixture.fake.away.clear();
  await fixture.placeOrder(caller);
  expect(await countOrders()).toBe(2);
});

test("a provider that refuses to open a payment page is told to the owner in its own words", async () => {
  fixture.fake.payments.openSession = async () => {
    throw new PaymentsRefused("Stripe answered 400 invalid_request_error");
  };
  await expect(fixture.startCheckout(agreed, fixture.someCaller())).rejects.toMatchObject({ code: "payments-away" });
  const detail = expect.stringContaining("nobody can order: Stripe answered 400 invalid_request_error");
  expect(await fixture.alerts()).toEqual([{ order_id: null, kind: "payments-away", detail }]);
  expect(await fixture.available()).toBe(10);
});

test("nobody orders for a day that the page didn't show: whoever saw an earlier one is refused with the new one", async () => {
  await fixture.operator.moveDispatch("2027-05-15", null);
  const message = expect.stringContaining("we'll send it by 15 May 2027");
  await expect(fixture.startCheckout(agreed, fixture.someCaller())).rejects.toMatchObject({ code: "conflict", message });
  expect(await countOrders()).toBe(0);
  await fixture.startCheckout({ ...agreed, offer: offerOf(undefined, "by 15 May 2027") }, fixture.someCaller());
  expect(await fixture.db.selectFrom("orders").select("dispatch_by").executeTakeFirstOrThrow()).toEqual({ dispatch_by: "2027-05-15" });
});

test("a day that begins later is nobody's before that moment in London; from then on a page with the one before is refused, and loses nothing that was planned", async () => {
  await fixture.operator.moveDispatch("2027-05-15", "2026-09-03");
  // British summer time: a minute before the day begins, and its first moment.
  fixture.passMinutes((24 + 10) * 60 + 59);
  await fixture.startCheckout(agreed, fixture.someCaller());
  fixture.passMinutes(1);
  const message = expect.stringContaining("we'll send it by 15 May 2027");
  for (let presses = 0; presses < 2; presses++)
    await expect(fixture.startCheckout(agreed, fixture.someCaller())).rejects.toMatchObject({ code: "conflict", message });
  const later = { ...agreed, offer: offerOf(undefined, "by 15 May 2027") };
  await Promise.all(Array.from({ length: 4 }, () => fixture.startCheckout(later, fixture.someCaller())));
  const days = await fixture.db.selectFrom("orders").select("dispatch_by").orderBy("created_at").execute();
  expect(days.map(({ dispatch_by }) => dispatch_by)).toEqual(["2027-03-31", ...Array(4).fill("2027-05-15")]);
  const stands = { day: "2027-05-15", set_at: new Date("2026-09-02T23:00:00Z"), keeps_earlier: true };
  expect(await fixture.db.selectFrom("dispatch_dates").select(["day", "set_at", "keeps_earlier"]).execute()).toEqual([stands]);
});

test("a request whose provider fails leaves alone what a parallel one has achieved", async () => {
  const { openSession } = fixture.fake.payments;
  fixture.fake.payments.openSession = async (asked) => {
    const session = await openSession(asked);
    const stored = { payment_session: session.id, payment_url: session.url, session_ends_at: session.expiresAt };
    await fixture.db.updateTable("orders").set(stored).where("id", "=", asked.orderId).execute();
    throw new ProviderUnavailable("fake");
  };
  const order = await fixture.placeOrder();
  expect(await fixture.statusOf(order.id)).toBe("awaiting-payment");
  expect(await fixture.available()).toBe(9);
});

test("a session that comes after its order has ended is not handed out", async () => {
  const { openSession } = fixture.fake.payments;
  fixture.fake.payments.openSession = async (asked) => {
    await fixture.endHold({ orderId: asked.orderId });
    return openSession(asked);
  };
  await expect(fixture.startCheckout(agreed, fixture.someCaller())).rejects.toMatchObject({ code: "payments-away" });
  expect(await fixture.available()).toBe(10);
  expect(await fixture.ledgerSum()).toBe(10);
});

test("an order left without a session by a crash is replaced on the buyer's next click", async () => {
  const caller = fixture.someCaller();
  const order = await fixture.placeOrder(caller);
  await fixture.db.updateTable("orders").set({ session_ends_at: null, payment_url: null, payment_session: null }).where("id", "=", order.id).execute();
  fixture.passMinutes(2);
  const next = await fixture.placeOrder(caller);
  expect(next.id).not.toBe(order.id);
  expect(await fixture.statusOf(order.id)).toBe("cancelled");
  expect(await fixture.available()).toBe(9);
});

test("sold out: refused, and nothing is kept", async () => {
  await fixture.operator.adjustStock(-9, "given away");
  const order = await fixture.placeOrder();
  const refusal = await fixture.startCheckout(agreed, fixture.someCaller()).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(Failure);
  expect(refusal).toMatchObject({ code: "sold-out" });
  expect(await countOrders()).toBe(1);
  // The one whose hold it is still gets back to the payment page.
  expect((await fixture.startCheckout(agreed, order.caller)).url).toContain(order.session);
});

/** Like a person who is told that the shop is busy, and presses again: on a slow machine some of a crowd wait longer than the pool lets them. */
async function tryToOrder() {
  const caller = fixture.someCaller();
  for (let tries = 1; ; tries++) {
    const outcome = await fixture.startCheckout(agreed, caller).then(
      () => "order",
      (error: { code?: string }) => error.code ?? String(error),
    );
    if (outcome === "order" || outcome === "sold-out" || tries === 20) return outcome;
  }
}

test("a hundred buyers at once on ten units: ten orders, no unit more, none stranded", async () => {
  const outcomes = await Promise.all(Array.from({ length: 100 }, tryToOrder));
  expect(outcomes.filter((outcome) => outcome === "order")).toHaveLength(10);
  expect(outcomes.filter((outcome) => outcome === "sold-out")).toHaveLength(90);
  const kept = await fixture.db.selectFrom("orders").select(["id", "status"]).execute();
  const waiting = kept.filter(({ status }) => status === "awaiting-payment").map(({ id }) => id);
  expect(waiting).toHaveLength(10);
  // On a slow machine some payment pages open too late: each such order has ended with its story, and its buyer began again.
  const tooLate = await fixture.db.selectFrom("order_history").select("order_id").where("type", "=", "payment-page-failed").execute();
  expect(new Set([...waiting, ...tooLate.map(({ order_id }) => order_id)])).toEqual(new Set(kept.map(({ id }) => id)));
  expect(kept).toHaveLength(10 + tooLate.length);
  expect(await fixture.available()).toBe(0);
  expect(await fixture.ledgerSum()).toBe(0);
  expect(await fixture.operator.readStock()).toEqual([{ product: "tube", available: 0, held: 10, sold: 0, sent: 0 }]);

  // Abandoned, every one: the shelf is full again.
  fixture.passMinutes(40);
  for (const { data } of await fixture.jobs("end-hold")) await fixture.endHold(data);
  expect(await fixture.available()).toBe(10);
  expect(await fixture.ledgerSum()).toBe(10);
});

test("nor for a day that another process has moved since", async () => {
  for (const DISPATCH_DATE of ["2027-03-31", "2027-05-15"]) {
    fixture.passMinutes(1);
    await noteDispatchDate({ ...fixture.needs, config: { DISPATCH_DATE } }, { isDefault: false });
  }
  const message = expect.stringContaining("we'll send it by 15 May 2027");
  await expect(fixture.startCheckout(agreed, fixture.someCaller())).rejects.toMatchObject({ code: "conflict", message });
  expect(await countOrders()).toBe(0);
});
