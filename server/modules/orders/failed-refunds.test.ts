import { afterAll, beforeAll, expect, test } from "vitest";
import { readOrderFacts } from "#server/modules/orders/order-facts.ts";
import { readOrdersOf } from "#server/modules/privacy/erase-from-database.ts";
import { raiseAlert } from "#server/platform/alerts.ts";
import { openOrdersFixture } from "#tests/support/open-orders-fixture.ts";

let fixture: Awaited<ReturnType<typeof openOrdersFixture>>;
beforeAll(async () => {
  fixture = await openOrdersFixture({ units: 50 });
});
afterAll(() => fixture.close());

const refundsOf = (id: string) =>
  fixture.db.selectFrom("refunds").select(["amount_minor", "status", "provider_id"]).where("of_order", "=", id).orderBy("amount_minor", "desc").execute();
const refundMails = async (id: string) => (await fixture.mails()).filter((key) => key.startsWith(`order-refunded:${id}`));
const openAlerts = (id: string) =>
  fixture.db.selectFrom("operator_alerts").select("kind").where("order_id", "=", id).where("resolved_at", "is", null).execute();
const waitOf = async (id: string) => {
  const { email } = await fixture.readRow(id);
  const orders = await readOrdersOf(fixture.db, { email: String(email), before: fixture.now(), at: fixture.now() });
  return orders.find((order) => order.id === id)?.wait;
};

/** Refunds so much of what is left; answers the provider's id. */
async function giveBack({ id, reference }: { id: string; reference: string }, minor: number, of: number) {
  await fixture.operator.refundOrder(reference, "a dent", { minor, of });
  await fixture.refundPayment({ orderId: id });
  fixture.passMinutes(1);
  const made = await fixture.db
    .selectFrom("refunds")
    .selectAll()
    .where("of_order", "=", id)
    .where("status", "=", "made")
    .orderBy("requested_at", "desc")
    .executeTakeFirst();
  return String(made?.provider_id);
}

/** Cancelled and refunded, and the refund has come back. */
async function placeHeldUp() {
  const order = await fixture.placePaidOrder();
  await fixture.cancelOrder({ token: order.token }, order.caller);
  await fixture.refundPayment({ orderId: order.id });
  const [made] = await refundsOf(order.id);
  const cameBack = fixture.fake.returnRefund(`pay_${order.session}`, String(made?.provider_id));
  await fixture.receiveEvent(cameBack);
  return { ...order, cameBack };
}
const stateOf = async ({ token, caller }: { token: string; caller: Parameters<typeof fixture.readOrder>[1] }) => {
  const { status, refund, refunds, refunded } = await fixture.readOrder(token, caller);
  // What was tried again isn't shown twice.
  expect(refunds).toEqual([refund]);
  return { status, refund: refund?.state, refunded: refunded.minor };
};

test("a refund of £5 made in the dashboard fails, and ours stands", async () => {
  const { id, session, token, caller } = await fixture.placePaidOrder();
  const part = fixture.fake.refundAtProvider(`pay_${session}`, 500);
  await fixture.receiveEvent(fixture.fake.refundEvent(part));
  await fixture.cancelOrder({ token }, caller);
  expect(await refundsOf(id)).toMatchObject([
    { amount_minor: 1000, status: "requested" },
    { amount_minor: 500, status: "made" },
  ]);
  await fixture.receiveEvent(fixture.fake.returnRefund(`pay_${session}`, String(part.refundId)));
  expect(await refundsOf(id)).toMatchObject([
    { amount_minor: 1000, status: "requested" },
    { amount_minor: 500, status: "failed", provider_id: part.refundId },
  ]);
  await fixture.refundPayment({ orderId: id }).catch(() => {});
  // Ours has gone, the £5 are owed still, and one press gives them back.
  expect((await fixture.readRow(id)).refunded_minor).toBe(1000);
});

