import { signEvent } from "#server/providers/payments/local/events.ts";
import { cardTables } from "#server/providers/payments/local/tables.ts";
import { checkBooks, sum } from "#tests/drills/check-books.ts";
import { sessionOf } from "#tests/drills/customer.ts";
import type { Drilled, DrillNeeds } from "#tests/drills/drill.ts";
import { createRandom } from "#tests/drills/random.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { openTestApp, type TestApp } from "#tests/support/open-test-app.ts";

type Size = DrillNeeds & { payments: number; deliveriesEach: number; seed?: number };

const atOnce = 50;

async function buy(test: TestApp, number: number) {
  const { url } = (await (await test.startCheckout()).json()) as { url: string };
  await test.payCard(url, { email: `buyer-${number}@example.com` });
  return sessionOf(url);
}

/** Each payment's event many times, shuffled, 50 at once, while the page that the buyer comes back to asks as well. */
export async function drillEvents({ postgres, payments, deliveriesEach, seed = Date.now() % 1_000_000 }: Size): Promise<Drilled> {
  const random = createRandom(seed);
  const test = await openTestApp({ url: await createTestDatabase(postgres), env: { STOCK: String(payments), LOG_LEVEL: "error" } });
  try {
    const sessions: string[] = [];
    for (let number = 0; number < payments; number++) sessions.push(await buy(test, number));
    const events = await cardTables(test.db).selectFrom("local_card.events").select("body").execute();
    const deliver = (body: string) =>
      test.request("/webhooks/local", { method: "POST", headers: { "card-signature": signEvent(test.cardSecret, body, test.now()) }, body });
    const comeBack = (session: string) => test.call("get-payment-state", { session });

    const deliveries = events.flatMap(({ body }) => Array.from({ length: deliveriesEach }, () => () => deliver(body)));
    const returns = sessions.flatMap((session) => Array.from({ length: 5 }, () => () => comeBack(session)));
    const all = random.shuffle([...deliveries, ...returns]);
    const statuses: Record<number, number> = {};
    const began = performance.now();
    const lane = async () => {
      for (let next = all.pop(); next; next = all.pop()) {
        const { status } = await next();
        statuses[status] = (statuses[status] ?? 0) + 1;
      }
    };
    await Promise.all(Array.from({ length: atOnce }, lane));
    const seconds = (performance.now() - began) / 1000;
    await test.drain();

    const paidLines = await test.db.selectFrom("order_history").select("order_id").where("status", "=", "paid").execute();
    const mails = await test.db.selectFrom("mailbox").select("to_address").where("key", "like", "order-confirmed:%").execute();
    const figures = {
      seed,
      payments,
      deliveries: deliveries.length,
      "answers that were not 200": deliveries.length + returns.length - (statuses[200] ?? 0),
      "paid lines": paidLines.length,
      "orders paid": new Set(paidLines.map((line) => line.order_id)).size,
      "confirmation mails": mails.length,
      "books that disagree": sum(await checkBooks(test.db)),
      "deliveries a second": Math.round(deliveries.length / seconds),
    };
    const once = [figures["paid lines"], figures["orders paid"], figures["confirmation mails"], events.length].every((count) => count === payments);
    return { figures, ok: once && figures["answers that were not 200"] === 0 && figures["books that disagree"] === 0 };
  } finally {
    await test.close();
  }
}
