import { afterEach, beforeEach, expect, test } from "vitest";
import { dispatchWords, readDispatchWords } from "#server/orders/dispatch-words.ts";
import { tellDelays } from "#server/orders/tell-delays.ts";
import { viewOrder } from "#server/orders/view-order.ts";
import { type OrderDesk, openOrderDesk } from "#tests/support/open-order-desk.ts";

let desk: OrderDesk;
beforeEach(async () => {
  desk = await openOrderDesk();
});
afterEach(() => desk.close());

const tell = (DISPATCH_DATE: string, at: string) => tellDelays({ ...desk.needs, config: { DISPATCH_DATE }, now: () => new Date(at) })();
const delayed = async () => (await desk.mails()).filter((key) => key.startsWith("order-delayed"));
/** What its own page says of it. */
const delayOf = async ({ id }: { id: string }) => (await viewOrder(desk.db, id, desk.now()))?.delay;
const flags = () => desk.db.selectFrom("flags").select(["order_id", "kind"]).execute();

test("what is promised in words can be read back", () => {
  for (const day of ["2027-03-31", "2026-12-01", "2028-02-29"]) expect(readDispatchWords(dispatchWords(day))).toBe(day);
  expect(() => readDispatchWords("soon")).toThrow();
});

test("nobody is written to while the promise stands, on its very day too", async () => {
  await desk.placePaidOrder();
  await tell("2027-03-31", "2027-03-31T22:30:00Z");
  expect(await delayed()).toEqual([]);
  expect(await flags()).toEqual([]);
});

test("a later date is told once, stands on the order, and its own end is told again", async () => {
  const { id } = await desk.placePaidOrder();
  expect(await delayOf({ id })).toBeNull();
  for (let hour = 1; hour < 4; hour++) await tell("2027-05-15", `2027-02-01T0${hour}:00:00Z`);
  expect(await delayed()).toEqual([`order-delayed:${id}:by 15 May 2027`]);
  expect((await desk.readRow(id)).dispatch).toBe("by 15 May 2027");
  expect((await desk.historyOf(id)).at(-1)).toBe("paid: Delayed: we now send it by 15 May 2027");
  expect(await delayOf({ id })).toBe("new-date");
  await tell("2027-06-30", "2027-05-01T00:00:00Z");
  expect(await delayed()).toEqual([`order-delayed:${id}:by 15 May 2027`, `order-delayed:${id}:by 30 June 2027`]);
});

test("a promise that is broken without a new date is told once, and the owner is told once for all orders", async () => {
  const [first, second] = [await desk.placePaidOrder(), await desk.placePaidOrder()];
  for (let hour = 1; hour < 4; hour++) await tell("2027-03-31", `2027-04-01T0${hour}:00:00Z`);
  expect((await delayed()).sort()).toEqual([first.id, second.id].map((id) => `order-delayed:${id}:after by 31 March 2027`).sort());
  expect(await flags()).toEqual([{ order_id: null, kind: "late" }]);
  expect(await delayOf(first)).toBe("no-date");
  await tell("2027-05-15", "2027-04-02T00:00:00Z");
  expect(await delayOf(first)).toBe("new-date");
  expect(await delayed()).toHaveLength(4);
});

test("who has not paid, has cancelled or has been sent theirs hears nothing; an earlier date is nobody's delay", async () => {
  await desk.placeOrder();
  const cancelled = await desk.placePaidOrder();
  await desk.cancelOrder({ token: cancelled.token }, cancelled.caller);
  const sent = await desk.placePaidOrder();
  await desk.operator.dispatchOrder(sent.reference);
  await desk.placePaidOrder();
  await tell("2027-01-31", "2027-01-01T00:00:00Z");
  expect(await delayed()).toEqual([]);
  await tell("2027-05-15", "2027-01-01T00:00:00Z");
  expect(await delayed()).toHaveLength(1);
});

test("two processes at once tell it once", async () => {
  await desk.placePaidOrder();
  await Promise.all(Array.from({ length: 5 }, () => tell("2027-05-15", "2027-02-01T00:00:00Z")));
  expect(await delayed()).toHaveLength(1);
});
