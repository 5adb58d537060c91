import { randomBytes, randomUUID } from "node:crypto";
import { promiseOf } from "#content/delivery-promise.ts";
import { describeOrderEvent } from "#content/order-events.ts";
import type { Caller } from "#contracts/backend.ts";
import { cancelOrder, refundOrder } from "#server/modules/orders/cancellation.ts";
import { startCheckout } from "#server/modules/orders/checkout.ts";
import { dispatchActions, dispatchMarked, followDispatchDate } from "#server/modules/orders/dispatch.ts";
import { endHold } from "#server/modules/orders/expiry.ts";
import { correctAddress, correctAddressOf, findOrder, sendReceipt } from "#server/modules/orders/order-page.ts";
import { getPaymentState } from "#server/modules/orders/payment-session.ts";
import { hasPaidOrder, orderActions, readOrder, readOwnOrders } from "#server/modules/orders/queries.ts";
import { reconcilePayments } from "#server/modules/orders/reconciliation.ts";
import { sendRefund, settleRefund } from "#server/modules/orders/refunds.ts";
import { createNetworkCode } from "#server/modules/orders/reservation.ts";
import { returnActions, returnOrder } from "#server/modules/orders/returns.ts";
import { getAvailability } from "#server/modules/orders/sales.ts";
import { settlePayment } from "#server/modules/orders/settlement.ts";
import { type OrderNeeds, readHistory } from "#server/modules/orders/state.ts";
import { adjustStock, readStock, seedStock } from "#server/modules/orders/stock.ts";
import { receivePaymentEvent } from "#server/modules/orders/webhooks.ts";
import { londonDay } from "#server/platform/dates.ts";
import { createThrottle } from "#server/platform/limits/throttle.ts";
import { openQueue } from "#server/platform/queue/queue.ts";
import { makeSecretLink } from "#server/platform/tokens/secret-links.ts";
import type { PaymentEvent } from "#server/providers/payments/port.ts";
import { jobs } from "#server/shop.ts";
import { keptLog } from "#tests/logs/keep.ts";
import { lendDatabase } from "#tests/support/database.ts";
import { createFakePayments } from "#tests/support/fake-payments.ts";
import { offerOf } from "#tests/support/offer.ts";

