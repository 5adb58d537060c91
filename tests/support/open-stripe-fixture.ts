import { randomBytes, randomUUID } from "node:crypto";
import type { Caller } from "#contracts/backend.ts";
import { refundOrder } from "#server/modules/orders/cancellation.ts";
import { startCheckout } from "#server/modules/orders/checkout.ts";
import { endHold } from "#server/modules/orders/expiry.ts";
import { getPaymentState } from "#server/modules/orders/payment-session.ts";
import { reconcilePayments } from "#server/modules/orders/reconciliation.ts";
import { sendRefund } from "#server/modules/orders/refunds.ts";
import { createNetworkCode } from "#server/modules/orders/reservation.ts";
import { seedStock } from "#server/modules/orders/stock.ts";
import { receivePaymentEvent } from "#server/modules/orders/webhooks.ts";
import { openDatabase } from "#server/platform/database/open.ts";
import { createThrottle } from "#server/platform/limits/throttle.ts";
import { openQueue } from "#server/platform/queue/queue.ts";
import { createStripePayments } from "#server/providers/payments/stripe/create-stripe-payments.ts";
import { jobs } from "#server/shop.ts";
import { keptLog } from "#tests/logs/keep.ts";
import { lendDatabase } from "#tests/support/database.ts";
import { offer } from "#tests/support/offer.ts";
import { openFakeStripe, signAsStripe, someBuyer, stripeKeys } from "#tests/support/stripe/fake-stripe.ts";
import type { FakeEvent } from "#tests/support/stripe/objects.ts";

/** Orders on a real database whose cards a fake Stripe takes, with one clock for both and short timeouts. */
export async function openStripeFixture({
  units = 10,
  timeoutMs = 300,
  url,
  secretKey = stripeKeys.secretKey,
}: {
  units?: number;
  timeoutMs?: number /** Its database, already there. */;
  url?: string;
  /** Of another account, or of the same one's other mode: a Stripe of its own. */
  secretKey?: string;
} = {}) {
  const { db, pool, url: databaseUrl } = url ? { ...openDatabase(url), url } : await lendDatabase();
  const queue = await openQueue(pool, { jobs, log: keptLog, supervise: false });
  let time = new Date("2026-11-20T12:00:00Z").getTime();
  const now = () => new Date(time);
  const stripe = await openFakeStripe({ now, secretKey });
  const payments = createStripePayments({ ...stripeKeys, secretKey, url: stripe.url, fetch: globalThis.fetch, now, timeoutMs });
  const throttle = createThrottle({ db, secret: "a secret", now });
  const config = { PUBLIC_ORIGIN: "https://shop.example", DISPATCH_DATE: "2027-03-31", LEAST_FORM_SECONDS: 2 };
  const networkCode = createNetworkCode("a secret");
  const needs = { networkCode, db, payments, sendJob: queue.sendJob, throttle, now, config, log: keptLog };
  await seedStock(db, units, now());
  const start = startCheckout(needs);
  const reconcile = reconcilePayments(needs);
  const take = receivePaymentEvent(needs);
  const receiveEvent = (event: FakeEvent) => {
    const rawBody = JSON.stringify(event);
    const headers = signAsStripe(rawBody, now());
    return take(rawBody, (name) => headers[name as keyof typeof headers]);
  };

  const someCaller = (): Caller => ({
    address: randomUUID(),
    requestId: randomUUID(),
    source: "test",
    browser: randomBytes(16).toString("base64url"),
    formAge: 60_000,
  });
  const readOrder = (session: string) => db.selectFrom("orders").selectAll().where("payment_session", "=", session).executeTakeFirstOrThrow();

  return {
    db,
    url: databaseUrl,
    needs,
    stripe,
    now,
    startCheckout: start,
    getPaymentState: getPaymentState(needs),
    endHold: endHold(needs),
    makeRefund: sendRefund(needs),
    refundOrder: refundOrder(needs),
    reconcile: () => reconcile(),
    take,
    receiveEvent,
    someCaller,
    readOrder,
    passMinutes(minutes: number) {
      time += minutes * 60_000;
    },
    /** An order that awaits payment: its session's id and its own. */
    async placeOrder() {
      const { url } = await start({ agreedToTerms: true, offer }, someCaller());
      const session = new URL(url).pathname.split("/").at(-1) ?? "";
      return { session, ...(await readOrder(session)) };
    },
    /** One that is paid, its event taken in. */
    async placePaidOrder() {
      const { session } = await this.placeOrder();
      stripe.pay(session, someBuyer);
      for (const event of stripe.takeEvents()) await receiveEvent(event);
      return { session, ...(await readOrder(session)) };
    },
    available: async () => (await db.selectFrom("stock").select("available").executeTakeFirstOrThrow()).available,
    refunds: () => db.selectFrom("refunds").selectAll().execute(),
    alerts: () => db.selectFrom("operator_alerts").select(["order_id", "kind", "detail"]).orderBy("id").execute(),
    mails: async () =>
      (await pool.query<{ key: string }>("select data->>'key' as key from pgboss.job where name = 'send-mail' order by key")).rows.map(({ key }) => key),
    async close() {
      await queue.close();
      await db.destroy();
      await stripe.close();
    },
  };
}
export type StripeFixture = Awaited<ReturnType<typeof openStripeFixture>>;