test("a refund whose failure is heard of before itself never counts as gone, nor as come back", async () => {
  const { id, session, reference } = await fixture.placePaidOrder();
  await fixture.operator.refundOrder(reference, "a part", { minor: 300, of: 1500 });
  await fixture.refundPayment({ orderId: id });
  const part = fixture.fake.refundAtProvider(`pay_${session}`, 500);
  await fixture.receiveEvent(fixture.fake.returnRefund(`pay_${session}`, String(part.refundId)));
  await fixture.receiveEvent(fixture.fake.refundEvent(part));
  expect((await fixture.readRow(id)).refunded_minor).toBe(300);
  const history = await fixture.db.selectFrom("order_history").select("type").where("order_id", "=", id).execute();
  expect(history.map(({ type }) => type)).not.toContain("refund-failed");
  expect(await openAlerts(id)).toEqual([{ kind: "refund-failed" }]);
});

test("a later refund that was made before an earlier one came back isn't in its place", async () => {
  const { id, reference, session } = await fixture.placePaidOrder();
  const [first, second] = [await giveBack({ id, reference }, 300, 1500), await giveBack({ id, reference }, 500, 1200)];
  await fixture.receiveEvent(fixture.fake.returnRefund(`pay_${session}`, first));
  expect(await waitOf(id)).toBe("refund-under-way");
  await fixture.receiveEvent(fixture.fake.returnRefund(`pay_${session}`, second));
  await fixture.operator.settleRefund(reference, "bank transfer");
  expect(await fixture.readRow(id)).toMatchObject({ refunded_minor: 800 });
});

test("settled by the owner on an older page while it is made after all: the order stands, and the owner hears that the buyer has it twice", async () => {
  const { id, reference, session } = await fixture.placePaidOrder();
  const before = await fixture.available();
  await fixture.receiveEvent(fixture.fake.returnRefund(`pay_${session}`, await giveBack({ id, reference }, 1000, 1500)));
  await fixture.operator.refundOrder(reference, "again", { minor: 1000, of: 1500, again: true });
  fixture.passMinutes(61);
  await fixture.operator.settleRefund(reference, "bank transfer");
  const asked = (await fixture.db.selectFrom("refunds").selectAll().where("of_order", "=", id).execute()).find(({ status }) => status !== "failed");
  const { payments } = fixture.fake;
  const facts = await payments.refund({ paymentId: `pay_${session}`, amount: { minor: 1000, currency: "GBP" }, idempotencyKey: String(asked?.id) });
  for (let times = 0; times < 2; times++) await fixture.receiveEvent(fixture.fake.refundEvent(facts));
  expect(await fixture.readRow(id)).toMatchObject({ status: "paid", refunded_minor: 1000 });
  expect(await fixture.available()).toBe(before);
  expect(await openAlerts(id)).toEqual([{ kind: "refunded-twice" }]);
});

test("of two that came back, both are owed and both are settled by one press", async () => {
  const { id, reference, session } = await fixture.placePaidOrder();
  const made = [await giveBack({ id, reference }, 500, 1500), await giveBack({ id, reference }, 300, 1000)];
  for (const one of made) await fixture.receiveEvent(fixture.fake.returnRefund(`pay_${session}`, one));
  expect(await fixture.operator.readOrder(reference)).toMatchObject({ owed: { minor: 800 } });
  await fixture.operator.settleRefund(reference, "bank transfer");
  expect(await fixture.readRow(id)).toMatchObject({ refunded_minor: 800 });
  expect(await fixture.operator.readOrder(reference)).toMatchObject({ owed: { minor: 0 } });
});

test("one that fails before we hear that it was made is owed, and asked for no more", async () => {
  const { id, reference, session } = await fixture.placePaidOrder();
  await fixture.operator.refundOrder(reference, "a dent", { minor: 500, of: 1500 });
  fixture.fake.away.set("refund", "after");
  await expect(fixture.refundPayment({ orderId: id })).rejects.toThrow();
  fixture.fake.away.clear();
  const [{ id: request } = { id: "" }] = await fixture.db.selectFrom("refunds").select("id").where("of_order", "=", id).execute();
  const { refunds } = await fixture.fake.payments.refund({ paymentId: `pay_${session}`, amount: { minor: 500, currency: "GBP" }, idempotencyKey: request });
  await fixture.receiveEvent(fixture.fake.returnRefund(`pay_${session}`, String(refunds[0]?.id)));
  await fixture.refundPayment({ orderId: id });
  expect(await refundsOf(id)).toMatchObject([{ amount_minor: 500, status: "failed" }]);
  expect(await fixture.operator.readOrder(reference)).toMatchObject({ owed: { minor: 500 }, refunded: { minor: 0 } });
  expect(await openAlerts(id)).toEqual([{ kind: "refund-failed" }]);
});

