import { afterEach, beforeEach, expect, test } from "vitest";
import { type OrderDesk, openOrderDesk } from "#tests/support/open-order-desk.ts";

let desk: OrderDesk;
beforeEach(async () => {
  desk = await openOrderDesk();
});
afterEach(() => desk.close());

test("a paid order is cancelled: unit back, refund and mail promised together", async () => {
  const { id, token, caller } = await desk.placePaidOrder();
  expect(await desk.cancelOrder({ token }, caller)).toEqual({ status: "cancelled" });
  expect((await desk.historyOf(id)).at(-1)).toBe("cancelled: Cancelled by you");
  expect(await desk.available()).toBe(10);
  expect(await desk.ledgerSum()).toBe(10);
  expect(await desk.jobs("refund-payment")).toMatchObject([{ data: { orderId: id } }]);
  expect(await desk.mails()).toContain(`order-cancelled:${id}`);
  expect(await desk.readOrder(token, caller)).toMatchObject({
    status: "cancelled",
    canCancel: false,
    canCorrectAddress: false,
    refund: { amount: { minor: 1500, currency: "GBP" }, state: "requested", at: desk.now() },
  });
});

test("cancelled in twenty tabs at once: one refund, one mail, the same answer", async () => {
  const { id, token, session, caller } = await desk.placePaidOrder();
  const answers = await Promise.all(Array.from({ length: 20 }, () => desk.cancelOrder({ token }, caller)));
  for (const answer of answers) expect(answer).toEqual({ status: "cancelled" });
  expect(await desk.jobs("refund-payment")).toHaveLength(1);
  expect((await desk.mails()).filter((key) => key.startsWith("order-cancelled"))).toHaveLength(1);
  expect(await desk.available()).toBe(10);

  await Promise.all(Array.from({ length: 5 }, () => desk.refundPayment({ orderId: id })));
  expect(desk.fake.refunded.get(`pay_${session}`)).toBe(1500);
  expect(await desk.cancelOrder({ token }, caller)).toEqual({ status: "refunded" });
  expect((await desk.mails()).filter((key) => key.startsWith("order-refunded"))).toHaveLength(1);
});

test.each(["before", "after"] as const)("a provider that goes away %s refunding: the job tries again, and the money goes back once", async (when) => {
  const { id, token, session, caller } = await desk.placePaidOrder();
  await desk.cancelOrder({ token }, caller);
  desk.fake.away.set("refund", when);
  await expect(desk.refundPayment({ orderId: id })).rejects.toThrow("did not answer");
  expect(await desk.statusOf(id)).toBe("cancelled");
  desk.fake.away.clear();
  await desk.refundPayment({ orderId: id });
  expect(await desk.statusOf(id)).toBe("refunded");
  expect(desk.fake.refunded.get(`pay_${session}`)).toBe(1500);
});

test("what was refunded in part before is not refunded again", async () => {
  const { id, token, session, caller } = await desk.placePaidOrder();
  await desk.takeEvent(desk.fake.refundEvent(desk.fake.refundAtProvider(`pay_${session}`, 500)));
  await desk.cancelOrder({ token }, caller);
  await desk.refundPayment({ orderId: id });
  expect(await desk.readRow(id)).toMatchObject({ status: "refunded", refunded_minor: 1500 });
  expect(desk.fake.refunded.get(`pay_${session}`)).toBe(1500);
});

test("a refund that returns less than the payment is an error, not a refund", async () => {
  const { id, token, caller } = await desk.placePaidOrder();
  await desk.cancelOrder({ token }, caller);
  desk.fake.payments.refund = async ({ paymentId }) => ({ paymentId, refundId: "re_1", refundedTotal: { minor: 1, currency: "GBP" } });
  await expect(desk.refundPayment({ orderId: id })).rejects.toThrow("did not return the whole payment");
  expect(await desk.statusOf(id)).toBe("cancelled");
});

test("after dispatch it is too late, and the words say what is still possible", async () => {
  const { id, reference, token, caller } = await desk.placePaidOrder();
  await desk.operator.dispatchOrder(reference);
  await expect(desk.cancelOrder({ token }, caller)).rejects.toMatchObject({ code: "conflict", message: expect.stringContaining("within 14 days") });
  expect(await desk.statusOf(id)).toBe("dispatched");
});

test("dispatch and cancel at the same moment: one of them", async () => {
  for (let round = 0; round < 10; round++) {
    const { id, reference, token, caller } = await desk.placePaidOrder();
    const [dispatched, cancelled] = await Promise.allSettled([desk.operator.dispatchOrder(reference), desk.cancelOrder({ token }, caller)]);
    expect([dispatched.status, cancelled.status].toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(await desk.statusOf(id)).toBe(dispatched.status === "fulfilled" ? "dispatched" : "cancelled");
    expect(await desk.jobs("refund-payment")).toHaveLength((await desk.db.selectFrom("refunds").select("id").execute()).length);
  }
});

test("a wrong, an expired and another order's token", async () => {
  const mine = await desk.placePaidOrder();
  const other = await desk.placePaidOrder();
  await expect(desk.cancelOrder({ token: "x".repeat(32) }, mine.caller)).rejects.toMatchObject({ code: "not-found" });
  await desk.cancelOrder({ token: mine.token }, mine.caller);
  expect(await desk.statusOf(other.id)).toBe("paid");
  desk.passMinutes(91 * 24 * 60);
  await expect(desk.cancelOrder({ token: other.token }, other.caller)).rejects.toMatchObject({ code: "not-found" });
});
