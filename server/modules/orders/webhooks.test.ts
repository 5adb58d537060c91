import { afterEach, beforeEach, expect, test } from "vitest";
import type { Money } from "#contracts/money.ts";
import type { PaymentEvent } from "#server/providers/payments/port.ts";
import { type OrdersFixture, openOrdersFixture } from "#tests/support/open-orders-fixture.ts";

let fixture: OrdersFixture;
beforeEach(async () => {
  fixture = await openOrdersFixture();
});
afterEach(() => fixture.close());

const events = () => fixture.db.selectFrom("payment_events").select(["event_id", "outcome", "order_id"]).execute();

async function placeAndPay() {
  const order = await fixture.placeOrder();
  fixture.fake.pay(order.session);
  return { ...order, event: fixture.fake.sessionEvent(fixture.fake.facts(order.session)) };
}

test.each(["", "forged"])("an event signed '%s' changes nothing", async (signature) => {
  const { id, event } = await placeAndPay();
  await expect(fixture.receiveEvent(event, signature)).rejects.toMatchObject({ code: "forbidden" });
  expect(await fixture.statusOf(id)).toBe("awaiting-payment");
  expect(await events()).toEqual([]);
});

test("one event delivered fifty times at once is taken in once", async () => {
  const { id, event } = await placeAndPay();
  await Promise.all(Array.from({ length: 50 }, () => fixture.receiveEvent(event)));
  expect(await events()).toEqual([{ event_id: event.id, outcome: "paid", order_id: id }]);
  expect(await fixture.historyOf(id)).toHaveLength(2);
  expect(await fixture.mails()).toEqual([`order-confirmed:${id}`, `owner-order:${id}`]);
});

test("webhook and return page at once, many orders: each paid once, one mail each", async () => {
  await fixture.operator.adjustStock(15, "more came");
  const orders = await Promise.all(Array.from({ length: 25 }, placeAndPay));
  await Promise.all(orders.flatMap(({ event, session, caller }) => [fixture.receiveEvent(event), fixture.getPaymentState({ session }, caller)]));
  for (const { id } of orders) expect(await fixture.historyOf(id)).toEqual(["awaiting-payment: Order started", "paid: Paid by card"]);
  expect(await fixture.mails()).toHaveLength(50);
});

test("an event that fails half-way is not remembered, so that its repeat is taken in", async () => {
  const { id, event } = await placeAndPay();
  const refusal =
    "create function no() returns trigger language plpgsql as $$ begin raise exception 'disk full'; end $$; create trigger no before insert on order_history execute function no()";
  await fixture.pool.query(refusal);
  await expect(fixture.receiveEvent(event)).rejects.toThrow("disk full");
  expect(await events()).toEqual([]);
  expect(await fixture.mails()).toEqual([]);
  await fixture.pool.query("drop trigger no on order_history");
  await fixture.receiveEvent(event);
  expect(await fixture.statusOf(id)).toBe("paid");
});

test("events that are none of our business are noted and ignored", async () => {
  await fixture.receiveEvent({ id: "ev_1", type: "customer.created", at: fixture.now(), kind: "other" });
  expect(await events()).toEqual([{ event_id: "ev_1", outcome: "ignored", order_id: null }]);
});

test("paid, duplicate, refunded: every order of arrival ends the same", async () => {
  const permute = <T>(list: T[]): T[][] =>
    list.length < 2 ? [list] : list.flatMap((first, i) => permute(list.toSpliced(i, 1)).map((rest) => [first, ...rest]));
  const ends: object[] = [];
  for (const turn of permute([0, 1, 2, 3])) {
    const { id, session, event } = await placeAndPay();
    const part = fixture.fake.refundEvent(fixture.fake.refundAtProvider(`pay_${session}`, 500));
    const whole = fixture.fake.refundEvent(fixture.fake.refundAtProvider(`pay_${session}`, 1000));
    const deliveries: PaymentEvent[] = [event, { ...event, id: `${event.id}-again` }, part, whole];
    // A provider sends again what was not taken.
    let due = turn.map((i) => deliveries[i] as PaymentEvent);
    for (let round = 0; due.length > 0; round++) {
      expect(round).toBeLessThan(3);
      const refused: PaymentEvent[] = [];
      for (const one of due) await fixture.receiveEvent(one).catch(() => refused.push(one));
      due = refused;
    }
    const { status, refunded_minor } = await fixture.readRow(id);
    const mails = (await fixture.mails()).filter((key) => key.endsWith(id)).map((key) => key.replace(`:${id}`, ""));
    ends.push({ status, refunded_minor, mails });
  }
  expect(ends).toHaveLength(24);
  for (const end of ends) expect(end).toEqual({ status: "refunded", refunded_minor: 1500, mails: ["order-confirmed", "order-refunded", "owner-order"] });
  expect(await fixture.available()).toBe(10);
  expect(await fixture.ledgerSum()).toBe(10);
});