test("news that was read long before it's taken in takes nothing back that was made meanwhile", async () => {
  const { id, reference, session } = await fixture.placePaidOrder();
  const old = fixture.fake.returnRefund(`pay_${session}`, await giveBack({ id, reference }, 300, 1500));
  await giveBack({ id, reference }, 1000, 1200);
  await fixture.receiveEvent(old);
  expect((await fixture.readRow(id)).refunded_minor).toBe(1000);
  expect(await fixture.operator.readOrder(reference)).toMatchObject({ refundable: { minor: 500 } });
});

test("paid back another way for more than is left, because the dashboard sent a part: only the rest counts, and the part that comes back is owed", async () => {
  const { id, session } = await placeHeldUp();
  const part = fixture.fake.refundAtProvider(`pay_${session}`, 500);
  await fixture.receiveEvent(fixture.fake.refundEvent(part));
  const { reference } = await fixture.readRow(id);
  await fixture.operator.settleRefund(reference, "bank transfer of the rest");
  expect(await refundsOf(id)).toMatchObject([
    { amount_minor: 1000, status: "settled" },
    { amount_minor: 500, status: "made" },
  ]);
  await fixture.receiveEvent(fixture.fake.returnRefund(`pay_${session}`, part.refundId));
  expect(await fixture.operator.readOrder(reference)).toMatchObject({ owed: { minor: 500 }, refunded: { minor: 1000 } });
});

test("news from before a refund came back takes nothing away that was asked for since", async () => {
  const { id, reference, session } = await fixture.placePaidOrder();
  await giveBack({ id, reference }, 1500, 1500);
  const old = fixture.fake.refundEvent(fixture.fake.factsOf(`pay_${session}`));
  const [made] = await refundsOf(id);
  await fixture.receiveEvent(fixture.fake.returnRefund(`pay_${session}`, String(made?.provider_id)));
  await fixture.operator.refundOrder(reference, "again");
  await fixture.receiveEvent(old);
  await fixture.refundPayment({ orderId: id });
  expect(fixture.fake.refunded(`pay_${session}`)).toBe(1500);
  expect((await refundsOf(id)).map(({ status }) => status).sort()).toEqual(["failed", "made"]);
});

test("what failed is tried again from the order, however often the button is pressed, and the buyer is told of each", async () => {
  const order = await placeHeldUp();
  expect(await stateOf(order)).toEqual({ status: "refunded", refund: "failed", refunded: 0 });
  expect(await openAlerts(order.id)).toEqual([{ kind: "refund-failed" }]);
  expect(await waitOf(order.id)).toBe("refund-under-way");
  await Promise.all([1, 2, 3].map(() => fixture.operator.refundOrder(order.reference, "again")));
  await fixture.refundPayment({ orderId: order.id });
  expect(await stateOf(order)).toEqual({ status: "refunded", refund: "made", refunded: 1500 });
  expect((await refundsOf(order.id)).map(({ status }) => status).sort()).toEqual(["failed", "made"]);
  expect(await refundMails(order.id)).toHaveLength(2);
  expect(await waitOf(order.id)).toBeNull();
  expect(fixture.fake.refunded(`pay_${order.session}`)).toBe(1500);
});

