import { afterEach, beforeEach, expect, test } from "vitest";
import type { PaymentEvent } from "#server/providers/payments/port.ts";
import { type OrderDesk, openOrderDesk } from "#tests/support/open-order-desk.ts";

let desk: OrderDesk;
beforeEach(async () => {
  desk = await openOrderDesk();
});
afterEach(() => desk.close());

const events = () => desk.db.selectFrom("payment_events").select(["event_id", "outcome", "order_id"]).execute();

async function placeAndPay() {
  const order = await desk.placeOrder();
  desk.fake.pay(order.session);
  return { ...order, event: desk.fake.sessionEvent(desk.fake.facts(order.session)) };
}

test.each(["", "forged"])("an event signed '%s' changes nothing", async (signature) => {
  const { id, event } = await placeAndPay();
  await expect(desk.takeEvent(event, signature)).rejects.toMatchObject({ code: "forbidden" });
  expect(await desk.statusOf(id)).toBe("awaiting-payment");
  expect(await events()).toEqual([]);
});

test("one event delivered fifty times at once is taken in once", async () => {
  const { id, event } = await placeAndPay();
  await Promise.all(Array.from({ length: 50 }, () => desk.takeEvent(event)));
  expect(await events()).toEqual([{ event_id: event.id, outcome: "paid", order_id: id }]);
  expect(await desk.historyOf(id)).toHaveLength(2);
  expect(await desk.mails()).toEqual([`order-confirmed:${id}`, `owner-order:${id}`]);
});

test("webhook and return page at once, many orders: each paid once, one mail each", async () => {
  await desk.operator.adjustStock(15, "more came");
  const orders = await Promise.all(Array.from({ length: 25 }, placeAndPay));
  await Promise.all(orders.flatMap(({ event, session, caller }) => [desk.takeEvent(event), desk.getPaymentState({ session }, caller)]));
  for (const { id } of orders) expect(await desk.historyOf(id)).toEqual(["awaiting-payment: Order started", "paid: Paid by card"]);
  expect(await desk.mails()).toHaveLength(50);
});

test("an event that fails half-way is not remembered, so that its repeat is taken in", async () => {
  const { id, event } = await placeAndPay();
  const refusal =
    "create function no() returns trigger language plpgsql as $$ begin raise exception 'disk full'; end $$; create trigger no before insert on order_history execute function no()";
  await desk.pool.query(refusal);
  await expect(desk.takeEvent(event)).rejects.toThrow("disk full");
  expect(await events()).toEqual([]);
  expect(await desk.mails()).toEqual([]);
  await desk.pool.query("drop trigger no on order_history");
  await desk.takeEvent(event);
  expect(await desk.statusOf(id)).toBe("paid");
});

test("events that are none of our business are noted and ignored", async () => {
  await desk.takeEvent({ id: "ev_1", type: "customer.created", at: desk.now(), kind: "other" });
  expect(await events()).toEqual([{ event_id: "ev_1", outcome: "ignored", order_id: null }]);
});

test("paid, duplicate, refunded: every order of arrival ends the same", async () => {
  const permute = <T>(list: T[]): T[][] =>
    list.length < 2 ? [list] : list.flatMap((first, i) => permute(list.toSpliced(i, 1)).map((rest) => [first, ...rest]));
  const ends: object[] = [];
  for (const turn of permute([0, 1, 2, 3])) {
    const { id, session, event } = await placeAndPay();
    const part = desk.fake.refundEvent(desk.fake.refundAtProvider(`pay_${session}`, 500));
    const whole = desk.fake.refundEvent(desk.fake.refundAtProvider(`pay_${session}`, 1000));
    const deliveries: PaymentEvent[] = [event, { ...event, id: `${event.id}-again` }, part, whole];
    // A provider sends again what was not taken.
    let due = turn.map((i) => deliveries[i] as PaymentEvent);
    for (let round = 0; due.length > 0; round++) {
      expect(round).toBeLessThan(3);
      const refused: PaymentEvent[] = [];
      for (const one of due) await desk.takeEvent(one).catch(() => refused.push(one));
      due = refused;
    }
    const { status, refunded_minor } = await desk.readRow(id);
    const mails = (await desk.mails()).filter((key) => key.endsWith(id)).map((key) => key.replace(`:${id}`, ""));
    ends.push({ status, refunded_minor, mails });
  }
  expect(ends).toHaveLength(24);
  for (const end of ends) expect(end).toEqual({ status: "refunded", refunded_minor: 1500, mails: ["order-confirmed", "order-refunded", "owner-order"] });
  expect(await desk.available()).toBe(10);
  expect(await desk.ledgerSum()).toBe(10);
});

