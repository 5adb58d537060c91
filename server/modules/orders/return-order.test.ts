import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { ReturnOutcome } from "#contracts/order.ts";
import { listStockChanges, readSummary } from "#server/modules/back-office/books.ts";
import { readCap } from "#server/modules/orders/stock.ts";
import { type OrdersFixture, openOrdersFixture } from "#tests/support/open-orders-fixture.ts";

let fixture: OrdersFixture;
beforeEach(async () => {
  fixture = await openOrdersFixture();
});
afterEach(() => fixture.close());

const day = 24 * 60;
const september = { from: "2026-09-01", to: "2026-09-30" };
const mailsAbout = async (id: string, kind: string) => (await fixture.mails()).filter((key) => key.startsWith(kind) && key.includes(id));
const refundOf = (id: string) => fixture.db.selectFrom("refunds").select(["status", "amount_minor", "reason"]).where("of_order", "=", id).execute();
const twenty = <T>(work: () => Promise<T>) => Promise.all(Array.from({ length: 20 }, work));

test("pressed twenty times in two tabs, a sent order is cancelled once: one line, one mail to each side", async () => {
  const { id, token, caller, reference } = await fixture.placeDeliveredOrder();
  expect(await fixture.readOrder(token, caller)).toMatchObject({ canReturn: true, returnUntil: "2026-09-15", return: null });
  const answers = await twenty(() => fixture.returnOrder({ token }, fixture.someCaller()));
  expect(new Set(answers.map(({ send_by }) => send_by))).toEqual(new Set(["2026-09-15"]));
  expect((await fixture.historyOf(id)).slice(-2)).toEqual(["delivered: Delivered", "delivered: Cancelled by you: to be sent back by 15 September 2026"]);
  expect([await mailsAbout(id, "return-asked"), await mailsAbout(id, "owner-return")]).toEqual([[`return-asked:${id}`], [`owner-return:${id}`]]);
  expect(await fixture.readOrder(token, caller)).toMatchObject({ status: "delivered", canReturn: false, return: { sendBy: "2026-09-15", outcome: null } });
  expect(await fixture.operator.listReturns()).toEqual([{ reference, name: (await fixture.readRow(id)).name, toldAt: fixture.now(), sendBy: "2026-09-15" }]);
  expect(await refundOf(id)).toEqual([]);
});