test("a part went back and the rest came back to us: what's owed is said to both, and paid by one press", async () => {
  const { id, reference, session, token, caller } = await fixture.placePaidOrder();
  await fixture.operator.refundOrder(reference, "a dent", { minor: 500, of: 1500 });
  await fixture.refundPayment({ orderId: id });
  fixture.passMinutes(1);
  await fixture.operator.refundOrder(reference, "and the rest", { minor: 1000, of: 1000 });
  await fixture.refundPayment({ orderId: id });
  const rest = (await refundsOf(id)).find(({ amount_minor }) => amount_minor === 1000);
  await fixture.receiveEvent(fixture.fake.returnRefund(`pay_${session}`, String(rest?.provider_id)));
  const view = await fixture.readOrder(token, caller);
  expect(view).toMatchObject({
    status: "refunded",
    refund: { state: "failed", amount: { minor: 1000 } },
    refunded: { minor: 500 },
    refundable: { minor: 1000 },
  });
  expect(view.refunds.map(({ state, amount }) => [state, amount.minor])).toEqual([
    ["made", 500],
    ["failed", 1000],
  ]);
  fixture.passMinutes(1);
  await fixture.operator.refundOrder(reference, "again", { minor: 1000, of: 1000 });
  await fixture.refundPayment({ orderId: id });
  const after = await fixture.readOrder(token, caller);
  expect(after).toMatchObject({ status: "refunded", refund: { state: "made" }, refunded: { minor: 1500 } });
  expect(after.refunds.map(({ state }) => state)).toEqual(["made", "made"]);
});

test("a part that came back to us, of an order that stands, is owed until it's tried again", async () => {
  const { id, reference, session, token, caller } = await fixture.placePaidOrder();
  await fixture.operator.refundOrder(reference, "a dent", { minor: 500, of: 1500 });
  await fixture.refundPayment({ orderId: id });
  fixture.passMinutes(1);
  await fixture.operator.refundOrder(reference, "a scratch", { minor: 300, of: 1000 });
  await fixture.refundPayment({ orderId: id });
  const dent = (await refundsOf(id)).find(({ amount_minor }) => amount_minor === 500);
  await fixture.receiveEvent(fixture.fake.returnRefund(`pay_${session}`, String(dent?.provider_id)));
  const states = async () => (await fixture.readOrder(token, caller)).refunds.map(({ state, amount }) => `${state} ${amount.minor}`);
  expect(await states()).toEqual(["failed 500", "made 300"]);
  expect((await fixture.readOrder(token, caller)).refund).toMatchObject({ state: "failed" });
  fixture.passMinutes(1);
  await fixture.operator.refundOrder(reference, "the dent again", { minor: 500, of: 1200, again: true });
  await fixture.refundPayment({ orderId: id });
  expect(await states()).toEqual(["made 300", "made 500"]);
});

test("a part paid back another way is no news of the provider's, whose total doesn't have it", async () => {
  const { id, reference, session } = await fixture.placePaidOrder();
  await fixture.operator.refundOrder(reference, "a dent", { minor: 500, of: 1500 });
  await fixture.refundPayment({ orderId: id });
  const [dent] = await refundsOf(id);
  await fixture.receiveEvent(fixture.fake.returnRefund(`pay_${session}`, String(dent?.provider_id)));
  await fixture.operator.settleRefund(reference, "bank transfer");
  expect((await fixture.readRow(id)).refunded_minor).toBe(500);
  fixture.passMinutes(1);
  await fixture.operator.refundOrder(reference, "a scratch", { minor: 500, of: 1000 });
  await fixture.refundPayment({ orderId: id });
  expect((await fixture.readRow(id)).refunded_minor).toBe(1000);
  fixture.passMinutes(1);
  await fixture.operator.refundOrder(reference, "and the rest", { minor: 500, of: 500 });
  await fixture.refundPayment({ orderId: id });
  expect(await fixture.readRow(id)).toMatchObject({ refunded_minor: 1500, status: "refunded" });
  expect(fixture.fake.refunded(`pay_${session}`)).toBe(1000);
  expect(await waitOf(id)).toBeNull();
});

