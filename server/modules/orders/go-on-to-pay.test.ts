import { afterEach, beforeEach, expect, test } from "vitest";
import { type OrdersFixture, openOrdersFixture } from "#tests/support/open-orders-fixture.ts";

let fixture: OrdersFixture;
beforeEach(async () => {
  fixture = await openOrdersFixture();
});
afterEach(() => fixture.close());

async function placeWithLink() {
  const order = await fixture.placeOrder();
  const token = await fixture.makeLink(order.id);
  return { ...order, token, look: () => fixture.readOrder(token, fixture.someCaller()) };
}

test("an unpaid order's link leads to the one payment page that the order has, however often it is opened", async () => {
  const { id, look } = await placeWithLink();
  const { payment_url: url, session_ends_at: until } = await fixture.readRow(id);
  for (let i = 0; i < 3; i++) expect(await look()).toMatchObject({ status: "awaiting-payment", toPay: { url, until } });
  expect(fixture.fake.counts.openSession).toBe(1);
  expect(await fixture.db.selectFrom("orders").select("id").execute()).toHaveLength(1);
  expect(await fixture.available()).toBe(9);
});

test("the last two minutes are too short to fill in a card: the page is no longer handed out, though the tube is still held", async () => {
  const { look } = await placeWithLink();
  fixture.passMinutes(28);
  expect((await look()).toPay).not.toBeNull();
  fixture.passMinutes(1);
  expect(await look()).toMatchObject({ status: "awaiting-payment", toPay: null, heldUntil: new Date("2026-09-01T12:36:00Z") });
});

test("paid, over, or with the bank: nothing is left to pay", async () => {
  const paid = await fixture.placePaidOrder();
  expect(await fixture.readOrder(paid.token, paid.caller)).toMatchObject({ status: "paid", toPay: null });

  const asked = await placeWithLink();
  fixture.fake.lie({ status: "complete", paid: false });
  await fixture.settle(fixture.fake.facts(asked.session), "webhook");
  expect(await asked.look()).toMatchObject({ status: "awaiting-payment", paymentStory: "bank-asked", toPay: null });
  fixture.fake.lie({});

  const left = await placeWithLink();
  fixture.passMinutes(40);
  await fixture.endHold({ orderId: left.id });
  expect(await left.look()).toMatchObject({ status: "expired", toPay: null });
});

test("an order whose payment page was never opened has none to lead to", async () => {
  const { id, look } = await placeWithLink();
  await fixture.db.updateTable("orders").set({ session_ends_at: null, payment_url: null, payment_session: null }).where("id", "=", id).execute();
  expect(await look()).toMatchObject({ status: "awaiting-payment", toPay: null });
});
