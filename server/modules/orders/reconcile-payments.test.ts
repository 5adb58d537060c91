import { afterEach, beforeEach, expect, test } from "vitest";
import { reconcilePayments } from "#server/modules/orders/reconciliation.ts";
import { type OrdersFixture, openOrdersFixture } from "#tests/support/open-orders-fixture.ts";

let fixture: OrdersFixture;
beforeEach(async () => {
  fixture = await openOrdersFixture();
});
afterEach(() => fixture.close());

const shelf = async () => [await fixture.available(), await fixture.ledgerSum()];

test("a payment whose event was lost is found after two minutes", async () => {
  const { id, session } = await fixture.placeOrder();
  fixture.fake.pay(session);
  await fixture.reconcile();
  expect(await fixture.statusOf(id)).toBe("awaiting-payment");
  fixture.passMinutes(2);
  await fixture.reconcile();
  await fixture.reconcile();
  expect(await fixture.historyOf(id)).toEqual(["awaiting-payment: Order started", "paid: Paid by card"]);
});

test("an open session is left open; one that the provider has ended gives its unit back early", async () => {
  const open = await fixture.placeOrder();
  const ended = await fixture.placeOrder();
  await fixture.fake.payments.endSession(ended.session);
  fixture.passMinutes(3);
  await fixture.reconcile();
  expect(await fixture.statusOf(open.id)).toBe("awaiting-payment");
  expect(await fixture.statusOf(ended.id)).toBe("expired");
  expect(await shelf()).toEqual([9, 9]);
});

test("a hold whose job was lost is ended", async () => {
  const { id } = await fixture.placeOrder();
  fixture.passMinutes(36);
  await fixture.reconcile();
  expect(await fixture.statusOf(id)).toBe("expired");
  expect(await shelf()).toEqual([10, 10]);
});

test("an order left without a session by a crash is ended within minutes, not at its hold's end", async () => {
  const { id } = await fixture.placeOrder();
  await fixture.db.updateTable("orders").set({ payment_session: null, payment_url: null, session_ends_at: null }).where("id", "=", id).execute();
  await fixture.reconcile();
  expect(await fixture.statusOf(id)).toBe("awaiting-payment");
  fixture.passMinutes(2);
  await fixture.reconcile();
  expect(await fixture.statusOf(id)).toBe("cancelled");
  expect(await shelf()).toEqual([10, 10]);
});

test("a refund whose job was lost is made, once", async () => {
  const { id, token, caller, session } = await fixture.placePaidOrder();
  await fixture.cancelOrder({ token }, caller);
  await fixture.reconcile();
  expect(fixture.fake.counts.refund).toBe(0);
  fixture.passMinutes(5);
  await fixture.reconcile();
  await fixture.reconcile();
  await fixture.refundPayment({ orderId: id });
  expect(await fixture.statusOf(id)).toBe("refunded");
  expect(fixture.fake.refunded(`pay_${session}`)).toBe(1500);
});

test("one that fails does not stop the rest, and the owner hears of it once", async () => {
  const orders = [await fixture.placeOrder(), await fixture.placeOrder(), await fixture.placeOrder()];
  for (const { session } of orders) fixture.fake.pay(session);
  fixture.passMinutes(3);
  const { lookUp } = fixture.fake.payments;
  const [bad, ...good] = orders;
  fixture.fake.payments.lookUp = (id) => (id === bad?.session ? Promise.reject(new TypeError("nonsense")) : lookUp(id));
  await fixture.reconcile();
  await fixture.reconcile();
  for (const { id } of good) expect(await fixture.statusOf(id)).toBe("paid");
  expect(await fixture.alerts()).toEqual([{ order_id: bad?.id, kind: "not-reconciled", detail: "looking up a payment failed: TypeError" }]);

  fixture.fake.payments.lookUp = lookUp;
  await fixture.reconcile();
  expect(await fixture.statusOf(String(bad?.id))).toBe("paid");
});

test("a provider that is away is no news for the owner, and holds end all the same", async () => {
  const { id } = await fixture.placeOrder();
  const later = await fixture.placePaidOrder();
  await fixture.cancelOrder({ token: later.token }, later.caller);
  for (const call of ["lookUp", "endSession", "refund"] as const) fixture.fake.away.set(call, "before");
  fixture.passMinutes(36);
  await fixture.reconcile();
  expect(await fixture.statusOf(id)).toBe("expired");
  expect(await fixture.statusOf(later.id)).toBe("cancelled");
  expect(await fixture.alerts()).toEqual([]);
  fixture.fake.away.clear();
  await fixture.reconcile();
  expect(await fixture.statusOf(later.id)).toBe("refunded");
});

test("a restored database hears after its start of what was refunded since its backup, though the provider told of it hours ago", async () => {
  const order = await fixture.placePaidOrder();
  await fixture.receiveEvent({ id: "evt_before", type: "other", at: fixture.now(), kind: "other" });
  fixture.passMinutes(60);
  const refund = fixture.fake.refundAtProvider(`pay_${order.session}`, 1500);
  fixture.fake.listed.push(fixture.fake.refundEvent(refund));
  fixture.passMinutes(5 * 60);
  const afterRestore = reconcilePayments(fixture.needs);
  // What's told at once after the start says nothing of what was known before.
  await fixture.receiveEvent({ id: "evt_after", type: "other", at: fixture.now(), kind: "other" });
  await afterRestore();
  expect(await fixture.statusOf(order.id)).toBe("refunded");
});
