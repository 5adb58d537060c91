import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { ReturnOutcome } from "#contracts/order.ts";
import { type OrderDesk, openOrderDesk } from "#tests/support/open-order-desk.ts";

let desk: OrderDesk;
beforeEach(async () => {
  desk = await openOrderDesk();
});
afterEach(() => desk.close());

const day = 24 * 60;
const mailsAbout = async (id: string, kind: string) => (await desk.mails()).filter((key) => key.startsWith(kind) && key.includes(id));
const refundOf = (id: string) => desk.db.selectFrom("refunds").select(["status", "amount_minor", "reason"]).where("of_order", "=", id).execute();
const twenty = <T>(work: () => Promise<T>) => Promise.all(Array.from({ length: 20 }, work));

test("pressed twenty times in two tabs, a sent order is cancelled once: one line, one mail to each side", async () => {
  const { id, token, caller, reference } = await desk.placeDeliveredOrder();
  expect(await desk.readOrder(token, caller)).toMatchObject({ canReturn: true, returnUntil: "2026-09-15", return: null });
  const answers = await twenty(() => desk.returnOrder({ token }, desk.someCaller()));
  expect(new Set(answers.map(({ send_by }) => send_by))).toEqual(new Set(["2026-09-15"]));
  expect((await desk.historyOf(id)).slice(-2)).toEqual(["delivered: Delivered", "delivered: Cancelled by you: to be sent back by 15 September 2026"]);
  expect([await mailsAbout(id, "return-asked"), await mailsAbout(id, "owner-return")]).toEqual([[`return-asked:${id}`], [`owner-return:${id}`]]);
  expect(await desk.readOrder(token, caller)).toMatchObject({ status: "delivered", canReturn: false, return: { sendBy: "2026-09-15", outcome: null } });
  expect(await desk.operator.listReturns()).toEqual([{ reference, toldAt: desk.now(), sendBy: "2026-09-15" }]);
  expect(await refundOf(id)).toEqual([]);
});

test("on its way it can be cancelled too; before dispatch, unpaid or refunded there is another way or none", async () => {
  const paid = await desk.placePaidOrder();
  await expect(desk.returnOrder({ token: paid.token }, paid.caller)).rejects.toMatchObject({ code: "conflict", message: /has not been sent yet/ });
  await desk.operator.dispatchOrder(paid.reference);
  expect(await desk.readOrder(paid.token, paid.caller)).toMatchObject({ canReturn: true, returnUntil: null });
  expect(await desk.returnOrder({ token: paid.token }, paid.caller)).toEqual({ send_by: "2026-09-15" });

  const refunded = await desk.placeDeliveredOrder();
  await desk.operator.refundOrder(refunded.reference, "a gift");
  await expect(desk.returnOrder({ token: refunded.token }, refunded.caller)).rejects.toMatchObject({
    code: "conflict",
    message: /refund of this order is under way/,
  });
  const unpaid = await desk.placeOrder();
  await expect(desk.returnOrder({ token: await desk.makeLink(unpaid.id) }, unpaid.caller)).rejects.toMatchObject({ message: /never sent/ });
  await expect(desk.returnOrder({ token: "x".repeat(32) }, unpaid.caller)).rejects.toMatchObject({ code: "not-found" });
});

test("the right lasts to the end of the fourteenth day after delivery, on London's clock", async () => {
  const inTime = await desk.placeDeliveredOrder();
  const late = await desk.placeDeliveredOrder();
  // 15 September, 23:59 in London, where it is summer time.
  desk.passMinutes(14 * day + 10 * 60 + 59);
  expect(await desk.returnOrder({ token: inTime.token }, inTime.caller)).toEqual({ send_by: "2026-09-29" });
  desk.passMinutes(1);
  await expect(desk.returnOrder({ token: late.token }, late.caller)).rejects.toMatchObject({ code: "conflict", message: /14 days .* are over/ });
  expect(await desk.readOrder(late.token, late.caller)).toMatchObject({ canReturn: false, returnUntil: "2026-09-15" });
  // Who has told us in time is answered the same ever after.
  expect(await desk.returnOrder({ token: inTime.token }, inTime.caller)).toEqual({ send_by: "2026-09-29" });
});