/** Everything about orders on a fresh, real database and queue, with a clock and a provider that the test moves. */
export async function openOrdersFixture({ units = 10 } = {}) {
  const { db, pool, url } = await lendDatabase();
  const queue = await openQueue(pool, { jobs, log: keptLog, supervise: false });
  let time = new Date("2026-09-01T12:00:00Z").getTime();
  const now = () => new Date(time);
  const fake = createFakePayments({ now });
  const throttle = createThrottle({ db, secret: "a secret", now });
  const config: OrderNeeds["config"] = { PUBLIC_ORIGIN: "https://shop.example", DISPATCH_DATE: "2027-03-31", LEAST_FORM_SECONDS: 2 };
  const networkCode = createNetworkCode("a secret");
  const needs = { networkCode, db, payments: fake.payments, sendJob: queue.sendJob, throttle, now, config, log: keptLog };
  await seedStock(db, units, now());
  const receiveEvent = receivePaymentEvent(needs);

  const someCaller = (given: Partial<Caller> = {}): Caller => ({
    address: randomUUID(),
    requestId: randomUUID(),
    source: "test",
    browser: randomBytes(16).toString("base64url"),
    formAge: 60_000,
    ...given,
  });
  const readRow = (id: string) => db.selectFrom("orders").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const start = startCheckout(needs);
  const reconcile = reconcilePayments(needs);

  return {
    db,
    pool,
    url,
    now,
    fake,
    needs,
    someCaller,
    readRow,
    startCheckout: start,
    getAvailability: getAvailability(needs),
    getPaymentState: getPaymentState(needs),
    cancelOrder: cancelOrder(needs),
    returnOrder: returnOrder(needs),
    sendReceipt: sendReceipt(needs),
    correctAddress: correctAddress(needs),
    findOrder: findOrder(needs),
    readOrder: readOrder(needs),
    hasPaidOrder: hasPaidOrder(needs),
    readOwnOrders: readOwnOrders(needs),
    settle: settlePayment(needs),
    endHold: endHold(needs),
    refundPayment: sendRefund(needs),
    reconcile: () => reconcile(),
    receiveEvent: (event: PaymentEvent, signature = "genuine") => receiveEvent(JSON.stringify(event), (name) => (name === "signature" ? signature : undefined)),
    operator: {
      ...orderActions(needs),
      ...dispatchActions(needs),
      correctAddressOf: correctAddressOf(needs),
      refundOrder: refundOrder(needs),
      ...returnActions(needs),
      settleRefund: settleRefund(needs),
      readStock: readStock(needs),
      adjustStock: adjustStock(needs),
    },
    /** What waits until "sent" can't be undone any more: does all of it, whatever the time. */
    async runDispatchJobs() {
      for (const { data } of await this.jobs<{ orderId: string; dispatchAt: string }>("dispatch-order")) await dispatchMarked(needs)(data);
    },
    /** Marks it as sent, and its buyer hears of it. */
    async dispatch(reference: string) {
      await this.operator.dispatchOrder(reference);
      await this.runDispatchJobs();
    },
    passMinutes(minutes: number) {
      time += minutes * 60_000;
    },
    /** An order that awaits payment, and its session. */
    async placeOrder(caller = someCaller()) {
      await followDispatchDate({ db, config, now });
      const offer = offerOf(undefined, promiseOf(config.DISPATCH_DATE, londonDay(now())).dispatch);
      const { url: page } = await start({ agreedToTerms: true, offer }, caller);
      const row = await db.selectFrom("orders").selectAll().where("payment_url", "=", page).executeTakeFirstOrThrow();
      return { id: row.id, reference: row.reference, session: String(row.payment_session), caller };
    },
    /** An order that the customer has, and the token of its secret link. */
    async placeDeliveredOrder() {
      const order = await this.placePaidOrder();
      await this.dispatch(order.reference);
      await this.operator.deliverOrder(order.reference);
      return order;
    },
    /** A paid order and the token of its secret link. */
    async placePaidOrder(caller = someCaller()) {
      const order = await this.placeOrder(caller);
      fake.pay(order.session);
      await this.settle(fake.facts(order.session), "webhook");
      return { ...order, token: await this.makeLink(order.id) };
    },
    async makeLink(orderId: string, days = 90) {
      return (await makeSecretLink(db, { purpose: "order", subject: orderId, at: now(), minutes: days * 1440 })).token;
    },
    statusOf: async (id: string) => (await readRow(id)).status,
    historyOf: async (id: string) => (await readHistory(db, id)).map((line) => `${line.status}: ${describeOrderEvent(line)}`),
    alerts: () => db.selectFrom("operator_alerts").select(["order_id", "kind", "detail"]).orderBy("id").execute(),
    available: async () => (await db.selectFrom("stock").select("available").executeTakeFirstOrThrow()).available,
    ledgerSum: async () =>
      Number(
        (
          await db
            .selectFrom("stock_ledger")
            .select(({ fn }) => fn.sum<string>("change").as("sum"))
            .executeTakeFirstOrThrow()
        ).sum ?? 0,
      ),
    /** Every mail promised so far, by key; and every other job, by name. */
    mails: async () =>
      (await pool.query<{ key: string }>("select data->>'key' as key from pgboss.job where name = 'send-mail' order by key")).rows.map(({ key }) => key),
    jobs: async <D = { orderId: string }>(name: string) =>
      (await pool.query<{ data: D; start_after: Date }>("select data, start_after from pgboss.job where name = $1 order by start_after", [name])).rows,
    async close() {
      await queue.close();
      await db.destroy();
    },
  };
}
export type OrdersFixture = Awaited<ReturnType<typeof openOrdersFixture>>;
