import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { SessionFacts } from "#server/providers/payments/port.ts";
import { someone } from "#tests/support/fake-payments.ts";
import { type OrdersFixture, openOrdersFixture } from "#tests/support/open-orders-fixture.ts";

let fixture: OrdersFixture;
beforeEach(async () => {
  fixture = await openOrdersFixture();
});
afterEach(() => fixture.close());

/** An order and the true facts of its payment, which nobody has told us yet. */
async function placeAndPay() {
  const order = await fixture.placeOrder();
  fixture.fake.pay(order.session);
  return { ...order, facts: fixture.fake.facts(order.session) };
}
const confirmed = (id: string) => [`order-confirmed:${id}`, `owner-order:${id}`];
const takeAllUnits = async () => fixture.operator.adjustStock(-(await fixture.available()), "none left");

test("a payment makes the order paid, keeps who paid, and promises both mails", async () => {
  const { id, facts, session } = await placeAndPay();
  fixture.passMinutes(1);
  expect(await fixture.settle(facts, "webhook")).toEqual({ outcome: "paid", orderId: id });
  expect(await fixture.readRow(id)).toMatchObject({
    status: "paid",
    payment_id: `pay_${session}`,
    paid_at: fixture.now(),
    email: "ada.o'brien@example.com",
    name: "Ada O'Brien",
    delivery: someone.delivery,
  });
  expect(await fixture.historyOf(id)).toEqual(["awaiting-payment: Order started", "paid: Paid by card"]);
  expect(await fixture.mails()).toEqual(confirmed(id));
  expect(await fixture.operator.readStock()).toEqual([{ product: "tube", available: 9, held: 0, sold: 1, sent: 0 }]);
});

test("the same payment told fifty times at once has one effect", async () => {
  const { id, facts } = await placeAndPay();
  const outcomes = await Promise.all(Array.from({ length: 50 }, (_, i) => fixture.settle(facts, i % 2 ? "webhook" : "return-page")));
  expect(outcomes.filter(({ outcome }) => outcome === "paid")).toHaveLength(1);
  expect(outcomes.filter(({ outcome }) => outcome === "already-paid")).toHaveLength(49);
  expect(await fixture.historyOf(id)).toHaveLength(2);
  expect(await fixture.mails()).toEqual(confirmed(id));
  expect(await fixture.available()).toBe(9);
});

const wrong: [string, (facts: SessionFacts) => Partial<SessionFacts>][] = [
  ["wrong-amount", ({ total }) => ({ total: { ...total, minor: total.minor - 1 } })],
  ["wrong-amount", ({ total }) => ({ total: { ...total, minor: total.minor + 1 } })],
  ["wrong-currency", ({ total }) => ({ total: { ...total, currency: "USD" } })],
  ["wrong-session", ({ sessionId }) => ({ sessionId: `${sessionId}x` })],
  ["wrong-mode", () => ({ live: true })],
  ["no-payment-id", () => ({ paymentId: null })],
];
test.each(wrong)("%s: flagged once, told to the owner once, and never paid", async (kind, alter) => {
  const { id, facts } = await placeAndPay();
  for (let i = 0; i < 3; i++) expect(await fixture.settle({ ...facts, ...alter(facts) }, "webhook")).toEqual({ outcome: "flagged", orderId: id });
  expect(await fixture.statusOf(id)).toBe("awaiting-payment");
  expect(await fixture.alerts()).toMatchObject([{ order_id: id, kind }]);
  expect((await fixture.mails()).filter((key) => !key.startsWith("owner-alert:"))).toEqual([]);
  expect(await fixture.mails()).toHaveLength(1);
  // The true facts still settle it.
  expect(await fixture.settle(facts, "webhook")).toMatchObject({ outcome: "paid" });
});

test.each([randomUUID(), "not-an-id", ""])("a payment for order '%s', which is none of ours, is flagged and no error", async (orderId) => {
  const { id, facts } = await placeAndPay();
  expect(await fixture.settle({ ...facts, orderId }, "webhook")).toEqual({ outcome: "unknown-order", orderId: null });
  expect(await fixture.alerts()).toMatchObject([{ order_id: null, kind: "unknown-order" }]);
  expect(await fixture.statusOf(id)).toBe("awaiting-payment");
});

test("a payment of one order does not pay another", async () => {
  const paid = await fixture.placePaidOrder();
  const other = await fixture.placeOrder();
  const facts = { ...fixture.fake.facts(paid.session), orderId: other.id, sessionId: other.session };
  expect(await fixture.settle(facts, "webhook")).toMatchObject({ outcome: "flagged" });
  expect(await fixture.statusOf(other.id)).toBe("awaiting-payment");
  expect(await fixture.alerts()).toMatchObject([{ kind: "payment-of-another-order" }]);
});