test("a refund of a payment that stays unknown is asked for again within the hour, then flagged", async () => {
  const event = desk.fake.refundEvent({ paymentId: "pay_nobody", refundId: "re_1", refundedTotal: { minor: 1500, currency: "GBP" } });
  await expect(desk.takeEvent(event)).rejects.toMatchObject({ code: "conflict" });
  expect(await events()).toEqual([]);
  desk.passMinutes(61);
  await desk.takeEvent(event);
  await desk.takeEvent(event);
  expect(await desk.alerts()).toMatchObject([{ order_id: null, kind: "unknown-refund" }]);
});

test("a refund made in the provider's dashboard shows here: status, books, stock and mail", async () => {
  const { id, session, token } = await desk.placePaidOrder();
  const refund = desk.fake.refundAtProvider(`pay_${session}`, 1500);
  await Promise.all([1, 2, 3].map(() => desk.takeEvent(desk.fake.refundEvent(refund))));
  expect(await desk.historyOf(id)).toEqual(["awaiting-payment: Order started", "paid: Paid by card", "refunded: Refunded in full"]);
  expect(await desk.readOrder(token, desk.someCaller())).toMatchObject({
    status: "refunded",
    refund: { state: "made", amount: { minor: 1500 } },
    canCancel: false,
  });
  expect((await desk.mails()).filter((key) => key.startsWith("order-refunded"))).toEqual([`order-refunded:${id}`]);
  expect(await desk.available()).toBe(10);
  expect(await desk.jobs("refund-payment")).toEqual([]);
});

test("a refund in part is written down and leaves the order standing; older news after newer changes nothing", async () => {
  const { id, session } = await desk.placePaidOrder();
  const first = desk.fake.refundAtProvider(`pay_${session}`, 300);
  const second = desk.fake.refundAtProvider(`pay_${session}`, 400);
  await desk.takeEvent(desk.fake.refundEvent(second));
  await desk.takeEvent(desk.fake.refundEvent(first));
  expect(await desk.readRow(id)).toMatchObject({ status: "paid", refunded_minor: 700 });
  expect(await desk.historyOf(id)).toContain("paid: Refunded in part: £7.00 so far");
  expect(await desk.available()).toBe(9);
});

test("a refund after dispatch does not put the tube back on the shelf", async () => {
  const { id, reference, session } = await desk.placePaidOrder();
  await desk.operator.dispatchOrder(reference);
  await desk.takeEvent(desk.fake.refundEvent(desk.fake.refundAtProvider(`pay_${session}`, 1500)));
  expect(await desk.statusOf(id)).toBe("refunded");
  expect(await desk.available()).toBe(9);
  expect(await desk.ledgerSum()).toBe(9);
});

test.each([
  { minor: 1501, currency: "GBP" as const },
  { minor: 1500, currency: "USD" as const },
])("a refund of $minor $currency is flagged, not booked", async (refundedTotal) => {
  const { id, session } = await desk.placePaidOrder();
  await desk.takeEvent(desk.fake.refundEvent({ paymentId: `pay_${session}`, refundId: "re_1", refundedTotal }));
  expect(await desk.readRow(id)).toMatchObject({ status: "paid", refunded_minor: 0 });
  expect(await desk.alerts()).toMatchObject([{ order_id: id, kind: "wrong-refund" }]);
});
