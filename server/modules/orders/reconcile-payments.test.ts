import { afterEach, beforeEach, expect, test } from "vitest";
import { type OrderDesk, openOrderDesk } from "#tests/support/open-order-desk.ts";

let desk: OrderDesk;
beforeEach(async () => {
  desk = await openOrderDesk();
});
afterEach(() => desk.close());

const shelf = async () => [await desk.available(), await desk.ledgerSum()];

test("a payment whose event was lost is found after two minutes", async () => {
  const { id, session } = await desk.placeOrder();
  desk.fake.pay(session);
  await desk.reconcile();
  expect(await desk.statusOf(id)).toBe("awaiting-payment");
  desk.passMinutes(2);
  await desk.reconcile();
  await desk.reconcile();
  expect(await desk.historyOf(id)).toEqual(["awaiting-payment: Order started", "paid: Paid by card"]);
});

test("an open session is left open; one that the provider has ended gives its unit back early", async () => {
  const open = await desk.placeOrder();
  const ended = await desk.placeOrder();
  await desk.fake.payments.endSession(ended.session);
  desk.passMinutes(3);
  await desk.reconcile();
  expect(await desk.statusOf(open.id)).toBe("awaiting-payment");
  expect(await desk.statusOf(ended.id)).toBe("expired");
  expect(await shelf()).toEqual([9, 9]);
});

test("a hold whose job was lost is ended", async () => {
  const { id } = await desk.placeOrder();
  desk.passMinutes(36);
  await desk.reconcile();
  expect(await desk.statusOf(id)).toBe("expired");
  expect(await shelf()).toEqual([10, 10]);
});

test("an order left without a session by a crash is ended within minutes, not at its hold's end", async () => {
  const { id } = await desk.placeOrder();
  await desk.db.updateTable("orders").set({ payment_session: null, payment_url: null, session_ends_at: null }).where("id", "=", id).execute();
  await desk.reconcile();
  expect(await desk.statusOf(id)).toBe("awaiting-payment");
  desk.passMinutes(2);
  await desk.reconcile();
  expect(await desk.statusOf(id)).toBe("cancelled");
  expect(await shelf()).toEqual([10, 10]);
});

test("a refund whose job was lost is made, once", async () => {
  const { id, token, caller, session } = await desk.placePaidOrder();
  await desk.cancelOrder({ token }, caller);
  await desk.reconcile();
  expect(desk.fake.counts.refund).toBe(0);
  desk.passMinutes(5);
  await desk.reconcile();
  await desk.reconcile();
  await desk.refundPayment({ orderId: id });
  expect(await desk.statusOf(id)).toBe("refunded");
  expect(desk.fake.refunded.get(`pay_${session}`)).toBe(1500);
});

test("one that fails does not stop the rest, and the owner hears of it once", async () => {
  const orders = [await desk.placeOrder(), await desk.placeOrder(), await desk.placeOrder()];
  for (const { session } of orders) desk.fake.pay(session);
  desk.passMinutes(3);
  const { lookUp } = desk.fake.payments;
  const [bad, ...good] = orders;
  desk.fake.payments.lookUp = (id) => (id === bad?.session ? Promise.reject(new TypeError("nonsense")) : lookUp(id));
  await desk.reconcile();
  await desk.reconcile();
  for (const { id } of good) expect(await desk.statusOf(id)).toBe("paid");
  expect(await desk.alerts()).toEqual([{ order_id: bad?.id, kind: "not-reconciled", detail: "looking up a payment failed: TypeError" }]);

  desk.fake.payments.lookUp = lookUp;
  await desk.reconcile();
  expect(await desk.statusOf(String(bad?.id))).toBe("paid");
});

test("a provider that is away is no news for the owner, and holds end all the same", async () => {
  const { id } = await desk.placeOrder();
  const later = await desk.placePaidOrder();
  await desk.cancelOrder({ token: later.token }, later.caller);
  for (const call of ["lookUp", "endSession", "refund"] as const) desk.fake.away.set(call, "before");
  desk.passMinutes(36);
  await desk.reconcile();
  expect(await desk.statusOf(id)).toBe("expired");
  expect(await desk.statusOf(later.id)).toBe("cancelled");
  expect(await desk.alerts()).toEqual([]);
  desk.fake.away.clear();
  await desk.reconcile();
  expect(await desk.statusOf(later.id)).toBe("refunded");
});
