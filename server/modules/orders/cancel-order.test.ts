import { afterEach, beforeEach, expect, test } from "vitest";
import { type OrdersFixture, openOrdersFixture } from "#tests/support/open-orders-fixture.ts";

let fixture: OrdersFixture;
beforeEach(async () => {
  fixture = await openOrdersFixture();
});
afterEach(() => fixture.close());

test("a paid order is cancelled: unit back, refund and mail promised together", async () => {
  const { id, token, caller } = await fixture.placePaidOrder();
  expect(await fixture.cancelOrder({ token }, caller)).toEqual({ status: "cancelled" });
  expect((await fixture.historyOf(id)).at(-1)).toBe("cancelled: Cancelled by you");
  expect(await fixture.available()).toBe(10);
  expect(await fixture.ledgerSum()).toBe(10);
  expect(await fixture.jobs("refund-payment")).toMatchObject([{ data: { orderId: id } }]);
  expect(await fixture.mails()).toContain(`order-cancelled:${id}`);
  expect(await fixture.readOrder(token, caller)).toMatchObject({
    status: "cancelled",
    canCancel: false,
    canCorrectAddress: false,
    refund: { amount: { minor: 1500, currency: "GBP" }, state: "requested", at: fixture.now() },
  });
});

test("cancelled in twenty tabs at once: one refund, one mail, the same answer", async () => {
  const { id, token, session, caller } = await fixture.placePaidOrder();
  const answers = await Promise.all(Array.from({ length: 20 }, () => fixture.cancelOrder({ token }, caller)));
  for (const answer of answers) expect(answer).toEqual({ status: "cancelled" });
  expect(await fixture.jobs("refund-payment")).toHaveLength(1);
  expect((await fixture.mails()).filter((key) => key.startsWith("order-cancelled"))).toHaveLength(1);
  expect(await fixture.available()).toBe(10);

  await Promise.all(Array.from({ length: 5 }, () => fixture.refundPayment({ orderId: id })));
  expect(fixture.fake.refunded(`pay_${session}`)).toBe(1500);
  expect(await fixture.cancelOrder({ token }, caller)).toEqual({ status: "refunded" });
  expect((await fixture.mails()).filter((key) => key.startsWith("order-refunded"))).toHaveLength(1);
});

test.each(["before", "after"] as const)("a provider that goes away %s refunding: the job tries again, and the money goes back once", async (when) => {
  const { id, token, session, caller } = await fixture.placePaidOrder();
  await fixture.cancelOrder({ token }, caller);
  fixture.fake.away.set("refund", when);
  await expect(fixture.refundPayment({ orderId: id })).rejects.toThrow("did not answer");
  expect(await fixture.statusOf(id)).toBe("cancelled");
  fixture.fake.away.clear();
  await fixture.refundPayment({ orderId: id });
  expect(await fixture.statusOf(id)).toBe("refunded");
  expect(fixture.fake.refunded(`pay_${session}`)).toBe(1500);
});

test("what was refunded in part before is not refunded again", async () => {
  const { id, token, session, caller } = await fixture.placePaidOrder();
  await fixture.receiveEvent(fixture.fake.refundEvent(fixture.fake.refundAtProvider(`pay_${session}`, 500)));
  await fixture.cancelOrder({ token }, caller);
  await fixture.refundPayment({ orderId: id });
  expect(await fixture.readRow(id)).toMatchObject({ status: "refunded", refunded_minor: 1500 });
  expect(fixture.fake.refunded(`pay_${session}`)).toBe(1500);
});

test("a refund that the provider doesn't list once it's asked for is an error, not a refund", async () => {
  const { id, token, caller } = await fixture.placePaidOrder();
  await fixture.cancelOrder({ token }, caller);
  fixture.fake.payments.refund = async ({ paymentId }) => ({ paymentId, refunds: [] });
  await expect(fixture.refundPayment({ orderId: id })).rejects.toThrow("did not return what was asked for");
  expect(await fixture.statusOf(id)).toBe("cancelled");
});

test("after dispatch it is too late, and the words say what is still possible", async () => {
  const { id, reference, token, caller } = await fixture.placePaidOrder();
  await fixture.dispatch(reference);
  await expect(fixture.cancelOrder({ token }, caller)).rejects.toMatchObject({
    code: "conflict",
    message: expect.stringContaining("until 14 days after it arrives"),
  });
  expect(await fixture.statusOf(id)).toBe("dispatched");
});

test("dispatch and cancel at the same moment: one of them", async () => {
  for (let round = 0; round < 10; round++) {
    const { id, reference, token, caller } = await fixture.placePaidOrder();
    const [dispatched, cancelled] = await Promise.allSettled([fixture.dispatch(reference), fixture.cancelOrder({ token }, caller)]);
    expect([dispatched.status, cancelled.status].toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(await fixture.statusOf(id)).toBe(dispatched.status === "fulfilled" ? "dispatched" : "cancelled");
    expect(await fixture.jobs("refund-payment")).toHaveLength((await fixture.db.selectFrom("refunds").select("id").execute()).length);
  }
});

test("a wrong, an expired and another order's token", async () => {
  const mine = await fixture.placePaidOrder();
  const other = await fixture.placePaidOrder();
  await expect(fixture.cancelOrder({ token: "x".repeat(32) }, mine.caller)).rejects.toMatchObject({ code: "not-found" });
  await fixture.cancelOrder({ token: mine.token }, mine.caller);
  expect(await fixture.statusOf(other.id)).toBe("paid");
  fixture.passMinutes(91 * 24 * 60);
  await expect(fixture.cancelOrder({ token: other.token }, other.caller)).rejects.toMatchObject({ code: "not-found" });
});
