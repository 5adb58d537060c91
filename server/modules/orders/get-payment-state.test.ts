import { afterEach, beforeEach, expect, test } from "vitest";
import { type OrdersFixture, openOrdersFixture } from "#tests/support/open-orders-fixture.ts";

let fixture: OrdersFixture;
beforeEach(async () => {
  fixture = await openOrdersFixture();
});
afterEach(() => fixture.close());

test("an open session that nobody tried to pay", async () => {
  const { session, reference, caller } = await fixture.placeOrder();
  expect(await fixture.getPaymentState({ session }, caller)).toEqual({ state: "unpaid", reference, until: "2026-09-01T12:31:00.000Z" });
});

test("a payment whose event is late is found by asking, and asked no more once it is known", async () => {
  const { id, session, reference, caller } = await fixture.placeOrder();
  fixture.fake.pay(session);
  for (let i = 0; i < 3; i++) expect(await fixture.getPaymentState({ session }, caller)).toEqual({ state: "paid", reference });
  expect(await fixture.statusOf(id)).toBe("paid");
  expect(fixture.fake.counts.lookUp).toBe(1);
});

test("complete, and the money not there yet: the bank has been asked", async () => {
  const { session, reference, caller } = await fixture.placeOrder();
  fixture.fake.lie({ status: "complete", paid: false });
  expect(await fixture.getPaymentState({ session }, caller)).toEqual({ state: "bank-asked", reference, until: "2026-09-01T12:36:00.000Z" });
});

test("a provider that is away: nobody knows, so it waits", async () => {
  const { session, reference, caller } = await fixture.placeOrder();
  fixture.fake.away.set("lookUp", "before");
  expect(await fixture.getPaymentState({ session }, caller)).toEqual({ state: "waiting", reference });
});

test("a payment with a wrong amount is never shown as paid: it's under review, at each look and once the hold is over", async () => {
  const { id, session, reference, caller } = await fixture.placeOrder();
  fixture.fake.pay(session);
  fixture.fake.lie({ total: { minor: 1, currency: "GBP" } });
  for (let looks = 0; looks < 2; looks++) expect(await fixture.getPaymentState({ session }, caller)).toEqual({ state: "under-review", reference });
  await fixture.db.updateTable("orders").set({ status: "expired" }).where("id", "=", id).execute();
  expect(await fixture.getPaymentState({ session }, caller)).toEqual({ state: "under-review", reference });
});

test("an expired session, a cancelled order and a refunded one", async () => {
  const ended = await fixture.placeOrder();
  fixture.passMinutes(32);
  expect(await fixture.getPaymentState({ session: ended.session }, ended.caller)).toMatchObject({ state: "expired" });

  const { id, session, token, caller } = await fixture.placePaidOrder();
  await fixture.cancelOrder({ token }, caller);
  expect(await fixture.getPaymentState({ session }, caller)).toMatchObject({ state: "cancelled" });
  await fixture.refundPayment({ orderId: id });
  expect(await fixture.getPaymentState({ session }, caller)).toMatchObject({ state: "refunded" });
});

test("an order whose time ran out is asked about again: its payment may have come in all the same", async () => {
  const { id, session, reference, caller } = await fixture.placeOrder();
  fixture.fake.pay(session);
  fixture.fake.lie({ status: "expired", paid: false, paymentId: null, customer: null });
  expect(await fixture.getPaymentState({ session }, caller)).toEqual({ state: "expired", reference });
  expect(await fixture.statusOf(id)).toBe("expired");
  fixture.fake.lie({});
  expect(await fixture.getPaymentState({ session }, caller)).toEqual({ state: "paid", reference });
});

test("an unknown session", async () => {
  await expect(fixture.getPaymentState({ session: "cs_0123456789abcdef" }, fixture.someCaller())).rejects.toMatchObject({ code: "not-found" });
});
