import fc from "fast-check";
import { expect, test } from "vitest";
import { isFailure } from "#contracts/failure.ts";
import type { OrderStatus } from "#contracts/order.ts";
import { canBecome } from "#server/modules/orders/state.ts";
import { ProviderUnavailable } from "#server/providers/errors.ts";
import type { PaymentEvent } from "#server/providers/payments/port.ts";
import { type OrdersFixture, openOrdersFixture } from "#tests/support/open-orders-fixture.ts";

const units = 2;
const buyers = 4;
const doings = [
  "start",
  "pay",
  "event",
  "repeat",
  "return-page",
  "cancel",
  "owner-refund",
  "owner-refund-part",
  "dashboard-refund",
  "part-refund",
  "refund-job",
  "end-hold",
  "dispatch",
  "undo-dispatch",
  "dispatch-job",
  "reconcile",
  "wait",
  "away",
  "back",
] as const;
type Step = { what: (typeof doings)[number]; who: number; minutes: number };
const steps = fc.array(fc.record({ what: fc.constantFrom(...doings), who: fc.nat(buyers - 1), minutes: fc.integer({ min: 1, max: 40 }) }), {
  minLength: 5,
  maxLength: 30,
});

/** To be refused, or to have to wait for the provider, is an answer; anything else is a bug. */
async function allowRefusal(act: Promise<unknown>) {
  await act.catch((error: unknown) => {
    if (!isFailure(error) && !(error instanceof ProviderUnavailable)) throw error;
  });
}

/** Four buyers, two tubes, one provider: does one step after the other. */
function createActors(fixture: OrdersFixture, sent: PaymentEvent[]) {
  const { fake } = fixture;
  const callers = Array.from({ length: buyers }, () => fixture.someCaller());
  const latest = new Map<number, { id: string; reference: string; session: string }>();
  const deliver = async (event: PaymentEvent) => {
    sent.push(event);
    await allowRefusal(fixture.receiveEvent(event));
  };

  return async ({ what, who, minutes }: Step) => {
    const caller = callers[who] as (typeof callers)[number];
    if (what === "start") return allowRefusal(fixture.placeOrder(caller).then((order) => latest.set(who, order)));
    if (what === "reconcile") return fixture.reconcile();
    if (what === "wait") return fixture.passMinutes(minutes);
    if (what === "back") return fake.away.clear();
    if (what === "away") for (const call of ["openSession", "lookUp", "endSession", "refund"] as const) fake.away.set(call, minutes % 2 ? "before" : "after");
    if (what === "repeat") for (const event of sent.slice(-3).reverse()) await allowRefusal(fixture.receiveEvent(event));

    const order = latest.get(who);
    if (!order) return;
    const left = () => 1500 - fake.refunded(`pay_${order.session}`);
    const wasPaid = fake.facts(order.session).paid;
    if (what === "pay") fake.pay(order.session);
    if (what === "event") await deliver(fake.sessionEvent(fake.facts(order.session)));
    if (what === "return-page") await allowRefusal(fixture.getPaymentState({ session: order.session }, caller));
    if (what === "cancel") await allowRefusal(fixture.cancelOrder({ token: await fixture.makeLink(order.id) }, caller));
    if (what === "owner-refund") await allowRefusal(fixture.operator.refundOrder(order.reference, "asked for"));
    if (what === "owner-refund-part") {
      const { refundable } = await fixture.operator.readOrder(order.reference);
      await allowRefusal(fixture.operator.refundOrder(order.reference, "a dent", { minor: Math.min(minutes * 20, refundable.minor), of: refundable.minor }));
    }
    if (what === "dispatch") await allowRefusal(fixture.operator.dispatchOrder(order.reference));
    if (what === "undo-dispatch") await allowRefusal(fixture.operator.undoDispatch(order.reference));
    if (what === "dispatch-job") await fixture.runDispatchJobs();
    if (what === "refund-job") await allowRefusal(fixture.refundPayment({ orderId: order.id }));
    if (what === "end-hold") await allowRefusal(fixture.endHold({ orderId: order.id }));
    // Once we have promised the rest of a refund, a part that the owner gives back by hand is the owner's own muddle.
    const asked = await fixture.db.selectFrom("refunds").select("id").where("of_order", "=", order.id).executeTakeFirst();
    if (asked || !wasPaid || left() === 0) return;
    if (what === "dashboard-refund") await deliver(fake.refundEvent(fake.refundAtProvider(`pay_${order.session}`, left())));
    if (what === "part-refund" && left() > 500) await deliver(fake.refundEvent(fake.refundAtProvider(`pay_${order.session}`, 500)));
  };
}

