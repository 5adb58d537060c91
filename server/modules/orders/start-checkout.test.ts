import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { afterEach, beforeEach, expect, test } from "vitest";
import { catalogue, offer, preOrderTermsVersion } from "#content/catalogue.ts";
import { Failure } from "#contracts/failure.ts";
import { limits, output } from "#contracts/start-checkout.ts";
import { startCheckout } from "#server/modules/orders/checkout.ts";
import { ProviderUnavailable } from "#server/providers/errors.ts";
import { type OrderDesk, openOrderDesk } from "#tests/support/open-order-desk.ts";

let desk: OrderDesk;
beforeEach(async () => {
  desk = await openOrderDesk();
});
afterEach(() => desk.close());

const agreed = { agreedToTerms: true, offer } as const;
const countOrders = async () => (await desk.db.selectFrom("orders").select("id").execute()).length;

test("an order takes its price from the catalogue, holds one unit and opens one session", async () => {
  const answer = await desk.startCheckout(agreed, desk.someCaller());

  const order = await desk.db.selectFrom("orders").selectAll().executeTakeFirstOrThrow();
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
  expect(await desk.available()).toBe(9);
  expect(await desk.ledgerSum()).toBe(9);
  expect(await desk.historyOf(order.id)).toEqual(["awaiting-payment: Order started"]);
  expect(await desk.jobs("end-hold")).toEqual([{ data: { orderId: order.id }, start_after: order.hold_ends_at }]);
  expect(desk.fake.sessionOf(order.id)?.asked).toMatchObject({
    reference: order.reference,
    total: catalogue.tube.price,
    successUrl: "https://shop.example/payment-success?session={SESSION}",
    cancelUrl: "https://shop.example/checkout?left=1",
    expiresAt: new Date("2026-09-01T12:31:00Z"),
  });
});

test.each(["2025-07-21, £15.00", "2026-11-23, £14.00", undefined])("who was shown %s is told what holds today, and has agreed to nothing", async (shown) => {
  const asked = desk.startCheckout({ agreedToTerms: true, offer: shown }, desk.someCaller());
  await expect(asked).rejects.toMatchObject({ code: "conflict", message: expect.stringMatching(/now £15\.00, .* terms of 23 November 2026\. Please reload/) });
  expect([await countOrders(), await desk.available()]).toEqual([0, 10]);
});

test("price and quantity in what was sent change nothing", async () => {
  await desk.startCheckout({ ...agreed, price: 1, quantity: -1, total: 1e9 } as typeof agreed, desk.someCaller());
  const order = await desk.db.selectFrom("orders").select(["total_minor", "quantity"]).executeTakeFirstOrThrow();
  expect(order).toEqual({ total_minor: 1500, quantity: 1 });
});

test("double click, two tabs, Back and reload lead to the same page, hold one unit and use the limit once", async () => {
  const caller = desk.someCaller();
  const first = await desk.startCheckout(agreed, caller);
  for (let i = 0; i < limits.address.times + 5; i++) expect(await desk.startCheckout(agreed, caller)).toEqual(first);
  expect(await countOrders()).toBe(1);
  expect(await desk.available()).toBe(9);
});

test("fifty clicks of one browser at once make one order and one session", async () => {
  const caller = desk.someCaller();
  const answers = await Promise.all(Array.from({ length: 50 }, (_, i) => desk.startCheckout(agreed, { ...caller, address: `office-${i}` })));
  expect(new Set(answers.map(({ url }) => url)).size).toBe(1);
  expect(await countOrders()).toBe(1);
  expect(await desk.available()).toBe(9);
  expect(await desk.ledgerSum()).toBe(9);
});

test("the same idempotency key gets the same order, at once or later, and without a cookie then", async () => {
  const idempotencyKey = randomUUID();
  const answers = await Promise.all(Array.from({ length: 20 }, () => desk.startCheckout(agreed, desk.someCaller({ idempotencyKey }))));
  answers.push(await desk.startCheckout(agreed, { address: randomUUID(), requestId: randomUUID(), source: "functions", idempotencyKey }));
  expect(new Set(answers.map(({ url }) => url)).size).toBe(1);
  expect(await countOrders()).toBe(1);
});

test("a key that another buyer could have made up is refused", async () => {
  await expect(desk.startCheckout(agreed, desk.someCaller({ idempotencyKey: "1" }))).rejects.toMatchObject({ code: "invalid" });
  expect(await countOrders()).toBe(0);
});

