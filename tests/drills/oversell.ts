import { setTimeout as wait } from "node:timers/promises";
import { openShop } from "#server/open-shop.ts";
import { openDatabase } from "#server/platform/database/open.ts";
import { readConfig } from "#server/providers/settings.ts";
import { checkBooks, sum } from "#tests/drills/check-books.ts";
import { createCustomer } from "#tests/drills/customer.ts";
import type { Drilled, DrillNeeds } from "#tests/drills/drill.ts";
import { keptLog } from "#tests/logs/keep.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { startSite } from "#tests/support/start-site.ts";

type Size = DrillNeeds & { attempts: number; units: number; paying: number };
type Answers = { held: string[]; soldOut: number; busy: number; other: string[] };

/** A hold's whole length and some more: 31 minutes to pay, 5 of grace. */
const afterEveryHold = 40 * 60_000;
const atOnce = 2_000;

/** Asks like a person who is told "try again in a moment" and does. */
async function tryToOrder(origin: string, number: number, answers: Answers) {
  const customer = createCustomer(origin, number, { timeoutMs: 30_000 });
  for (let tries = 0; tries < 20; tries++) {
    const answer = await customer.startCheckout().catch(() => undefined);
    if (answer?.status === 200) return void answers.held.push(((await answer.json()) as { url: string }).url);
    const text = (await answer?.text().catch(() => "")) ?? "";
    if (answer?.status === 409 && text.includes('"sold-out"')) return void answers.soldOut++;
    // 408: Node's own answer to a request that waited too long to be read.
    if (answer && answer.status !== 503 && answer.status !== 408) return void answers.other.push(`${answer.status} ${text.slice(0, 80)}`);
    answers.busy++;
    await wait(200 + (number % 300));
  }
  answers.other.push("gave up");
}

async function letEveryHoldEnd(url: string, units: number) {
  const config = readConfig({ DATABASE_URL: url, STOCK: String(units) });
  const shop = await openShop(config, { log: keptLog, work: false, now: () => new Date(Date.now() + afterEveryHold) });
  const open = await shop.db.selectFrom("orders").select("id").where("status", "=", "awaiting-payment").execute();
  await Promise.all(open.map(({ id }) => shop.handlers["end-hold"]?.({ orderId: id })));
  await shop.close();
  return open.length;
}

/** A crowd on few units, over two server processes on one PostgreSQL; some pay, and what the rest held comes back. */
export async function drillOversell({ postgres, attempts, units, paying }: Size): Promise<Drilled> {
  const url = await createTestDatabase(postgres);
  const env = { DATABASE_URL: url, STOCK: String(units), TRUSTED_PROXIES: "1", LOG_LEVEL: "error" };
  const sites = await Promise.all([startSite(env, { seconds: 120 }), startSite(env, { seconds: 120 })]);
  const { db } = openDatabase(url, { connections: 2 });
  const answers: Answers = { held: [], soldOut: 0, busy: 0, other: [] };
  try {
    const began = performance.now();
    for (let first = 0; first < attempts; first += atOnce) {
      const crowd = Array.from({ length: Math.min(atOnce, attempts - first) }, (_, index) => first + index);
      await Promise.all(crowd.map((number) => tryToOrder(sites[number % 2]?.origin ?? "", number, answers)));
    }
    const seconds = (performance.now() - began) / 1000;
    const held = await db.selectFrom("orders").select("id").where("status", "=", "awaiting-payment").execute();

    const buyers = answers.held.slice(0, paying);
    const paid = await Promise.all(buyers.map((page, number) => createCustomer(sites[number % 2]?.origin ?? "", number).payCard(page)));
    const giveUpAt = Date.now() + 60_000;
    const countPaid = async () => (await db.selectFrom("orders").select("id").where("status", "=", "paid").execute()).length;
    while ((await countPaid()) < paying && Date.now() < giveUpAt) await wait(100);
    await Promise.all(sites.map((site) => site.stop()));
    const lapsed = await letEveryHoldEnd(url, units);

    const { available } = await db.selectFrom("stock").select("available").executeTakeFirstOrThrow();
    const figures = {
      attempts,
      units,
      "orders held": held.length,
      "answered with a payment page": answers.held.length,
      "answered sold out": answers.soldOut,
      "asked to try again": answers.busy,
      "other answers": answers.other.length === 0 ? 0 : [...new Set(answers.other)].join(" · "),
      paid: await countPaid(),
      "holds that lapsed": lapsed,
      "units free afterwards": available,
      "books that disagree": sum(await checkBooks(db)),
      "attempts a second": Math.round(attempts / seconds),
    };
    const ok =
      held.length === units &&
      answers.held.length === units &&
      answers.soldOut === attempts - units &&
      answers.other.length === 0 &&
      paid.every(({ status }) => status === 303) &&
      figures.paid === paying &&
      available === units - paying &&
      figures["books that disagree"] === 0;
    return { figures, ok };
  } finally {
    await Promise.all(sites.map((site) => site.stop()));
    await db.destroy();
  }
}
