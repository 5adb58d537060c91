import { afterEach, beforeEach, expect, test } from "vitest";
import { ProviderUnavailable } from "#server/providers/errors.ts";
import { type OrderDesk, openOrderDesk } from "#tests/support/open-order-desk.ts";

let desk: OrderDesk;
beforeEach(async () => {
  desk = await openOrderDesk();
});
afterEach(() => desk.close());

const shelf = async () => [await desk.available(), await desk.ledgerSum()];

test("an unpaid order expires, its session is ended first, and its unit goes back once", async () => {
  const { id, session } = await desk.placeOrder();
  desk.passMinutes(36);
  await Promise.all(Array.from({ length: 20 }, () => desk.endHold({ orderId: id })));
  expect(await desk.historyOf(id)).toEqual(["awaiting-payment: Order started", "expired: The payment time ran out"]);
  expect(desk.fake.pay(session)).toBe(false);
  expect(await shelf()).toEqual([10, 10]);
});

test("a payment that its event never told of is found when the hold ends", async () => {
  const { id, session } = await desk.placeOrder();
  desk.fake.pay(session);
  await desk.endHold({ orderId: id });
  expect(await desk.statusOf(id)).toBe("paid");
  expect(await shelf()).toEqual([9, 9]);
});

test("a session that can no longer be paid: the money that came with a wrong amount is flagged, and the unit is free", async () => {
  const { id, session } = await desk.placeOrder();
  desk.fake.pay(session);
  desk.fake.lie({ total: { minor: 100, currency: "GBP" } });
  await desk.endHold({ orderId: id });
  expect(await desk.statusOf(id)).toBe("expired");
  expect(await desk.alerts()).toMatchObject([{ order_id: id, kind: "wrong-amount" }]);
  expect(await shelf()).toEqual([10, 10]);
});

test("with the provider away the unit goes back all the same, and the provider is asked again", async () => {
  const { id, session } = await desk.placeOrder();
  desk.fake.pay(session);
  desk.fake.away.set("endSession", "before");
  desk.passMinutes(36);
  await desk.endHold({ orderId: id });
  expect(await desk.statusOf(id)).toBe("expired");
  expect(await shelf()).toEqual([10, 10]);

  const [, again] = await desk.jobs("end-hold");
  expect(again).toEqual({ data: { orderId: id }, start_after: new Date(desk.now().getTime() + 5 * 60_000) });
  // Still away: the queue keeps trying. Back: the payment is found, late, and honoured.
  await expect(desk.endHold({ orderId: id })).rejects.toThrow(ProviderUnavailable);
  desk.fake.away.clear();
  await desk.endHold({ orderId: id });
  expect(await desk.statusOf(id)).toBe("paid");
  expect(await shelf()).toEqual([9, 9]);
});

test("an order whose process died before it had a session is ended and gives its unit back", async () => {
  const { id } = await desk.placeOrder();
  await desk.db.updateTable("orders").set({ payment_session: null, payment_url: null, session_ends_at: null }).where("id", "=", id).execute();
  await desk.endHold({ orderId: id });
  expect(await desk.historyOf(id)).toEqual(["awaiting-payment: Order started", "cancelled: The payment page could not be opened"]);
  expect(desk.fake.counts.endSession).toBe(0);
  expect(await shelf()).toEqual([10, 10]);
});

test("a session that came while the old one was being ended keeps the order open", async () => {
  const { id } = await desk.placeOrder();
  const { endSession } = desk.fake.payments;
  desk.fake.payments.endSession = async (session) => {
    await desk.db.updateTable("orders").set({ payment_session: "cs_newer" }).where("id", "=", id).execute();
    return endSession(session);
  };
  await desk.endHold({ orderId: id });
  expect(await desk.statusOf(id)).toBe("awaiting-payment");
  expect(await shelf()).toEqual([9, 9]);
});

test("an order of a provider that is no longer set up is not asked about there", async () => {
  const { id } = await desk.placeOrder();
  await desk.db.updateTable("orders").set({ payment_provider: "stripe" }).where("id", "=", id).execute();
  await desk.endHold({ orderId: id });
  expect(desk.fake.counts.endSession).toBe(0);
  expect(await desk.statusOf(id)).toBe("expired");
});

test("hold's end and payment at the same moment: one of them, never both, and the shelf is right", async () => {
  for (let round = 0; round < 20; round++) {
    const { id, session } = await desk.placeOrder();
    desk.fake.pay(session);
    const facts = desk.fake.facts(session);
    await Promise.all([desk.endHold({ orderId: id }), desk.settle(facts, "webhook"), desk.settle(facts, "return-page"), desk.endHold({ orderId: id })]);
    expect(await desk.statusOf(id)).toBe("paid");
    expect(await desk.historyOf(id)).toHaveLength(2);
    await desk.operator.adjustStock(1, "keep the shelf full");
  }
  expect(await shelf()).toEqual([10, 10]);
});

test("an order that is paid, and one that nobody knows, are left alone", async () => {
  const { id } = await desk.placePaidOrder();
  await desk.endHold({ orderId: id });
  await desk.endHold({ orderId: "00000000-0000-4000-8000-000000000000" });
  expect(desk.fake.counts.endSession).toBe(0);
  expect(await desk.statusOf(id)).toBe("paid");
});
