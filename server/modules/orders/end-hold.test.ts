import { afterEach, beforeEach, expect, test } from "vitest";
import { ProviderUnavailable } from "#server/providers/errors.ts";
import { type OrdersFixture, openOrdersFixture } from "#tests/support/open-orders-fixture.ts";

let fixture: OrdersFixture;
beforeEach(async () => {
  fixture = await openOrdersFixture();
});
afterEach(() => fixture.close());

const shelf = async () => [await fixture.available(), await fixture.ledgerSum()];

test("an unpaid order expires, its session is ended first, and its unit goes back once", async () => {
  const { id, session } = await fixture.placeOrder();
  fixture.passMinutes(36);
  await Promise.all(Array.from({ length: 20 }, () => fixture.endHold({ orderId: id })));
  expect(await fixture.historyOf(id)).toEqual(["awaiting-payment: Order started", "expired: The payment time ran out"]);
  expect(fixture.fake.pay(session)).toBe(false);
  expect(await shelf()).toEqual([10, 10]);
});

test("a payment that its event never told of is found when the hold ends", async () => {
  const { id, session } = await fixture.placeOrder();
  fixture.fake.pay(session);
  await fixture.endHold({ orderId: id });
  expect(await fixture.statusOf(id)).toBe("paid");
  expect(await shelf()).toEqual([9, 9]);
});

test("a session that can no longer be paid: the money that came with a wrong amount is flagged, and the unit is free", async () => {
  const { id, session } = await fixture.placeOrder();
  fixture.fake.pay(session);
  fixture.fake.lie({ total: { minor: 100, currency: "GBP" } });
  await fixture.endHold({ orderId: id });
  expect(await fixture.statusOf(id)).toBe("expired");
  expect(await fixture.alerts()).toMatchObject([{ order_id: id, kind: "wrong-amount" }]);
  expect(await shelf()).toEqual([10, 10]);
});

test("with the provider away the unit goes back all the same, and the provider is asked again", async () => {
  const { id, session } = await fixture.placeOrder();
  fixture.fake.pay(session);
  fixture.fake.away.set("endSession", "before");
  fixture.passMinutes(36);
  await fixture.endHold({ orderId: id });
  expect(await fixture.statusOf(id)).toBe("expired");
  expect(await shelf()).toEqual([10, 10]);

  const [, again] = await fixture.jobs("end-hold");
  expect(again).toEqual({ data: { orderId: id }, start_after: new Date(fixture.now().getTime() + 5 * 60_000) });
  // Still away: the queue keeps trying. Back: the payment is found, late, and honoured.
  await expect(fixture.endHold({ orderId: id })).rejects.toThrow(ProviderUnavailable);
  fixture.fake.away.clear();
  await fixture.endHold({ orderId: id });
  expect(await fixture.statusOf(id)).toBe("paid");
  expect(await shelf()).toEqual([9, 9]);
});

test("an order whose process died before it had a session is ended and gives its unit back", async () => {
  const { id } = await fixture.placeOrder();
  await fixture.db.updateTable("orders").set({ payment_session: null, payment_url: null, session_ends_at: null }).where("id", "=", id).execute();
  await fixture.endHold({ orderId: id });
  expect(await fixture.historyOf(id)).toEqual(["awaiting-payment: Order started", "cancelled: The payment page could not be opened"]);
  expect(fixture.fake.counts.endSession).toBe(0);
  expect(await shelf()).toEqual([10, 10]);
});

test("a session that came while the old one was being ended keeps the order open", async () => {
  const { id } = await fixture.placeOrder();
  const { endSession } = fixture.fake.payments;
  fixture.fake.payments.endSession = async (session) => {
    await fixture.db.updateTable("orders").set({ payment_session: "cs_newer" }).where("id", "=", id).execute();
    return endSession(session);
  };
  await fixture.endHold({ orderId: id });
  expect(await fixture.statusOf(id)).toBe("awaiting-payment");
  expect(await shelf()).toEqual([9, 9]);
});

test("an order of a provider that is no longer set up is not asked about there", async () => {
  const { id } = await fixture.placeOrder();
  await fixture.db.updateTable("orders").set({ payment_provider: "stripe" }).where("id", "=", id).execute();
  await fixture.endHold({ orderId: id });
  expect(fixture.fake.counts.endSession).toBe(0);
  expect(await fixture.statusOf(id)).toBe("expired");
});

test("hold's end and payment at the same moment: one of them, never both, and the shelf is right", async () => {
  for (let round = 0; round < 20; round++) {
    const { id, session } = await fixture.placeOrder();
    fixture.fake.pay(session);
    const facts = fixture.fake.facts(session);
    await Promise.all([
      fixture.endHold({ orderId: id }),
      fixture.settle(facts, "webhook"),
      fixture.settle(facts, "return-page"),
      fixture.endHold({ orderId: id }),
    ]);
    expect(await fixture.statusOf(id)).toBe("paid");
    expect(await fixture.historyOf(id)).toHaveLength(2);
    await fixture.operator.adjustStock(1, "keep the shelf full");
  }
  expect(await shelf()).toEqual([10, 10]);
});

test("an order that is paid, and one that nobody knows, are left alone", async () => {
  const { id } = await fixture.placePaidOrder();
  await fixture.endHold({ orderId: id });
  await fixture.endHold({ orderId: "00000000-0000-4000-8000-000000000000" });
  expect(fixture.fake.counts.endSession).toBe(0);
  expect(await fixture.statusOf(id)).toBe("paid");
});
