import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { type Database, openDatabase } from "#server/platform/database/open.ts";
import { checkBooks, sum } from "#tests/drills/check-books.ts";
import { createCustomer, sessionOf } from "#tests/drills/customer.ts";
import type { Drilled, DrillNeeds } from "#tests/drills/drill.ts";
import { createRandom } from "#tests/drills/random.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { type Site, startSite } from "#tests/support/start-site.ts";
import { openFakeStripe, type StripeServer, signAsStripe, someBuyer, stripeEnv } from "#tests/support/stripe/fake-stripe.ts";
import type { FakeEvent } from "#tests/support/stripe/objects.ts";

type Size = DrillNeeds & { orders: number; seed?: number };

const atOnce = 40;
const price = 1500;
const part = 500;

async function inLanes<T>(items: T[], work: (item: T) => Promise<void>) {
  const lane = async () => {
    for (let next = items.pop(); next !== undefined; next = items.pop()) await work(next);
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
}

/** What becomes of the nth of 40 orders at Stripe: 34 are paid, 6 of them after a while, 3 fail, 3 run out. */
function liveThrough(stripe: StripeServer, session: string, nth: number) {
  if (nth % 40 < 3) return void stripe.expire(session);
  const later = nth % 40 < 12;
  const paid = stripe.pay(session, someBuyer, { later });
  if (later) stripe.settle(session, nth % 40 >= 6);
  if (later && nth % 40 < 6) return;
  stripe.refund(String(paid?.payment_intent), part);
  if (nth % 2 === 0) stripe.refund(String(paid?.payment_intent), price - part);
}

/** How the orders must stand, by Stripe's own books. */
function expected(stripe: StripeServer) {
  const charges = [...stripe.charges.values()];
  const whole = charges.filter(({ refunded }) => refunded).length;
  return { paid: charges.length - whole, refunded: whole, expired: stripe.sessions.size - charges.length };
}

async function readOutcome(db: Database) {
  const { rows } = await sql<Record<string, number>>`
    select
      (select count(*)::int from orders where status = 'paid' and refunded_minor = ${part}) as paid,
      (select count(*)::int from orders where status = 'refunded' and refunded_minor = ${price}) as refunded,
      (select count(*)::int from orders where status = 'expired') as expired,
      (select count(*)::int from order_history where status = 'paid' and type in ('paid', 'paid-late')) as "paid lines",
      (select count(*)::int from order_history where status = 'refunded') as "refunded lines",
      (select count(*)::int from order_history where status = 'expired') as "expired lines",
      (select count(*)::int from pgboss.job where name = 'send-mail' and data->>'key' like 'order-confirmed:%') as confirmations,
      (select count(*)::int from pgboss.job where name = 'send-mail' and data->>'key' like 'order-refunded:%') as "refund mails",
      (select count(*)::int from payment_events) as events`.execute(db);
  return rows[0] ?? {};
}

/** Posts every delivery; what is answered with anything but 200 comes again after the rest, as Stripe does it. Answers how often that was. */
async function deliverAll(sites: readonly Site[], deliveries: FakeEvent[]) {
  const statuses: Record<number, number> = {};
  for (let waiting = deliveries; waiting.length > 0; ) {
    const again: FakeEvent[] = [];
    await inLanes(waiting, async (event) => {
      const raw = JSON.stringify(event);
      const site = sites[waiting.length % sites.length];
      const headers = { "content-type": "application/json", ...signAsStripe(raw, new Date()) };
      const { status, body } = await fetch(`${site?.origin}/webhooks/stripe`, { method: "POST", headers, body: raw });
      await body?.cancel();
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (status !== 200) again.push(event);
    });
    waiting = again;
    if (again.length > 0) await wait(50);
  }
  return statuses;
}

/** Orders placed over two processes, lived through at Stripe, and every event delivered twice, shuffled, to whichever process. */
export async function drillStripeEvents({ postgres, orders, seed = Date.now() % 1_000_000 }: Size): Promise<Drilled> {
  const random = createRandom(seed);
  const stripe = await openFakeStripe();
  const url = await createTestDatabase(postgres);
  const env = { DATABASE_URL: url, STOCK: String(orders), TRUSTED_PROXIES: "1", LOG_LEVEL: "error", ...stripeEnv(stripe.url) };
  const sites = await Promise.all([startSite(env, { seconds: 120 }), startSite(env, { seconds: 120 })]);
  const { db } = openDatabase(url, { connections: 2 });
  try {
    const sessions: string[] = [];
    await inLanes(
      Array.from({ length: orders }, (_, index) => index),
      async (nth) => {
        const answer = await createCustomer(sites[nth % 2]?.origin ?? "", nth, { timeoutMs: 30_000 }).startCheckout();
        if (answer.status !== 200) throw new Error(`an order was answered with ${answer.status}`);
        sessions.push(sessionOf(((await answer.json()) as { url: string }).url));
      },
    );
    for (const [nth, session] of sessions.entries()) liveThrough(stripe, session, nth);
    const events = stripe.takeEvents();
    const deliveries = random.shuffle([...events, ...events]);
    const count = deliveries.length;
    const began = performance.now();
    const statuses = await deliverAll(sites, deliveries);
    const seconds = (performance.now() - began) / 1000;
    await Promise.all(sites.map((site) => site.stop()));

    const must = expected(stripe);
    const found = await readOutcome(db);
    const paidOnce = must.paid + must.refunded;
    const wrong = {
      "orders that differ from Stripe's books": (["paid", "refunded", "expired"] as const).reduce(
        (all, state) => all + Math.abs(must[state] - (found[state] ?? 0)),
        0,
      ),
      "paid more or less than once": Math.abs(paidOnce - (found["paid lines"] ?? 0)),
      "refunded more or less than once": Math.abs(must.refunded - (found["refunded lines"] ?? 0)),
      "ended more or less than once": Math.abs(must.expired - (found["expired lines"] ?? 0)),
      "confirmations too many or too few": Math.abs(paidOnce - (found.confirmations ?? 0)),
      "refund mails too many or too few": Math.abs(must.refunded - (found["refund mails"] ?? 0)),
      "events not written down once": Math.abs(events.length - (found.events ?? 0)),
      "books that disagree": sum(await checkBooks(db)),
    };
    const figures = {
      seed,
      orders,
      events: events.length,
      deliveries: count,
      "sent again, for a refund came before its payment": statuses[409] ?? 0,
      "other answers": sum(statuses) - (statuses[200] ?? 0) - (statuses[409] ?? 0),
      "paid, refunded, ended unpaid": `${must.paid}, ${must.refunded}, ${must.expired}`,
      ...wrong,
      "deliveries a second": Math.round(count / seconds),
    };
    return { figures, ok: sum(wrong) === 0 && figures["other answers"] === 0 };
  } finally {
    await Promise.all(sites.map((site) => site.stop("SIGKILL")));
    await db.destroy();
    await stripe.close();
  }
}