test("on its way it can be cancelled too; before dispatch, unpaid or refunded there is another way or none", async () => {
  const paid = await fixture.placePaidOrder();
  await expect(fixture.returnOrder({ token: paid.token }, paid.caller)).rejects.toMatchObject({ code: "conflict", message: /haven't sent your tube yet/ });
  await fixture.dispatch(paid.reference);
  expect(await fixture.readOrder(paid.token, paid.caller)).toMatchObject({ canReturn: true, returnUntil: null });
  expect(await fixture.returnOrder({ token: paid.token }, paid.caller)).toEqual({ send_by: "2026-09-15" });

  const refunded = await fixture.placeDeliveredOrder();
  await fixture.operator.refundOrder(refunded.reference, "a gift");
  await expect(fixture.returnOrder({ token: refunded.token }, refunded.caller)).rejects.toMatchObject({
    code: "conflict",
    message: /refund for this order has already started/,
  });
  const unpaid = await fixture.placeOrder();
  await expect(fixture.returnOrder({ token: await fixture.makeLink(unpaid.id) }, unpaid.caller)).rejects.toMatchObject({ message: /never sent/ });
  await expect(fixture.returnOrder({ token: "x".repeat(32) }, unpaid.caller)).rejects.toMatchObject({ code: "not-found" });
});

test("the right lasts to the end of the fourteenth day after delivery, on London's clock", async () => {
  const inTime = await fixture.placeDeliveredOrder();
  const late = await fixture.placeDeliveredOrder();
  // 15 September, 23:59 in London, where it is summer time.
  fixture.passMinutes(14 * day + 10 * 60 + 59);
  expect(await fixture.returnOrder({ token: inTime.token }, inTime.caller)).toEqual({ send_by: "2026-09-29" });
  fixture.passMinutes(1);
  await expect(fixture.returnOrder({ token: late.token }, late.caller)).rejects.toMatchObject({
    code: "conflict",
    message: /more than 14 days since your tube arrived/,
  });
  expect(await fixture.readOrder(late.token, late.caller)).toMatchObject({ canReturn: false, returnUntil: "2026-09-15" });
  // Who has told us in time is answered the same ever after.
  expect(await fixture.returnOrder({ token: inTime.token }, inTime.caller)).toEqual({ send_by: "2026-09-29" });
});

describe.each([
  ["back", "Your tube is back with us: refund started"],
  ["posted", "You showed us that you sent it back: refund started"],
] as const)("settled as %s", (outcome, cause) => {
  test("the whole price goes back once, however often it is pressed, and the tube does not go on the shelf by itself", async () => {
    const { id, token, caller, reference, session } = await fixture.placeDeliveredOrder();
    const free = await fixture.available();
    await fixture.returnOrder({ token }, caller);
    await twenty(() => fixture.operator.settleReturn(reference, outcome));
    expect((await fixture.historyOf(id)).filter((line) => line.endsWith("refund started"))).toEqual([`delivered: ${cause}`]);
    expect(await refundOf(id)).toMatchObject([{ status: "requested", amount_minor: 1500 }]);
    await twenty(() => fixture.refundPayment({ orderId: id }).catch(() => {}));
    expect(fixture.fake.refunded(`pay_${session}`)).toBe(1500);
    expect(await fixture.statusOf(id)).toBe("refunded");
    expect([await mailsAbout(id, "return-settled"), await mailsAbout(id, "order-refunded")]).toEqual([[`return-settled:${id}`], [`order-refunded:${id}`]]);
    expect([await fixture.available(), await fixture.operator.listReturns()]).toEqual([free, []]);
  });
});

test("a tube that's here already is booked in without instructions, and put back in stock once; the size of the batch stays", async () => {
  const { id, reference } = await fixture.placeDeliveredOrder();
  const [free, cap] = [await fixture.available(), await readCap(fixture.db)];
  await fixture.operator.openReturn(reference, true);
  expect(await mailsAbout(id, "return-asked")).toEqual([]);
  const before = await readSummary(fixture.db, september);
  await twenty(() => fixture.operator.settleReturn(reference, "back", true));
  await fixture.refundPayment({ orderId: id });
  expect([await fixture.available(), await readCap(fixture.db), await fixture.ledgerSum()]).toEqual([free + 1, cap, free + 1]);
  expect((await listStockChanges(fixture.db))[0]).toMatchObject({ change: 1, reason: "adjust", note: "Sent back unopened", reference });
  expect((await fixture.operator.readStock())[0]).toMatchObject({ available: free + 1, held: 0, sold: 0, sent: 0 });
  expect(await readSummary(fixture.db, september)).toMatchObject({ closing: before.closing + 1, added: before.added + 1, returned: before.returned + 1 });
});

test("one whose seal is broken isn't put back in stock, whatever is ticked", async () => {
  const { reference } = await fixture.placeDeliveredOrder();
  const free = await fixture.available();
  await fixture.operator.openReturn(reference);
  await fixture.operator.settleReturn(reference, "opened", true);
  expect(await fixture.available()).toBe(free);
});

test("refund by two buttons at once: one refund", async () => {
  const { id, token, caller, reference, session } = await fixture.placeDeliveredOrder();
  await fixture.returnOrder({ token }, caller);
  await Promise.all([fixture.operator.refundOrder(reference, "it is back"), fixture.operator.settleReturn(reference, "back")]);
  await fixture.refundPayment({ orderId: id });
  expect([await refundOf(id), fixture.fake.refunded(`pay_${session}`)]).toMatchObject([[{ status: "made" }], 1500]);
});

test("what had gone back in part at the provider goes back only once", async () => {
  const { id, token, caller, reference, session } = await fixture.placeDeliveredOrder();
  await fixture.receiveEvent(fixture.fake.refundEvent(fixture.fake.refundAtProvider(`pay_${session}`, 500)));
  await fixture.returnOrder({ token }, caller);
  await fixture.operator.settleReturn(reference, "back");
  expect(await refundOf(id)).toMatchObject([{ amount_minor: 500 }, { amount_minor: 1000 }]);
  await fixture.refundPayment({ orderId: id });
  expect([await fixture.statusOf(id), fixture.fake.refunded(`pay_${session}`)]).toEqual(["refunded", 1500]);
});

test("opened, or never come: no refund, one mail, and a second thought is a refund by hand", async () => {
  const opened = await fixture.placeDeliveredOrder();
  await fixture.returnOrder({ token: opened.token }, opened.caller);
  await expect(fixture.operator.settleReturn(opened.reference, "not-back")).rejects.toMatchObject({ message: /until 15 September 2026/ });
  await twenty(() => fixture.operator.settleReturn(opened.reference, "opened"));
  await expect(fixture.operator.settleReturn(opened.reference, "back")).rejects.toMatchObject({ code: "conflict", message: /settled already/ });
  expect([await refundOf(opened.id), await mailsAbout(opened.id, "return-settled")]).toEqual([[], [`return-settled:${opened.id}`]]);

  const lost = await fixture.placeDeliveredOrder();
  await fixture.returnOrder({ token: lost.token }, lost.caller);
  fixture.passMinutes(15 * day);
  await fixture.operator.settleReturn(lost.reference, "not-back");
  expect(await fixture.readOrder(lost.token, lost.caller)).toMatchObject({ status: "delivered", return: { outcome: "not-back" }, canReturn: false });
  await fixture.operator.refundOrder(lost.reference, "It came after all");
  expect(await refundOf(lost.id)).toMatchObject([{ status: "requested", amount_minor: 1500 }]);
});

test("nothing is settled that nobody asked for, and in no other way than the four", async () => {
  const { reference, token, caller } = await fixture.placeDeliveredOrder();
  await expect(fixture.operator.settleReturn(reference, "back")).rejects.toMatchObject({ code: "conflict" });
  await fixture.returnOrder({ token }, caller);
  await expect(fixture.operator.settleReturn(reference, "maybe" as ReturnOutcome)).rejects.toMatchObject({ code: "invalid" });
});

test("a tube whose price has gone back with Refund isn't listed as one to wait for", async () => {
  const { id, reference, token, caller } = await fixture.placeDeliveredOrder();
  await fixture.returnOrder({ token }, caller);
  expect((await fixture.operator.listReturns()).map((one) => one.reference)).toEqual([reference]);
  await fixture.operator.refundOrder(reference, "it's back");
  await fixture.refundPayment({ orderId: id });
  expect(await fixture.operator.listReturns()).toEqual([]);
});