test("a key whose order was paid leads to what was bought, not to a second order", async () => {
  const caller = desk.someCaller({ idempotencyKey: randomUUID() });
  const order = await desk.placePaidOrder(caller);
  expect((await desk.startCheckout(agreed, caller)).url).toBe(`https://shop.example/payment-success?session=${order.session}`);
});

test("a browser that has paid is asked before it starts another order, and no tube is held meanwhile", async () => {
  const caller = desk.someCaller();
  const { reference } = await desk.placePaidOrder(caller);
  for (const again of [caller, { ...caller, idempotencyKey: randomUUID() }])
    await expect(desk.startCheckout(agreed, again)).rejects.toMatchObject({ code: "already-paid", status: 409 });
  expect([await countOrders(), await desk.available()]).toEqual([1, 9]);
  expect(await desk.readOwnOrders(String(caller.browser), caller)).toMatchObject({ unpaid: false, paid: { reference } });

  const { url } = await desk.startCheckout({ ...agreed, another: true }, caller);
  expect([await countOrders(), await desk.available()]).toEqual([2, 8]);
  // Asked for once, it is this browser's open order like any other.
  expect((await desk.startCheckout(agreed, caller)).url).toBe(url);
  // Nobody else is asked.
  await desk.startCheckout(agreed, desk.someCaller());
});

test("it is asked for a day, and as long as the order stands", async () => {
  const [late, changed] = [desk.someCaller(), desk.someCaller()];
  await desk.placePaidOrder(late);
  const { token } = await desk.placePaidOrder(changed);
  await desk.cancelOrder({ token }, changed);
  await desk.startCheckout(agreed, changed);
  desk.passMinutes(24 * 60 - 1);
  await expect(desk.startCheckout(agreed, late)).rejects.toMatchObject({ code: "already-paid" });
  desk.passMinutes(1);
  await desk.startCheckout(agreed, late);
});

test("a payment made in another tab between the look and the order is seen all the same", async () => {
  const caller = desk.someCaller();
  const start = startCheckout({
    ...desk.needs,
    throttle: async () => {
      await desk.placePaidOrder(caller);
    },
  });
  await expect(start(agreed, caller)).rejects.toMatchObject({ code: "already-paid" });
  expect([await countOrders(), await desk.available(), await desk.ledgerSum()]).toEqual([1, 9, 9]);
});

test("fifty presses for another at once make one more order", async () => {
  const caller = desk.someCaller();
  await desk.placePaidOrder(caller);
  await Promise.all(Array.from({ length: 50 }, (_, i) => desk.startCheckout({ ...agreed, another: true }, { ...caller, address: `office-${i}` })));
  expect([await countOrders(), await desk.available()]).toEqual([2, 8]);
});

test("a payment that we have not heard of yet is asked of the provider, for whoever comes back to the checkout", async () => {
  const order = await desk.placeOrder();
  const read = () => desk.readOwnOrders(String(order.caller.browser), order.caller);
  expect(await read()).toEqual({ unpaid: true, paid: null });
  desk.fake.away.set("lookUp", "before");
  expect(await read()).toEqual({ unpaid: false, paid: null });
  desk.fake.away.clear();
  desk.fake.pay(order.session);
  const paid = { reference: order.reference, page: `/payment-success?session=${order.session}` };
  expect(await read()).toEqual({ unpaid: false, paid });
  expect(await desk.statusOf(order.id)).toBe("paid");
  // Nobody learns of another browser's.
  expect(await desk.readOwnOrders("another browser", desk.someCaller())).toEqual({ unpaid: false, paid: null });
});

test("a session that is about to end is ended and a new order made, also with the same key", async () => {
  const caller = desk.someCaller({ idempotencyKey: randomUUID() });
  const old = await desk.placeOrder(caller);
  desk.passMinutes(30);
  const fresh = await desk.placeOrder(caller);
  expect(fresh.id).not.toBe(old.id);
  expect(await desk.statusOf(old.id)).toBe("expired");
  expect(desk.fake.facts(old.session).status).toBe("expired");
  expect(await desk.available()).toBe(9);
});

test("a session that turns out to be paid leads to what was bought", async () => {
  const caller = desk.someCaller();
  const order = await desk.placeOrder(caller);
  desk.fake.pay(order.session);
  desk.passMinutes(32);
  expect((await desk.startCheckout(agreed, caller)).url).toBe(`https://shop.example/payment-success?session=${order.session}`);
  expect(await desk.statusOf(order.id)).toBe("paid");
  expect(await countOrders()).toBe(1);
});