describe.each([
  ["back", "Your tube is back with us: refund started"],
  ["posted", "You showed us that you sent it back: refund started"],
] as const)("settled as %s", (outcome, cause) => {
  test("the whole price goes back once, however often it is pressed, and the tube does not go on the shelf by itself", async () => {
    const { id, token, caller, reference, session } = await desk.placeDeliveredOrder();
    const free = await desk.available();
    await desk.returnOrder({ token }, caller);
    await twenty(() => desk.operator.settleReturn(reference, outcome));
    expect((await desk.historyOf(id)).filter((line) => line.endsWith("refund started"))).toEqual([`delivered: ${cause}`]);
    expect(await refundOf(id)).toMatchObject([{ status: "requested", amount_minor: 1500 }]);
    await twenty(() => desk.refundPayment({ orderId: id }).catch(() => {}));
    expect(desk.fake.refunded.get(`pay_${session}`)).toBe(1500);
    expect(await desk.statusOf(id)).toBe("refunded");
    expect([await mailsAbout(id, "return-settled"), await mailsAbout(id, "order-refunded")]).toEqual([[`return-settled:${id}`], [`order-refunded:${id}`]]);
    expect([await desk.available(), await desk.operator.listReturns()]).toEqual([free, []]);
  });
});

test("refund by two buttons at once: one refund", async () => {
  const { id, token, caller, reference, session } = await desk.placeDeliveredOrder();
  await desk.returnOrder({ token }, caller);
  await Promise.all([desk.operator.refundOrder(reference, "it is back"), desk.operator.settleReturn(reference, "back")]);
  await desk.refundPayment({ orderId: id });
  expect([await refundOf(id), desk.fake.refunded.get(`pay_${session}`)]).toMatchObject([[{ status: "made" }], 1500]);
});

test("what had gone back in part at the provider goes back only once", async () => {
  const { id, token, caller, reference, session } = await desk.placeDeliveredOrder();
  await desk.takeEvent(desk.fake.refundEvent(desk.fake.refundAtProvider(`pay_${session}`, 500)));
  await desk.returnOrder({ token }, caller);
  await desk.operator.settleReturn(reference, "back");
  expect(await refundOf(id)).toMatchObject([{ amount_minor: 1000 }]);
  await desk.refundPayment({ orderId: id });
  expect([await desk.statusOf(id), desk.fake.refunded.get(`pay_${session}`)]).toEqual(["refunded", 1500]);
});

test("opened, or never come: no refund, one mail, and a second thought is a refund by hand", async () => {
  const opened = await desk.placeDeliveredOrder();
  await desk.returnOrder({ token: opened.token }, opened.caller);
  await expect(desk.operator.settleReturn(opened.reference, "not-back")).rejects.toMatchObject({ message: /until 15 September 2026/ });
  await twenty(() => desk.operator.settleReturn(opened.reference, "opened"));
  await expect(desk.operator.settleReturn(opened.reference, "back")).rejects.toMatchObject({ code: "conflict", message: /settled already/ });
  expect([await refundOf(opened.id), await mailsAbout(opened.id, "return-settled")]).toEqual([[], [`return-settled:${opened.id}`]]);

  const lost = await desk.placeDeliveredOrder();
  await desk.returnOrder({ token: lost.token }, lost.caller);
  desk.passMinutes(15 * day);
  await desk.operator.settleReturn(lost.reference, "not-back");
  expect(await desk.readOrder(lost.token, lost.caller)).toMatchObject({ status: "delivered", return: { outcome: "not-back" }, canReturn: false });
  await desk.operator.refundOrder(lost.reference, "It came after all");
  expect(await refundOf(lost.id)).toMatchObject([{ status: "requested", amount_minor: 1500 }]);
});

test("nothing is settled that nobody asked for, and in no other way than the four", async () => {
  const { reference, token, caller } = await desk.placeDeliveredOrder();
  await expect(desk.operator.settleReturn(reference, "back")).rejects.toMatchObject({ code: "conflict" });
  await desk.returnOrder({ token }, caller);
  await expect(desk.operator.settleReturn(reference, "maybe" as ReturnOutcome)).rejects.toMatchObject({ code: "invalid" });
});
