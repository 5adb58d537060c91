import { afterAll, beforeAll, expect, test } from "vitest";
import { readOrdersOf } from "#server/modules/privacy/erase-from-database.ts";
import { openOrderDesk } from "#tests/support/open-order-desk.ts";

let desk: Awaited<ReturnType<typeof openOrderDesk>>;
beforeAll(async () => {
  desk = await openOrderDesk({ units: 50 });
});
afterAll(() => desk.close());

const refundsOf = (id: string) =>
  desk.db.selectFrom("refunds").select(["amount_minor", "status", "provider_id"]).where("of_order", "=", id).orderBy("amount_minor", "desc").execute();
const refundMails = async (id: string) => (await desk.mails()).filter((key) => key.startsWith(`order-refunded:${id}`));
const openAlerts = (id: string) => desk.db.selectFrom("operator_alerts").select("kind").where("order_id", "=", id).where("resolved_at", "is", null).execute();
const waitOf = async (id: string) => {
  const { email } = await desk.readRow(id);
  const orders = await readOrdersOf(desk.db, { email: String(email), before: desk.now(), at: desk.now() });
  return orders.find((order) => order.id === id)?.wait;
};

/** Cancelled and refunded, and the refund has come back. */
async function placeHeldUp() {
  const order = await desk.placePaidOrder();
  await desk.cancelOrder({ token: order.token }, order.caller);
  await desk.refundPayment({ orderId: order.id });
  const [made] = await refundsOf(order.id);
  const cameBack = desk.fake.returnRefund(`pay_${order.session}`, String(made?.provider_id), 1500);
  await desk.takeEvent(cameBack);
  return { ...order, cameBack };
}
const stateOf = async ({ token, caller }: { token: string; caller: Parameters<typeof desk.readOrder>[1] }) => {
  const { status, refund, refunded } = await desk.readOrder(token, caller);
  return { status, refund: refund?.state, refunded: refunded.minor };
};

test("a refund of £5 made in the dashboard fails, and ours stands", async () => {
  const { id, session, token, caller } = await desk.placePaidOrder();
  const part = desk.fake.refundAtProvider(`pay_${session}`, 500);
  await desk.takeEvent(desk.fake.refundEvent({ ...part, refundId: null }));
  await desk.cancelOrder({ token }, caller);
  expect(await refundsOf(id)).toMatchObject([{ amount_minor: 1000, status: "requested" }]);
  await desk.takeEvent(desk.fake.returnRefund(`pay_${session}`, String(part.refundId), 500));
  expect(await refundsOf(id)).toMatchObject([
    { amount_minor: 1000, status: "requested" },
    { amount_minor: 500, status: "failed", provider_id: part.refundId },
  ]);
  await desk.refundPayment({ orderId: id }).catch(() => {});
  // Ours has gone, the £5 are owed still, and one press gives them back.
  expect((await desk.readRow(id)).refunded_minor).toBe(1000);
});

test("what failed is tried again from the order, however often the button is pressed, and the buyer is told of each", async () => {
  const order = await placeHeldUp();
  expect(await stateOf(order)).toEqual({ status: "refunded", refund: "failed", refunded: 0 });
  expect(await openAlerts(order.id)).toEqual([{ kind: "refund-failed" }]);
  expect(await waitOf(order.id)).toBe("refund-under-way");
  await Promise.all([1, 2, 3].map(() => desk.operator.refundOrder(order.reference, "again")));
  await desk.refundPayment({ orderId: order.id });
  expect(await stateOf(order)).toEqual({ status: "refunded", refund: "made", refunded: 1500 });
  expect((await refundsOf(order.id)).map(({ status }) => status).sort()).toEqual(["made", "settled"]);
  expect(await refundMails(order.id)).toHaveLength(2);
  expect(await waitOf(order.id)).toBeNull();
  expect(desk.fake.refunded.get(`pay_${order.session}`)).toBe(1500);
});

test("told of one failure twice, it counts once", async () => {
  const order = await placeHeldUp();
  await desk.takeEvent({ ...order.cameBack, id: "evt_other_type", type: "refund.updated" });
  expect(await refundsOf(order.id)).toMatchObject([{ amount_minor: 1500, status: "failed" }]);
  expect((await desk.historyOf(order.id)).filter((line) => line.includes("came back"))).toHaveLength(1);
  await desk.takeEvent({ ...desk.fake.returnRefund("pay_of_nobody", "re_strange", 500) });
});

test("paid back another way: the order is settled, its alert put away, and an erasure waits for nothing", async () => {
  const order = await placeHeldUp();
  await expect(desk.operator.settleRefund(order.reference, " ")).rejects.toMatchObject({ code: "invalid" });
  await desk.operator.settleRefund(order.reference, "bank transfer on 3 September");
  await desk.operator.settleRefund(order.reference, "bank transfer on 3 September");
  expect(await stateOf(order)).toEqual({ status: "refunded", refund: "settled", refunded: 1500 });
  expect(await openAlerts(order.id)).toEqual([]);
  expect(await waitOf(order.id)).toBeNull();
  expect((await desk.historyOf(order.id)).filter((line) => line.includes("Paid back another way"))).toHaveLength(1);
  const { reference } = await desk.placePaidOrder();
  await expect(desk.operator.settleRefund(reference, "cash")).rejects.toMatchObject({ code: "conflict" });
});

test("a refund that the provider never makes can be settled too, and is not made afterwards", async () => {
  const { id, reference, token, caller, session } = await desk.placePaidOrder();
  await desk.cancelOrder({ token }, caller);
  expect(await desk.operator.settleRefund(reference, "bank transfer")).toBe("refunded");
  await desk.refundPayment({ orderId: id });
  expect(desk.fake.refunded.get(`pay_${session}`) ?? 0).toBe(0);
});

test("its event is quicker than the answer to our request: the refund is known again when it fails", async () => {
  const { id, session, token, caller } = await desk.placePaidOrder();
  await desk.cancelOrder({ token }, caller);
  const { refund } = desk.fake.payments;
  desk.fake.payments.refund = async (asked) => {
    const facts = await refund(asked);
    await desk.takeEvent(desk.fake.refundEvent({ ...facts, refundId: null }));
    return facts;
  };
  await desk.refundPayment({ orderId: id });
  desk.fake.payments.refund = refund;
  const [made] = await refundsOf(id);
  expect(made).toMatchObject({ status: "made", provider_id: expect.stringMatching(/^re_/) });
  await desk.takeEvent(desk.fake.returnRefund(`pay_${session}`, String(made?.provider_id), 1500));
  expect(await refundsOf(id)).toMatchObject([{ status: "failed" }]);
});

test("settled by the owner while the provider is making it: the money went twice, and the owner hears of it", async () => {
  const { id, reference, session, token, caller } = await desk.placePaidOrder();
  await desk.cancelOrder({ token }, caller);
  const { refund } = desk.fake.payments;
  desk.fake.payments.refund = async (asked) => {
    await desk.operator.settleRefund(reference, "bank transfer");
    return refund(asked);
  };
  await desk.refundPayment({ orderId: id });
  desk.fake.payments.refund = refund;
  expect(desk.fake.refunded.get(`pay_${session}`)).toBe(1500);
  expect(await openAlerts(id)).toEqual([{ kind: "refunded-twice" }]);
});