test("holds of one address are limited; another address is not", async () => {
  await desk.operator.adjustStock(50, "more came");
  for (let i = 0; i < limits.address.times; i++) await desk.startCheckout(agreed, desk.someCaller({ address: "one" }));
  await expect(desk.startCheckout(agreed, desk.someCaller({ address: "one" }))).rejects.toMatchObject({ code: "too-many" });
  await desk.startCheckout(agreed, desk.someCaller({ address: "two" }));
  expect(await countOrders()).toBe(limits.address.times + 1);
});

test.each(["before", "after"] as const)("a provider that goes away %s it acts costs nothing: the unit is back and the next try works", async (when) => {
  const caller = desk.someCaller({ idempotencyKey: randomUUID() });
  desk.fake.away.set("openSession", when);
  await expect(desk.startCheckout(agreed, caller)).rejects.toMatchObject({ code: "payments-away" });
  const { id } = await desk.db.selectFrom("orders").select("id").executeTakeFirstOrThrow();
  expect(await desk.historyOf(id)).toEqual(["awaiting-payment: Order started", "cancelled: The payment page could not be opened"]);
  expect(await desk.available()).toBe(10);
  expect(await desk.ledgerSum()).toBe(10);

  desk.fake.away.clear();
  await desk.placeOrder(caller);
  expect(await countOrders()).toBe(2);
});

test("a request whose provider fails leaves alone what a parallel one has achieved", async () => {
  const { openSession } = desk.fake.payments;
  desk.fake.payments.openSession = async (asked) => {
    const session = await openSession(asked);
    const stored = { payment_session: session.id, payment_url: session.url, session_ends_at: session.expiresAt };
    await desk.db.updateTable("orders").set(stored).where("id", "=", asked.orderId).execute();
    throw new ProviderUnavailable("fake");
  };
  const order = await desk.placeOrder();
  expect(await desk.statusOf(order.id)).toBe("awaiting-payment");
  expect(await desk.available()).toBe(9);
});

test("a session that comes after its order has ended is not handed out", async () => {
  const { openSession } = desk.fake.payments;
  desk.fake.payments.openSession = async (asked) => {
    await desk.endHold({ orderId: asked.orderId });
    return openSession(asked);
  };
  await expect(desk.startCheckout(agreed, desk.someCaller())).rejects.toMatchObject({ code: "payments-away" });
  expect(await desk.available()).toBe(10);
  expect(await desk.ledgerSum()).toBe(10);
});

test("an order left without a session by a crash is replaced on the buyer's next click", async () => {
  const caller = desk.someCaller();
  const order = await desk.placeOrder(caller);
  await desk.db.updateTable("orders").set({ session_ends_at: null, payment_url: null, payment_session: null }).where("id", "=", order.id).execute();
  desk.passMinutes(2);
  const next = await desk.placeOrder(caller);
  expect(next.id).not.toBe(order.id);
  expect(await desk.statusOf(order.id)).toBe("cancelled");
  expect(await desk.available()).toBe(9);
});

test("sold out: refused, and nothing is kept", async () => {
  await desk.operator.adjustStock(-9, "given away");
  const order = await desk.placeOrder();
  const refusal = await desk.startCheckout(agreed, desk.someCaller()).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(Failure);
  expect(refusal).toMatchObject({ code: "sold-out" });
  expect(await countOrders()).toBe(1);
  // The one whose hold it is still gets back to the payment page.
  expect((await desk.startCheckout(agreed, order.caller)).url).toContain(order.session);
});

test("five hundred buyers at once on fifty units: fifty orders, no unit more, none stranded", async () => {
  await desk.operator.adjustStock(40, "more came");
  const outcomes = await Promise.all(
    Array.from({ length: 500 }, () =>
      desk.startCheckout(agreed, desk.someCaller()).then(
        () => "order",
        (error: { code?: string }) => error.code ?? String(error),
      ),
    ),
  );
  expect(outcomes.filter((outcome) => outcome === "order")).toHaveLength(50);
  expect(outcomes.filter((outcome) => outcome === "sold-out")).toHaveLength(450);
  expect(await countOrders()).toBe(50);
  expect(await desk.available()).toBe(0);
  expect(await desk.ledgerSum()).toBe(0);
  expect(await desk.operator.readStock()).toEqual([{ product: "tube", available: 0, held: 50, sold: 0 }]);

  // Abandoned, every one: the shelf is full again.
  desk.passMinutes(40);
  for (const { data } of await desk.jobs("end-hold")) await desk.endHold(data);
  expect(await desk.available()).toBe(50);
  expect(await desk.ledgerSum()).toBe(50);
});