test("what failed and was tried again is neither paid back once more another way, nor waited for", async () => {
  const { id, reference, session } = await fixture.placePaidOrder();
  const failed = async (minor: number, of: number, again = false) => {
    await fixture.operator.refundOrder(reference, "a dent", { minor, of, again });
    await fixture.refundPayment({ orderId: id });
    const made = (await refundsOf(id)).find(({ status }) => status === "made");
    await fixture.receiveEvent(fixture.fake.returnRefund(`pay_${session}`, String(made?.provider_id)));
    fixture.passMinutes(1);
  };
  await failed(500, 1500);
  await failed(500, 1500, true);
  expect(await waitOf(id)).toBe("refund-under-way");
  await fixture.operator.settleRefund(reference, "bank transfer");
  expect((await fixture.readRow(id)).refunded_minor).toBe(500);
  expect((await refundsOf(id)).map(({ status }) => status).sort()).toEqual(["failed", "settled"]);
  expect(await waitOf(id)).toBe("not-sent-yet");
});

test("what the dashboard sent back in part has no row: what failed and was made later isn't owed for all that", async () => {
  const order = await fixture.placePaidOrder();
  await fixture.receiveEvent(fixture.fake.refundEvent(fixture.fake.refundAtProvider(`pay_${order.session}`, 500)));
  await fixture.cancelOrder({ token: order.token }, order.caller);
  await fixture.refundPayment({ orderId: order.id });
  const [made] = await refundsOf(order.id);
  await fixture.receiveEvent(fixture.fake.returnRefund(`pay_${order.session}`, String(made?.provider_id)));
  expect(await waitOf(order.id)).toBe("refund-under-way");
  fixture.passMinutes(1);
  await fixture.operator.refundOrder(order.reference, "again");
  await fixture.refundPayment({ orderId: order.id });
  expect(await fixture.readOrder(order.token, order.caller)).toMatchObject({ status: "refunded", refund: { state: "made" }, refunded: { minor: 1500 } });
  expect(await waitOf(order.id)).toBeNull();
  await expect(fixture.operator.settleRefund(order.reference, "cash")).rejects.toMatchObject({ code: "conflict" });
});

test("the provider's word of our part comes and our own answer is lost: it's gone once, and the rest can be asked for", async () => {
  const { id, reference, session } = await fixture.placePaidOrder();
  await fixture.operator.refundOrder(reference, "a dent", { minor: 500, of: 1500 });
  const { id: request } = await fixture.db.selectFrom("refunds").select("id").where("of_order", "=", id).executeTakeFirstOrThrow();
  const facts = await fixture.fake.payments.refund({ paymentId: `pay_${session}`, amount: { minor: 500, currency: "GBP" }, idempotencyKey: request });
  await fixture.receiveEvent(fixture.fake.refundEvent(facts));
  fixture.passMinutes(1);
  await fixture.operator.refundOrder(reference, "all of it");
  for (let times = 0; times < 2; times++) await fixture.refundPayment({ orderId: id });
  expect(fixture.fake.refunded(`pay_${session}`)).toBe(1500);
  expect(await fixture.readRow(id)).toMatchObject({ refunded_minor: 1500, status: "refunded" });
});

test("the last part of an order that isn't sent is paid back another way: it isn't to be sent any more, and its tube is on the shelf", async () => {
  const { id, reference, session } = await fixture.placePaidOrder();
  const before = await fixture.available();
  await fixture.operator.refundOrder(reference, "a dent", { minor: 500, of: 1500 });
  await fixture.refundPayment({ orderId: id });
  const [dent] = await refundsOf(id);
  await fixture.receiveEvent(fixture.fake.returnRefund(`pay_${session}`, String(dent?.provider_id)));
  await fixture.receiveEvent(fixture.fake.refundEvent(fixture.fake.refundAtProvider(`pay_${session}`, 1000)));
  expect(await fixture.operator.settleRefund(reference, "bank transfer")).toBe("refunded");
  expect(await fixture.available()).toBe(before + 1);
});

