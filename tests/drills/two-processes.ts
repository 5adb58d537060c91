import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { limits } from "#contracts/mailchimp-subscribe.ts";
import { type Database, openDatabase } from "#server/platform/database/open.ts";
import { checkBooks, checkPromises, sum } from "#tests/drills/check-books.ts";
import { createCustomer, type Promised, sessionOf } from "#tests/drills/customer.ts";
import type { Drilled, DrillNeeds } from "#tests/drills/drill.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { type Site, startSite } from "#tests/support/start-site.ts";

type Size = DrillNeeds & { units: number; buyers: number };

const greedySignUps = 3 * limits.address.times;
const catchUpSeconds = 60;

/** One address that signs up many, each at the other process than the one before; answers how many were taken. */
async function beGreedy(sites: readonly Site[]) {
  const statuses = await Promise.all(
    Array.from({ length: greedySignUps }, async (_, index) => {
      const answer = await fetch(`${sites[index % sites.length]?.origin}/functions/v1/mailchimp-subscribe`, {
        method: "POST",
        headers: { "content-type": "application/json", "x-forwarded-for": "10.77.0.1" },
        body: JSON.stringify({ name: "Greedy Person", email: `greedy-${index}@example.com`, country: "GB", acceptTerms: true }),
      });
      await answer.body?.cancel();
      return answer.status;
    }),
  );
  return statuses.filter((status) => status === 200).length;
}

/** Orders at one process and pays at the other. */
async function buyAcross([one, two]: readonly [Site, Site], number: number, promised: Promised) {
  const [here, there] = number % 2 ? [one, two] : [two, one];
  const customer = createCustomer(here.origin, number, { timeoutMs: 30_000 });
  const started = await customer.startCheckout();
  const { url } = (await started.json()) as { url?: string };
  if (!url) return started.status === 409 ? "sold out" : `order: ${started.status}`;
  promised.orders.push(sessionOf(url));
  const paid = await createCustomer(there.origin, number, { timeoutMs: 30_000 }).payCard(url);
  await paid.body?.cancel();
  if (paid.status !== 303) return `payment: ${paid.status}`;
  promised.payments.push({ session: sessionOf(url), email: customer.email });
  return "paid";
}

async function readJobs(db: Database) {
  const { rows } = await sql<{ waiting: number; again: number; minute: number; mails: number }>`
    select
      count(*) filter (where state in ('created', 'retry', 'active') and start_after <= now())::int as waiting,
      count(*) filter (where retry_count > 0)::int as again,
      (select coalesce(max(n), 0)::int from (select count(*) as n from pgboss.job where name = 'reconcile-payments' group by date_trunc('minute', created_on)) each) as minute,
      (select count(*)::int from mailbox) as mails
    from pgboss.job`.execute(db);
  return rows[0] ?? { waiting: 1, again: 0, minute: 0, mails: 0 };
}

/** Two processes on one database are one shop: one stock, one count of limits, and each job done by one of them, once. */
export async function drillTwoProcesses({ postgres, units, buyers }: Size): Promise<Drilled> {
  const url = await createTestDatabase(postgres);
  const env = { DATABASE_URL: url, STOCK: String(units), TRUSTED_PROXIES: "1", LOG_LEVEL: "info" };
  const sites: readonly [Site, Site] = await Promise.all([startSite(env, { seconds: 60 }), startSite(env, { seconds: 60 })]);
  const { db } = openDatabase(url, { connections: 2 });
  const promised: Promised = { signUps: [], orders: [], payments: [] };
  try {
    const [taken, ...outcomes] = await Promise.all([beGreedy(sites), ...Array.from({ length: buyers }, (_, index) => buyAcross(sites, index + 1, promised))]);
    const began = performance.now();
    const count = async () => ({ ...(await checkPromises(db, promised)), ...(await checkBooks(db)) });
    const isBehind = async () => (await readJobs(db)).waiting > 0 || sum(await count()) > 0;
    let behind = await isBehind();
    while (behind && performance.now() - began < catchUpSeconds * 1000) {
      await wait(100);
      behind = await isBehind();
    }
    const left = behind ? await sql<{ name: string; state: string }>`select name, state from pgboss.job where state < 'completed'`.execute(db) : { rows: [] };
    await Promise.all(sites.map((site) => site.stop()));
    const { again, minute, mails } = await readJobs(db);
    const kept = await count();
    const sent = sites.map((site) => site.output().split('"mail sent"').length - 1);
    const paid = outcomes.filter((outcome) => outcome === "paid").length;
    const other = outcomes.filter((outcome) => outcome !== "paid" && outcome !== "sold out");
    const figures = {
      "units, buyers": `${units}, ${buyers}`,
      "ordered at one, paid at the other": paid,
      "other answers": [...new Set(other)].join(", ") || 0,
      "sign-ups of one address: tried, taken by both together": `${greedySignUps}, ${taken}`,
      "mails, and sent by each": `${mails}: ${sent.join(" + ")}`,
      "jobs done again": again,
      "jobs left behind": left.rows.map(({ name, state }) => `${name} ${state}`).join(", ") || 0,
      "reconciliations in one minute, at most": minute,
      "lost or wrong": sum(kept),
      ...Object.fromEntries(Object.entries(kept).filter(([, number]) => number > 0)),
    };
    const ok =
      !behind &&
      paid === units &&
      other.length === 0 &&
      taken === limits.address.times &&
      sum(Object.fromEntries(sent.entries())) === mails &&
      sent.every((number) => number > 0) &&
      again === 0 &&
      minute <= 1 &&
      sum(kept) === 0;
    return { figures, ok };
  } finally {
    await Promise.all(sites.map((site) => site.stop("SIGKILL")));
    await db.destroy();
  }
}