test("a second payment for a paid order is flagged, and changes nothing", async () => {
  const { id, facts } = await placeAndPay();
  await fixture.settle(facts, "webhook");
  expect(await fixture.settle({ ...facts, paymentId: "pay_other" }, "webhook")).toMatchObject({ outcome: "flagged" });
  expect(await fixture.alerts()).toMatchObject([{ order_id: id, kind: "second-payment" }]);
  expect(await fixture.readRow(id)).toMatchObject({ status: "paid", payment_id: facts.paymentId });
});

test.each(["open", "complete"] as const)("a session that is %s and not paid pays for nothing", async (status) => {
  const { id, facts } = await placeAndPay();
  expect(await fixture.settle({ ...facts, status, paid: false }, "webhook")).toMatchObject({ outcome: "waiting" });
  expect(await fixture.statusOf(id)).toBe("awaiting-payment");
});

test("a payment that came without a customer is paid, and the owner is told", async () => {
  const { id, facts } = await placeAndPay();
  expect(await fixture.settle({ ...facts, customer: null }, "webhook")).toMatchObject({ outcome: "paid" });
  expect(await fixture.alerts()).toMatchObject([{ order_id: id, kind: "no-customer" }]);
  expect(await fixture.mails()).toEqual([expect.stringMatching("owner-alert:"), `owner-order:${id}`]);
});

test("an expired session gives its unit back at once, once, and only its own", async () => {
  const order = await fixture.placeOrder();
  const facts: SessionFacts = { ...fixture.fake.facts(order.session), status: "expired" };
  expect(await fixture.settle({ ...facts, sessionId: "another" }, "webhook")).toMatchObject({ outcome: "waiting" });
  await Promise.all(Array.from({ length: 10 }, () => fixture.settle(facts, "webhook")));
  expect(await fixture.historyOf(order.id)).toEqual(["awaiting-payment: Order started", "expired: The payment time ran out"]);
  expect(await fixture.available()).toBe(10);
  expect(await fixture.ledgerSum()).toBe(10);
});

test("a late payment is honoured while a unit is free", async () => {
  const { id, facts } = await placeAndPay();
  fixture.fake.away.set("endSession", "before");
  await fixture.endHold({ orderId: id });
  expect(await fixture.statusOf(id)).toBe("expired");
  expect(await fixture.settle(facts, "webhook")).toMatchObject({ outcome: "paid" });
  expect(await fixture.settle(facts, "webhook")).toMatchObject({ outcome: "already-paid" });
  expect(await fixture.historyOf(id)).toEqual([
    "awaiting-payment: Order started",
    "expired: The payment time ran out",
    "paid: Paid by card, after the payment time had run out",
  ]);
  expect(await fixture.mails()).toEqual(confirmed(id));
  expect(await fixture.available()).toBe(9);
  expect(await fixture.ledgerSum()).toBe(9);
});

test("a late payment with no unit left is refunded at once, with an apology, and takes no stock", async () => {
  const { id, facts } = await placeAndPay();
  fixture.fake.away.set("endSession", "before");
  await fixture.endHold({ orderId: id });
  await takeAllUnits();
  const outcomes = await Promise.all(Array.from({ length: 10 }, () => fixture.settle(facts, "webhook")));
  expect(outcomes.filter(({ outcome }) => outcome === "too-late")).toHaveLength(1);
  expect(await fixture.jobs("refund-payment")).toMatchObject([{ data: { orderId: id } }]);
  expect(await fixture.mails()).toEqual([`order-too-late:${id}`]);

  await fixture.refundPayment({ orderId: id });
  expect(await fixture.historyOf(id)).toEqual([
    "awaiting-payment: Order started",
    "expired: The payment time ran out",
    "paid: Paid by card, after the payment time had run out",
    "cancelled: The last tube was taken before the payment arrived",
    "refunded: Refunded in full",
  ]);
  expect(await fixture.readRow(id)).toMatchObject({ refunded_minor: 1500, email: "ada.o'brien@example.com" });
  expect(fixture.fake.refunded(String(facts.paymentId))).toBe(1500);
  expect(await fixture.available()).toBe(0);
  expect(await fixture.ledgerSum()).toBe(0);
});

test("history and stock ledger refuse to be rewritten", async () => {
  const { id } = await fixture.placePaidOrder();
  await expect(fixture.db.updateTable("order_history").set({ type: "note" }).where("order_id", "=", id).execute()).rejects.toThrow("append-only");
  await expect(fixture.db.deleteFrom("order_history").execute()).rejects.toThrow("append-only");
  await expect(fixture.db.updateTable("stock_ledger").set({ change: 99 }).execute()).rejects.toThrow("append-only");
  await expect(fixture.db.deleteFrom("stock_ledger").execute()).rejects.toThrow("append-only");
});
