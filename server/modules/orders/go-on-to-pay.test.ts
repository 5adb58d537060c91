import { afterEach, beforeEach, expect, test } from "vitest";
import { type OrderDesk, openOrderDesk } from "#tests/support/open-order-desk.ts";

let desk: OrderDesk;
beforeEach(async () => {
  desk = await openOrderDesk();
});
afterEach(() => desk.close());

async function placeWithLink() {
  const order = await desk.placeOrder();
  const token = await desk.makeLink(order.id);
  return { ...order, token, look: () => desk.readOrder(token, desk.someCaller()) };
}

test("an unpaid order's link leads to the one payment page that the order has, however often it is opened", async () => {
  const { id, look } = await placeWithLink();
  const { payment_url: url, session_ends_at: until } = await desk.readRow(id);
  for (let i = 0; i < 3; i++) expect(await look()).toMatchObject({ status: "awaiting-payment", toPay: { url, until } });
  expect(desk.fake.counts.openSession).toBe(1);
  expect(await desk.db.selectFrom("orders").select("id").execute()).toHaveLength(1);
  expect(await desk.available()).toBe(9);
});

test("the last two minutes are too short to fill in a card: the page is no longer handed out, though the tube is still held", async () => {
  const { look } = await placeWithLink();
  desk.passMinutes(28);
  expect((await look()).toPay).not.toBeNull();
  desk.passMinutes(1);
  expect(await look()).toMatchObject({ status: "awaiting-payment", toPay: null, heldUntil: new Date("2026-09-01T12:36:00Z") });
});

test("paid, over, or with the bank: nothing is left to pay", async () => {
  const paid = await desk.placePaidOrder();
  expect(await desk.readOrder(paid.token, paid.caller)).toMatchObject({ status: "paid", toPay: null });

  const asked = await placeWithLink();
  desk.fake.lie({ status: "complete", paid: false });
  await desk.settle(desk.fake.facts(asked.session), "webhook");
  expect(await asked.look()).toMatchObject({ status: "awaiting-payment", paymentStory: "bank-asked", toPay: null });
  desk.fake.lie({});

  const left = await placeWithLink();
  desk.passMinutes(40);
  await desk.endHold({ orderId: left.id });
  expect(await left.look()).toMatchObject({ status: "expired", toPay: null });
});

test("an order whose payment page was never opened has none to lead to", async () => {
  const { id, look } = await placeWithLink();
  await desk.db.updateTable("orders").set({ session_ends_at: null, payment_url: null, payment_session: null }).where("id", "=", id).execute();
  expect(await look()).toMatchObject({ status: "awaiting-payment", toPay: null });
});