test("told of one failure twice, it counts once", async () => {
  const order = await placeHeldUp();
  await fixture.receiveEvent({ ...order.cameBack, id: "evt_other_type", type: "refund.updated" });
  expect(await refundsOf(order.id)).toMatchObject([{ amount_minor: 1500, status: "failed" }]);
  expect((await fixture.historyOf(order.id)).filter((line) => line.includes("didn't go through"))).toHaveLength(1);
});

test("paid back another way: the order is settled, its alert put away, and an erasure waits for nothing", async () => {
  const order = await placeHeldUp();
  await expect(fixture.operator.settleRefund(order.reference, " ")).rejects.toMatchObject({ code: "invalid" });
  await fixture.operator.settleRefund(order.reference, "bank transfer on 3 September");
  await fixture.operator.settleRefund(order.reference, "bank transfer on 3 September");
  expect(await stateOf(order)).toEqual({ status: "refunded", refund: "settled", refunded: 1500 });
  expect(await openAlerts(order.id)).toEqual([]);
  expect(await waitOf(order.id)).toBeNull();
  expect((await fixture.historyOf(order.id)).filter((line) => line.includes("Paid back another way"))).toHaveLength(1);
  const { reference } = await fixture.placePaidOrder();
  await expect(fixture.operator.settleRefund(reference, "cash")).rejects.toMatchObject({ code: "conflict" });
});

test("a refund that the provider never makes can be settled too, and is not made afterwards", async () => {
  const { id, reference, token, caller, session } = await fixture.placePaidOrder();
  await fixture.cancelOrder({ token }, caller);
  // What is being made this minute isn't held up.
  await expect(fixture.operator.settleRefund(reference, "bank transfer")).rejects.toMatchObject({ code: "conflict" });
  fixture.passMinutes(61);
  expect(await fixture.operator.settleRefund(reference, "bank transfer")).toBe("refunded");
  await fixture.refundPayment({ orderId: id });
  expect(fixture.fake.refunded(`pay_${session}`)).toBe(0);
});

test("its event is quicker than the answer to our request: the refund is known again when it fails", async () => {
  const { id, session, token, caller } = await fixture.placePaidOrder();
  await fixture.cancelOrder({ token }, caller);
  const { refund } = fixture.fake.payments;
  fixture.fake.payments.refund = async (asked) => {
    const facts = await refund(asked);
    await fixture.receiveEvent(fixture.fake.refundEvent(facts));
    return facts;
  };
  await fixture.refundPayment({ orderId: id });
  fixture.fake.payments.refund = refund;
  const [made] = await refundsOf(id);
  expect(made).toMatchObject({ status: "made", provider_id: expect.stringMatching(/^re_/) });
  await fixture.receiveEvent(fixture.fake.returnRefund(`pay_${session}`, String(made?.provider_id)));
  expect(await refundsOf(id)).toMatchObject([{ status: "failed" }]);
});

test("settled by the owner while the provider is making it: the money went twice, and the owner hears of it", async () => {
  const { id, reference, session, token, caller } = await fixture.placePaidOrder();
  await fixture.cancelOrder({ token }, caller);
  fixture.passMinutes(61);
  const { refund } = fixture.fake.payments;
  fixture.fake.payments.refund = async (asked) => {
    await fixture.operator.settleRefund(reference, "bank transfer");
    return refund(asked);
  };
  await fixture.refundPayment({ orderId: id });
  fixture.fake.payments.refund = refund;
  expect(fixture.fake.refunded(`pay_${session}`)).toBe(1500);
  expect(await openAlerts(id)).toEqual([{ kind: "refunded-twice" }]);
});

/** So much is refunded, and comes back. */
async function comesBack({ id, reference, session }: { id: string; reference: string; session: string }, minor: number, of: number) {
  await fixture.operator.refundOrder(reference, "a dent", { minor, of });
  await fixture.refundPayment({ orderId: id });
  fixture.passMinutes(1);
  const made = (await fixture.db.selectFrom("refunds").selectAll().where("of_order", "=", id).execute()).find(({ status }) => status === "made");
  await fixture.receiveEvent(fixture.fake.returnRefund(`pay_${session}`, String(made?.provider_id)));
}

