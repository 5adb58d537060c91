import { afterEach, beforeEach, expect, test } from "vitest";
import { pageSize } from "#contracts/backend.ts";
import { undoMinutes } from "#contracts/operator-forms.ts";
import { notifyOfDelays } from "#server/modules/orders/dispatch.ts";
import { addMinutes } from "#server/platform/dates.ts";
import { type OrdersFixture, openOrdersFixture } from "#tests/support/open-orders-fixture.ts";

let fixture: OrdersFixture;
beforeEach(async () => {
  fixture = await openOrdersFixture();
});
afterEach(() => fixture.close());

const sentMails = async () => (await fixture.mails()).filter((key) => key.startsWith("order-dispatched"));
const lastOf = async (id: string) => (await fixture.historyOf(id)).at(-1);
const waiting = () => fixture.jobs<{ orderId: string; dispatchAt: string }>("dispatch-order");

test("an order that is marked as sent is sent when the time to undo it is over, which waits in the queue; its buyer hears of it then, once", async () => {
  const { id, reference } = await fixture.placePaidOrder();
  const until = addMinutes(fixture.now(), undoMinutes);
  expect(await fixture.operator.dispatchOrder(reference)).toEqual(until);
  expect(await waiting()).toEqual([{ data: { orderId: id, dispatchAt: until.toISOString() }, start_after: until }]);
  expect([await lastOf(id), await sentMails()]).toEqual(["paid: Paid by card", []]);
  expect(await fixture.operator.listUndoable()).toEqual([{ reference, undoUntil: until, hasLabel: false }]);
  expect((await fixture.operator.listOrders())[0]).toMatchObject({ reference, status: "paid", undoUntil: until });

  // A job runs at least once.
  for (let times = 0; times < 2; times++) await fixture.runDispatchJobs();
  expect([await lastOf(id), await sentMails()]).toEqual(["dispatched: On its way to you", [`order-dispatched:${id}`]]);
  expect(await fixture.operator.listUndoable()).toEqual([]);
  expect(await fixture.operator.dispatchOrder(reference)).toBeNull();
});

test("orders to send are those that are paid and not marked, also where more are marked than come at a time", async () => {
  await fixture.operator.adjustStock(60, "more came");
  const orders = [];
  for (let count = 0; count < pageSize + 3; count++) {
    orders.push(await fixture.placePaidOrder());
    fixture.passMinutes(0.01);
  }
  for (const { reference } of orders.slice(0, pageSize)) await fixture.operator.dispatchOrder(reference);
  const list = async (marked: boolean) => (await fixture.operator.listOrders({ status: "paid", marked })).map(({ reference }) => reference);
  const references = orders.map(({ reference }) => reference);
  expect(await list(false)).toEqual(references.slice(pageSize));
  expect(await list(true)).toEqual(references.slice(0, pageSize));
  for (const reference of references.slice(0, 20)) await fixture.operator.undoDispatch(reference);
  expect(await list(false)).toEqual([...references.slice(0, 20), ...references.slice(pageSize)]);
});

test("pressed twice and in two tabs it is one marking, and the time doesn't begin anew", async () => {
  const { reference } = await fixture.placePaidOrder();
  const first = await fixture.operator.dispatchOrder(reference);
  fixture.passMinutes(1);
  const all = await Promise.all(Array.from({ length: 5 }, () => fixture.operator.dispatchOrder(reference)));
  expect(all).toEqual(Array.from({ length: 5 }, () => first));
  expect(await waiting()).toHaveLength(1);
});

test("undone, it is to be sent as before, and the job that waited does nothing; marked anew, only the new time counts", async () => {
  const { id, reference, token, caller } = await fixture.placePaidOrder();
  await fixture.operator.dispatchOrder(reference);
  for (let times = 0; times < 2; times++) await fixture.operator.undoDispatch(reference);
  await fixture.runDispatchJobs();
  expect([await lastOf(id), await sentMails()]).toEqual(["paid: Paid by card", []]);
  expect(await fixture.readOrder(token, caller)).toMatchObject({ undoUntil: null, canCancel: true, canCorrectAddress: true });

  const [old] = await waiting();
  fixture.passMinutes(2);
  const anew = await fixture.operator.dispatchOrder(reference);
  expect(anew?.toISOString()).not.toBe(old?.data.dispatchAt);
  expect(await waiting()).toHaveLength(2);
  expect((await fixture.operator.readOrder(reference)).undoUntil).toEqual(anew);
  await fixture.runDispatchJobs();
  expect(await sentMails()).toEqual([`order-dispatched:${id}`]);
});

test("once the buyer has heard of it, it can't be undone; undoing and the end of its time at one moment are one of the two", async () => {
  const { reference } = await fixture.placePaidOrder();
  await fixture.dispatch(reference);
  await expect(fixture.operator.undoDispatch(reference)).rejects.toMatchObject({ code: "conflict", message: expect.stringContaining("too late") });
  await expect(fixture.operator.undoDispatch("EMB-0000-0000")).rejects.toMatchObject({ code: "not-found" });
  for (let round = 0; round < 5; round++) {
    const other = await fixture.placePaidOrder();
    await fixture.operator.dispatchOrder(other.reference);
    const [undone] = await Promise.allSettled([fixture.operator.undoDispatch(other.reference), fixture.runDispatchJobs()]);
    expect(await fixture.statusOf(other.id)).toBe(undone.status === "fulfilled" ? "paid" : "dispatched");
    expect((await sentMails()).includes(`order-dispatched:${other.id}`)).toBe(undone.status === "rejected");
  }
});

test("meanwhile the buyer can neither cancel nor change the address, and hears of no delay; the owner's refund cancels it", async () => {
  const { id, reference, token, caller } = await fixture.placePaidOrder();
  await fixture.operator.dispatchOrder(reference);
  expect(await fixture.readOrder(token, caller)).toMatchObject({ canCancel: false, canCorrectAddress: false });
  await expect(fixture.cancelOrder({ token }, caller)).rejects.toMatchObject({ code: "conflict", message: expect.stringContaining("right now") });
  const address = { name: "Ann Lee", line1: "1 Low Street", city: "Leeds", postcode: "LS1 1AA", country: "GB" as const };
  await expect(fixture.correctAddress({ token, address }, caller)).rejects.toMatchObject({ code: "conflict" });

  const tomorrow = { ...fixture.needs.config, DISPATCH_DATE: "2027-05-15" };
  await fixture.db.insertInto("dispatch_dates").values({ day: "2027-05-15", set_at: fixture.now(), confirmed_at: fixture.now() }).execute();
  await notifyOfDelays({ ...fixture.needs, config: tomorrow })();
  expect((await fixture.mails()).filter((key) => key.startsWith("order-delayed"))).toEqual([]);

  expect(await fixture.operator.refundOrder(reference, "a mistake")).toBe("cancelled");
  await fixture.runDispatchJobs();
  expect([await fixture.statusOf(id), await sentMails(), await fixture.operator.listUndoable()]).toEqual(["cancelled", [], []]);
});
