import type { Drilled, DrillNeeds } from "#tests/drills/drill.ts";
import { createRandom } from "#tests/drills/random.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { openStripeFixture, type StripeFixture } from "#tests/support/open-stripe-fixture.ts";
import type { Fault } from "#tests/support/stripe/faults.ts";

type Size = DrillNeeds & { refunds: number; seed?: number };

const price = 1500;
const atOnce = 8;
/** After Stripe's silence the next try finds out by looking, which may go wrong as well. */
const timeOuts: Fault[] = ["silence, and it acted", "silence, and it acted", "silence", "slow, and it acted"];

async function inLanes<T>(items: T[], work: (item: T) => Promise<unknown>) {
  const left = [...items];
  const lane = async () => {
    for (let next = left.pop(); next !== undefined; next = left.pop()) await work(next);
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
}

/** Tries one refund twice at once, as two processes might; answers how many of both were left without an answer. */
async function tryTwice(fixture: StripeFixture, orderId: string) {
  const tries = await Promise.allSettled([fixture.makeRefund({ orderId }), fixture.makeRefund({ orderId })]);
  return tries.filter(({ status }) => status === "rejected").length;
}

/** Refunds pressed twice, whose request times out before or after Stripe made them; tried again at once, and after Stripe has forgotten their keys. */
export async function drillStripeRefunds({ postgres, refunds, seed = Date.now() % 1_000_000 }: Size): Promise<Drilled> {
  const random = createRandom(seed);
  const fixture = await openStripeFixture({ url: await createTestDatabase(postgres), units: refunds, timeoutMs: 250 });
  try {
    const orders: Awaited<ReturnType<StripeFixture["placePaidOrder"]>>[] = [];
    for (let made = 0; made < refunds; made++) orders.push(await fixture.placePaidOrder());
    await inLanes(orders, ({ reference }) => Promise.all([fixture.refundOrder(reference, "a drill"), fixture.refundOrder(reference, "a drill")]));
    const before = fixture.stripe.calls.length;
    let unanswered = 0;
    for (let round = 0; round < 2; round++) {
      for (let nth = 0; nth < refunds; nth++) fixture.stripe.fail(timeOuts[random.below(timeOuts.length)] as Fault, { on: /^POST .*refunds/, times: 1 });
      await inLanes(orders, async ({ id }) => {
        const missed = await tryTwice(fixture, id);
        unanswered += missed;
      });
      fixture.stripe.mend();
      // A day later.
      fixture.stripe.forgetKeys();
    }
    // The queue goes on until it is done; a busy machine may be late for our little timeoutMs.
    const unmade = async () => (await fixture.refunds()).filter(({ status }) => status !== "made").map(({ of_order }) => of_order);
    for (let round = 0, left = await unmade(); left.length > 0 && round < 20; round++, left = await unmade())
      await inLanes(left, (id) => tryTwice(fixture, id));
    for (const event of fixture.stripe.takeEvents()) for (let twice = 0; twice < 2; twice++) await fixture.receiveEvent(event);

    const rows = await fixture.refunds();
    const states = await fixture.db.selectFrom("orders").select(["status", "refunded_minor"]).execute();
    const mails = (await fixture.mails()).filter((key) => key.startsWith("order-refunded:"));
    const figures = {
      seed,
      "orders refunded, each pressed twice": refunds,
      "requests to Stripe": fixture.stripe.calls.length - before,
      "time-outs": unanswered,
      "refunds in Stripe's own books": fixture.stripe.refunds.length,
      "paid back twice": orders.filter(({ payment_id }) => fixture.stripe.refundsOf(String(payment_id)).length > 1).length,
      "paid back not at all": orders.filter(({ payment_id }) => fixture.stripe.refundsOf(String(payment_id)).length === 0).length,
      "not refunded in full in ours": states.filter(({ status, refunded_minor }) => status !== "refunded" || refunded_minor !== price).length,
      "mails about them": mails.length,
      alerts: (await fixture.alerts()).length,
    };
    const ok =
      unanswered >= refunds &&
      figures["refunds in Stripe's own books"] === refunds &&
      figures["paid back twice"] + figures["paid back not at all"] + figures["not refunded in full in ours"] + figures.alerts === 0 &&
      rows.length === refunds &&
      rows.every(({ status }) => status === "made") &&
      mails.length === refunds;
    return { figures, ok };
  } finally {
    await fixture.close();
  }
}