test("a refund for something else takes nothing off what came back, made or not; trying again replaces all of it", async () => {
  const order = await fixture.placePaidOrder();
  const owed = async () => (await fixture.operator.readOrder(order.reference)).owed.minor;
  await comesBack(order, 300, 1500);
  await comesBack(order, 600, 1500);
  expect(await owed()).toBe(900);
  await giveBack(order, 100, 1500);
  expect(await owed()).toBe(900);
  await expect(fixture.operator.refundOrder(order.reference, "again", { minor: 300, of: 1400, again: true })).rejects.toMatchObject({ code: "conflict" });
  await fixture.operator.refundOrder(order.reference, "again", { minor: 900, of: 1400, again: true });
  await fixture.refundPayment({ orderId: order.id });
  expect(await owed()).toBe(0);
  expect((await fixture.readRow(order.id)).refunded_minor).toBe(1000);
});

test("a part from the dashboard that came back too is within what's owed, and one press settles it all", async () => {
  const order = await placeHeldUp();
  const part = fixture.fake.refundAtProvider(`pay_${order.session}`, 100);
  await fixture.receiveEvent(fixture.fake.refundEvent(part));
  await fixture.receiveEvent(fixture.fake.returnRefund(`pay_${order.session}`, part.refundId));
  expect((await fixture.operator.readOrder(order.reference)).owed.minor).toBe(1500);
  expect(await fixture.operator.settleRefund(order.reference, "bank transfer", 1500)).toBe("refunded");
  expect((await fixture.readRow(order.id)).refunded_minor).toBe(1500);
});

test("paid back another way is what the page showed: where more has come back since, nothing is settled; pressed again, nothing else is", async () => {
  const order = await fixture.placePaidOrder();
  await comesBack(order, 500, 1500);
  await comesBack(order, 300, 1500);
  await expect(fixture.operator.settleRefund(order.reference, "bank transfer", 500)).rejects.toMatchObject({
    code: "conflict",
    message: "Nothing was changed: £8.00 of this order is held up now. Please reload the page and check.",
  });
  await fixture.operator.settleRefund(order.reference, "bank transfer", 800);
  await fixture.operator.refundOrder(order.reference, "a scratch", { minor: 200, of: 700 });
  await fixture.operator.settleRefund(order.reference, "bank transfer", 800);
  expect((await refundsOf(order.id)).map(({ status }) => status).sort()).toEqual(["requested", "settled", "settled"]);
  // What its mail says is what was paid then, whenever it goes out.
  const [{ made_at: then } = { made_at: null }] = await fixture.db
    .selectFrom("refunds")
    .select("made_at")
    .where("status", "=", "settled")
    .where("of_order", "=", order.id)
    .execute();
  const facts = await readOrderFacts({ ...fixture.needs, labelLinks: { urlOf: () => "" } }, order.id, new Date(String(then)));
  expect(facts?.paidBack.minor).toBe(800);
  // Its buyer hears of it once.
  expect((await fixture.mails()).filter((key) => key.startsWith(`order-paid-back:${order.id}`))).toHaveLength(1);
});

test("a refund that the provider refuses for good is told with its reason once, stands as held up after an hour, and can be settled", async () => {
  const order = await fixture.placePaidOrder();
  fixture.fake.disputed.add(`pay_${order.session}`);
  await fixture.cancelOrder({ token: order.token }, order.caller);
  await expect(fixture.refundPayment({ orderId: order.id })).rejects.toMatchObject({ code: "conflict", message: "charge_disputed" });
  const read = () => fixture.operator.readOrder(order.reference);
  expect((await read()).heldUp.minor).toBe(0);
  fixture.passMinutes(61);
  await fixture.reconcile();
  expect((await fixture.alerts()).filter(({ order_id }) => order_id === order.id)).toEqual([
    { order_id: order.id, kind: "not-reconciled", detail: "making a refund failed: charge_disputed" },
  ]);
  await fixture.db.updateTable("operator_alerts").set({ resolved_at: fixture.now() }).where("order_id", "=", order.id).execute();
  await fixture.reconcile();
  expect(await openAlerts(order.id)).toEqual([]);
  expect((await read()).heldUp.minor).toBe(1500);
  const told = { orderId: order.id, kind: "disputed", detail: "dispute dp_1", at: fixture.now() } as const;
  await fixture.db.transaction().execute((tx) => raiseAlert(tx, fixture.needs.sendJob, told));
  expect((await read()).isDisputed).toBe(true);
  expect(await fixture.operator.settleRefund(order.reference, "the bank took it", 1500)).toBe("refunded");
  // The bank has told them.
  expect((await fixture.mails()).filter((key) => key.startsWith(`order-paid-back:${order.id}`))).toEqual([]);
});