const oneRefund = (paymentId: string, amount: Money) => ({ paymentId, refunds: [{ id: "re_1", amount, isBack: false, request: null }] });

test("a refund of a payment that stays unknown is asked for again within the hour, then flagged", async () => {
  const event = fixture.fake.refundEvent(oneRefund("pay_nobody", { minor: 1500, currency: "GBP" }));
  await expect(fixture.receiveEvent(event)).rejects.toMatchObject({ code: "conflict" });
  expect(await events()).toEqual([]);
  fixture.passMinutes(61);
  await fixture.receiveEvent(event);
  await fixture.receiveEvent(event);
  expect(await fixture.alerts()).toMatchObject([{ order_id: null, kind: "unknown-refund" }]);
});

test("a refund made in the provider's dashboard shows here: status, books, stock and mail", async () => {
  const { id, session, token } = await fixture.placePaidOrder();
  const refund = fixture.fake.refundAtProvider(`pay_${session}`, 1500);
  await Promise.all([1, 2, 3].map(() => fixture.receiveEvent(fixture.fake.refundEvent(refund))));
  expect(await fixture.historyOf(id)).toEqual(["awaiting-payment: Order started", "paid: Paid by card", "refunded: Refunded in full"]);
  expect(await fixture.readOrder(token, fixture.someCaller())).toMatchObject({
    status: "refunded",
    refund: { state: "made", amount: { minor: 1500 } },
    canCancel: false,
  });
  expect((await fixture.mails()).filter((key) => key.startsWith("order-refunded"))).toEqual([`order-refunded:${id}`]);
  expect(await fixture.available()).toBe(10);
  expect(await fixture.jobs("refund-payment")).toEqual([]);
});

test("a refund in part is written down and leaves the order standing; older news after newer changes nothing", async () => {
  const { id, session } = await fixture.placePaidOrder();
  const first = fixture.fake.refundAtProvider(`pay_${session}`, 300);
  const second = fixture.fake.refundAtProvider(`pay_${session}`, 400);
  await fixture.receiveEvent(fixture.fake.refundEvent(second));
  await fixture.receiveEvent(fixture.fake.refundEvent(first));
  expect(await fixture.readRow(id)).toMatchObject({ status: "paid", refunded_minor: 700 });
  expect(await fixture.historyOf(id)).toContain("paid: Refunded in part: £7.00 so far");
  expect(await fixture.available()).toBe(9);
});

test("a refund after dispatch does not put the tube back on the shelf", async () => {
  const { id, reference, session } = await fixture.placePaidOrder();
  await fixture.dispatch(reference);
  await fixture.receiveEvent(fixture.fake.refundEvent(fixture.fake.refundAtProvider(`pay_${session}`, 1500)));
  expect(await fixture.statusOf(id)).toBe("refunded");
  expect(await fixture.available()).toBe(9);
  expect(await fixture.ledgerSum()).toBe(9);
});

test.each([
  { minor: 1501, currency: "GBP" as const, words: "£15.01" },
  { minor: 1500, currency: "USD" as const, words: "$15.00" },
  // A provider may name one that we sell nothing in.
  { minor: 1500, currency: "EUR" as "GBP", words: "EUR 15.00" },
])("a refund of $words is flagged, not booked", async ({ words, ...amount }) => {
  const { id, session } = await fixture.placePaidOrder();
  await fixture.receiveEvent(fixture.fake.refundEvent(oneRefund(`pay_${session}`, amount)));
  expect(await fixture.readRow(id)).toMatchObject({ status: "paid", refunded_minor: 0 });
  expect(await fixture.alerts()).toEqual([{ order_id: id, kind: "wrong-refund", detail: `payment pay_${session}: ${words} refunded of £15.00` }]);
});
