import { afterEach, beforeEach, expect, test } from "vitest";
import { type OrderDesk, openOrderDesk } from "#tests/support/open-order-desk.ts";

let desk: OrderDesk;
beforeEach(async () => {
  desk = await openOrderDesk();
});
afterEach(() => desk.close());

test("an open session that nobody tried to pay", async () => {
  const { session, reference, caller } = await desk.placeOrder();
  expect(await desk.getPaymentState({ session }, caller)).toEqual({ state: "unpaid", reference, until: "2026-09-01T12:31:00.000Z" });
});

test("a payment whose event is late is found by asking, and asked no more once it is known", async () => {
  const { id, session, reference, caller } = await desk.placeOrder();
  desk.fake.pay(session);
  for (let i = 0; i < 3; i++) expect(await desk.getPaymentState({ session }, caller)).toEqual({ state: "paid", reference });
  expect(await desk.statusOf(id)).toBe("paid");
  expect(desk.fake.counts.lookUp).toBe(1);
});

test("complete, and the money not there yet: the bank has been asked", async () => {
  const { session, reference, caller } = await desk.placeOrder();
  desk.fake.lie({ status: "complete", paid: false });
  expect(await desk.getPaymentState({ session }, caller)).toEqual({ state: "bank-asked", reference, until: "2026-09-01T12:36:00.000Z" });
});

test("a provider that is away: nobody knows, so it waits", async () => {
  const { session, reference, caller } = await desk.placeOrder();
  desk.fake.away.set("lookUp", "before");
  expect(await desk.getPaymentState({ session }, caller)).toEqual({ state: "waiting", reference });
});

test("a payment with a wrong amount is never shown as paid", async () => {
  const { session, reference, caller } = await desk.placeOrder();
  desk.fake.pay(session);
  desk.fake.lie({ total: { minor: 1, currency: "GBP" } });
  expect(await desk.getPaymentState({ session }, caller)).toEqual({ state: "waiting", reference });
});

test("an expired session, a cancelled order and a refunded one", async () => {
  const ended = await desk.placeOrder();
  desk.passMinutes(32);
  expect(await desk.getPaymentState({ session: ended.session }, ended.caller)).toMatchObject({ state: "expired" });

  const { id, session, token, caller } = await desk.placePaidOrder();
  await desk.cancelOrder({ token }, caller);
  expect(await desk.getPaymentState({ session }, caller)).toMatchObject({ state: "cancelled" });
  await desk.refundPayment({ orderId: id });
  expect(await desk.getPaymentState({ session }, caller)).toMatchObject({ state: "refunded" });
});

test("an order whose time ran out is asked about again: its payment may have come in all the same", async () => {
  const { id, session, reference, caller } = await desk.placeOrder();
  desk.fake.pay(session);
  desk.fake.lie({ status: "expired", paid: false, paymentId: null, customer: null });
  expect(await desk.getPaymentState({ session }, caller)).toEqual({ state: "expired", reference });
  expect(await desk.statusOf(id)).toBe("expired");
  desk.fake.lie({});
  expect(await desk.getPaymentState({ session }, caller)).toEqual({ state: "paid", reference });
});

test("an unknown session", async () => {
  await expect(desk.getPaymentState({ session: "cs_0123456789abcdef" }, desk.someCaller())).rejects.toMatchObject({ code: "not-found" });
});