test("a whole refund that was asked for before we knew of a part from the dashboard is lowered to the rest, and made", async () => {
  const { id, session, token, caller } = await fixture.placePaidOrder();
  fixture.fake.refundAtProvider(`pay_${session}`, 500);
  await fixture.cancelOrder({ token }, caller);
  for (let times = 0; times < 2; times++) await fixture.refundPayment({ orderId: id });
  expect(await fixture.readRow(id)).toMatchObject({ status: "refunded", refunded_minor: 1500 });
  expect(await refundsOf(id)).toMatchObject([
    { amount_minor: 1000, status: "made" },
    { amount_minor: 500, status: "made" },
  ]);
});

test("a returned order that was refunded with Refund is waited for no more, and the return's own button then promises nothing", async () => {
  const order = await fixture.placeDeliveredOrder();
  await fixture.returnOrder({ token: order.token }, order.caller);
  expect(await waitOf(order.id)).toBe("coming-back");
  await fixture.operator.refundOrder(order.reference, "it's back");
  await fixture.refundPayment({ orderId: order.id });
  expect(await waitOf(order.id)).toBeNull();
  await fixture.operator.settleReturn(order.reference, "back");
  expect((await fixture.mails()).filter((key) => key.startsWith(`return-settled:${order.id}`))).toEqual([]);
});

test("beside a refund on its way no more is owed, nor settled, than is left", async () => {
  const order = await fixture.placePaidOrder();
  await comesBack(order, 1000, 1500);
  await fixture.operator.refundOrder(order.reference, "a scratch", { minor: 800, of: 1500 });
  expect((await fixture.operator.readOrder(order.reference)).owed.minor).toBe(700);
  await fixture.operator.settleRefund(order.reference, "bank transfer", 700);
  await fixture.refundPayment({ orderId: order.id });
  expect(await fixture.readRow(order.id)).toMatchObject({ status: "refunded", refunded_minor: 1500 });
});

test("a whole refund that came back and was made again is told again", async () => {
  const { id, reference } = await placeHeldUp();
  await fixture.operator.refundOrder(reference, "once more", { minor: 1500, of: 1500, again: true });
  await fixture.refundPayment({ orderId: id });
  expect(new Set(await refundMails(id)).size).toBe(2);
});

test("paid back another way, and then in the dashboard as well: the owner hears that the buyer has it twice", async () => {
  const { id, reference, session } = await placeHeldUp();
  await fixture.operator.settleRefund(reference, "bank transfer");
  fixture.passMinutes(1);
  await fixture.receiveEvent(fixture.fake.refundEvent(fixture.fake.refundAtProvider(`pay_${session}`, 1500)));
  expect(await openAlerts(id)).toEqual([{ kind: "refunded-twice" }]);
});

test("beside a refund on its way one press asks again for what is left of one that came back, and no more", async () => {
  const order = await fixture.placePaidOrder();
  await comesBack(order, 1000, 1500);
  await fixture.operator.refundOrder(order.reference, "a scratch", { minor: 800, of: 1500 });
  await fixture.operator.refundOrder(order.reference, "once more", { minor: 700, of: 700, again: true });
  await fixture.refundPayment({ orderId: order.id });
  expect(await fixture.readRow(order.id)).toMatchObject({ status: "refunded", refunded_minor: 1500 });
});