async function checkBooks(fixture: OrdersFixture) {
  expect(await fixture.ledgerSum()).toBe(await fixture.available());
  const mails = await fixture.mails();
  expect(new Set(mails).size, "no mail is promised twice").toBe(mails.length);
  const orders = await fixture.db.selectFrom("orders").selectAll().execute();
  const ledger = await fixture.db.selectFrom("stock_ledger").selectAll().execute();
  const history = await fixture.db.selectFrom("order_history").selectAll().orderBy("id").execute();

  for (const order of orders) {
    const lines = history.filter(({ order_id }) => order_id === order.id).map(({ status }) => status);
    const was = (status: OrderStatus) => lines.includes(status);
    expect(lines.at(-1)).toBe(order.status);
    for (const [i, to] of lines.entries()) {
      const from = lines[i - 1];
      if (from && from !== to) expect(canBecome(from, to, { wasPaid: lines.slice(0, i).includes("paid") }), `${from} → ${to}`).toBe(true);
    }
    const holds = 0 - ledger.filter(({ order_id }) => order_id === order.id).reduce((sum, { change }) => sum + change, 0);
    const shouldHold = order.status === "awaiting-payment" || order.status === "paid" || was("dispatched");
    expect(holds, `${order.status} holds`).toBe(shouldHold ? 1 : 0);
    if (order.dispatch_at !== null) expect(order.status, "only what is to be sent is marked").toBe("paid");
    expect(order.refunded_minor).toBeLessThanOrEqual(1500);
    expect(order.status === "refunded").toBe(order.refunded_minor === 1500);
    expect(lines.filter((status, i) => status === "paid" && lines[i - 1] !== "paid").length).toBeLessThanOrEqual(1);
    if (order.payment_session) expect(was("paid") && !fixture.fake.facts(order.payment_session).paid, "paid only with the provider's word").toBe(false);
  }
}

/** However it went: once the provider is back and the clock moves on, everything comes right by itself. */
async function checkHealed(fixture: OrdersFixture, sent: PaymentEvent[]) {
  fixture.fake.away.clear();
  fixture.passMinutes(120);
  for (const name of ["end-hold", "refund-payment"] as const) {
    for (const { data } of await fixture.jobs(name)) await (name === "end-hold" ? fixture.endHold(data) : fixture.refundPayment(data));
  }
  await fixture.runDispatchJobs();
  await fixture.reconcile();
  // A provider sends again what was refused, so each event arrives in the end.
  for (const event of sent) await fixture.receiveEvent(event);
  await fixture.reconcile();
  await checkBooks(fixture);

  for (const order of await fixture.db.selectFrom("orders").selectAll().execute()) {
    expect(order.status, "no order waits for ever").not.toBe("awaiting-payment");
    const charged = order.payment_session !== null && fixture.fake.facts(order.payment_session).paid;
    expect(order.paid_at !== null, "no payment is lost").toBe(charged);
    expect(order.refunded_minor, "no refund is lost").toBe(fixture.fake.refunded(String(order.payment_id)));
    if (charged && (order.status === "cancelled" || order.status === "refunded"))
      expect(fixture.fake.refunded(String(order.payment_id)), "every refund is made").toBe(1500);
  }
  const [stock] = await fixture.operator.readStock();
  expect(stock).toMatchObject({ held: 0 });
  expect(Number(stock?.available) + Number(stock?.sold)).toBe(units);
  expect(await fixture.alerts()).toEqual([]);
}

test("any sequence of payments, events, refunds, cancellations and outages keeps the books right, and heals", { timeout: 600_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      const fixture = await openOrdersFixture({ units });
      try {
        const sent: PaymentEvent[] = [];
        const act = createActors(fixture, sent);
        for (const step of sequence) {
          await act(step);
          await checkBooks(fixture);
        }
        await checkHealed(fixture, sent);
      } finally {
        await fixture.close();
      }
    }),
    { numRuns: Number(process.env.PROPERTY_RUNS ?? 10) },
  );
});
