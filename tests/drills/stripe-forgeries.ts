import { checkBooks } from "#tests/drills/check-books.ts";
import type { Drilled, DrillNeeds } from "#tests/drills/drill.ts";
import { createRandom } from "#tests/drills/random.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { openTestApp, type TestApp } from "#tests/support/open-test-app.ts";
import { openFakeStripe, signAsStripe, someBuyer, stripeEnv } from "#tests/support/stripe/fake-stripe.ts";
import type { FakeEvent } from "#tests/support/stripe/objects.ts";
import { newEvent, newId } from "#tests/support/stripe/objects.ts";

type Size = DrillNeeds & { orders: number; events: number; seed?: number };
type Random = ReturnType<typeof createRandom>;
type Sent = { raw: string; headers: Record<string, string>; path?: string };

const atOnce = 50;
const another = "whsec_of_somebody_else_entirely";
const ago = (at: Date, seconds: number) => new Date(at.getTime() - seconds * 1000);
const header = (raw: string, at: Date, secret?: string) => signAsStripe(raw, at, secret)["stripe-signature"];

/** A true event with a false seal: each must be refused. */
const forgeries: ((raw: string, at: Date, random: Random) => Sent)[] = [
  (raw) => ({ raw, headers: {} }),
  (raw) => ({ raw, headers: { "stripe-signature": "" } }),
  (raw, at) => ({ raw, headers: { "stripe-signature": `t=${Math.floor(at.getTime() / 1000)},v1=${"0".repeat(64)}` } }),
  (raw, at) => ({ raw, headers: signAsStripe(raw, at, another) }),
  (raw, at) => ({ raw, headers: { "stripe-signature": header(raw, at).replace("v1=", "v0=") } }),
  (raw, at) => ({ raw, headers: { "stripe-signature": header(raw, at).split(",").reverse().join(";") } }),
  (raw, at, random) => ({ raw, headers: signAsStripe(raw, ago(at, 301 + random.below(86_400))) }),
  (raw, at, random) => ({ raw, headers: signAsStripe(raw, ago(at, -302 - random.below(86_400))) }),
  (raw, at, random) => {
    const place = random.below(raw.length);
    return { raw: raw.slice(0, place) + (raw[place] === "0" ? "1" : "0") + raw.slice(place + 1), headers: signAsStripe(raw, at) };
  },
  (raw, at, random) => ({ raw: raw.slice(0, random.below(raw.length)), headers: signAsStripe(raw, at) }),
  (raw, at) => ({ raw, headers: { "card-signature": header(raw, at) } }),
  (raw, at, random) => ({
    raw,
    headers: signAsStripe(raw, at),
    path: ["/webhooks/local", "/webhooks/Stripe", "/webhooks/stripe/", "/webhooks//stripe"][random.below(4)] ?? "",
  }),
];

/** A true seal on what does not fit: each must pay nothing. */
const mismatches: ((session: Record<string, unknown>, event: Record<string, unknown>, random: Random) => void)[] = [
  (session) => Object.assign(session, { amount_total: 1499 }),
  (session) => Object.assign(session, { amount_total: 1501 }),
  (session) => Object.assign(session, { amount_total: 150_000 }),
  (session) => Object.assign(session, { amount_total: null }),
  (session, _, random) => Object.assign(session, { currency: ["usd", "eur", "jpy", "gb"][random.below(4)] }),
  (session) => Object.assign(session, { id: "cs_test_of_nobody" }),
  (session, event) => void [Object.assign(session, { livemode: true }), Object.assign(event, { livemode: true })],
  (session) => Object.assign(session, { payment_intent: null }),
  (session) => Object.assign(session, { client_reference_id: "00000000-0000-4000-8000-000000000000" }),
  (session) => Object.assign(session, { metadata: {} }),
  (session) => Object.assign(session, { payment_status: "unpaid" }),
  (session) => Object.assign(session, { payment_status: "no_payment_required" }),
  (session) => Object.assign(session, { status: "open" }),
  (session) => Object.assign(session, { status: "paid" }),
  (_session, event) => Object.assign(event, { type: "payment_intent.succeeded" }),
];

async function send(test: TestApp, { raw, headers, path = "/webhooks/stripe" }: Sent) {
  const { status } = await test.request(path, { method: "POST", headers: { "content-type": "application/json", ...headers }, body: raw });
  return status;
}

/** Events that Stripe did not seal, and sealed ones that do not fit their order: by chance, over orders that all await payment. */
export async function drillStripeForgeries({ postgres, orders, events, seed = Date.now() % 1_000_000 }: Size): Promise<Drilled> {
  const random = createRandom(seed);
  const stripe = await openFakeStripe();
  const test = await openTestApp({ url: await createTestDatabase(postgres), env: { ...stripeEnv(stripe.url), STOCK: String(orders), LOG_LEVEL: "error" } });
  try {
    for (let made = 0; made < orders; made++) await test.startCheckout();
    const at = test.now();
    /** What Stripe would report, were the order paid. It is not. */
    const wouldBe = [...stripe.sessions.values()].map((session) => {
      const paid = { ...session, status: "complete", payment_status: "paid", payment_intent: newId("pi"), customer_details: { email: someBuyer.email } };
      return () => newEvent({ type: "checkout.session.completed", object: paid }, { live: false, created: Math.floor(at.getTime() / 1000) });
    });
    const pick = (): FakeEvent => (wouldBe[random.below(wouldBe.length)] as () => FakeEvent)();
    const statuses: Record<string, number> = {};
    let left = events;
    const lane = async () => {
      while (left-- > 0) {
        const event = pick();
        const forged = random.below(2) === 0;
        let sent: Sent;
        if (forged) sent = (forgeries[random.below(forgeries.length)] as (typeof forgeries)[number])(JSON.stringify(event), test.now(), random);
        else {
          (mismatches[random.below(mismatches.length)] as (typeof mismatches)[number])(event.data.object as Record<string, unknown>, event, random);
          const raw = JSON.stringify(event);
          sent = { raw, headers: signAsStripe(raw, test.now()) };
        }
        const name = `${forged ? "forged" : "mismatched"} ${await send(test, sent)}`;
        statuses[name] = (statuses[name] ?? 0) + 1;
      }
    };
    await Promise.all(Array.from({ length: atOnce }, lane));

    const untouched = await test.db.selectFrom("orders").select("id").where("status", "=", "awaiting-payment").where("paid_at", "is", null).execute();
    const { alerts = 0, ...books } = await checkBooks(test.db);
    const counted = (name: string) => statuses[name] ?? 0;
    const figures = {
      seed,
      "orders that await payment": orders,
      "events sent": events,
      "forged, and refused": counted("forged 403") + counted("forged 404"),
      "forged, and taken": counted("forged 200"),
      "mismatched, kept": counted("mismatched 200"),
      "mismatched, refused as no event of Stripe's": counted("mismatched 400"),
      "other answers": events - ["forged 403", "forged 404", "forged 200", "mismatched 200", "mismatched 400"].reduce((sum, name) => sum + counted(name), 0),
      "orders paid or changed": orders - untouched.length,
      "alerts for the owner": alerts,
      "books that disagree": Object.values(books).reduce((sum, count) => sum + count, 0),
    };
    const ok =
      figures["forged, and taken"] === 0 &&
      figures["other answers"] === 0 &&
      figures["orders paid or changed"] === 0 &&
      figures["books that disagree"] === 0 &&
      alerts > 0 &&
      figures["forged, and refused"] > 0;
    return { figures, ok };
  } finally {
    await test.close();
    await stripe.close();
  }
}
