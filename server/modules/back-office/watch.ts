import { sql } from "kysely";
import { lowStock } from "#content/catalogue.ts";
import { formatIsoDay } from "#content/format-iso-day.ts";
import type { AlertKind } from "#content/site/back-office/alerts.ts";
import { shopPage } from "#content/site/back-office/shop.ts";
import type { LateMail } from "#contracts/backend.ts";
import type { ModuleNeeds } from "#server/modules/module.ts";
import { readStock } from "#server/modules/orders/stock.ts";
import { raiseAlert } from "#server/platform/alerts.ts";
import type { Database } from "#server/platform/database/open.ts";
import { addDays, addMinutes, londonDay, londonMinute, utcDay } from "#server/platform/dates.ts";
import { quotas } from "#server/platform/limits/daily-quotas.ts";
import type { Gauges } from "#server/platform/metrics.ts";
import { errorIn } from "#server/platform/queue/dead-jobs.ts";
import type { JobHandler } from "#server/platform/queue/queue.ts";

export function readGauges({ db, config, now }: ModuleNeeds): () => Promise<Gauges> {
  return async () => {
    const at = now();
    const jobs = await sql<{ name: string; source: string | null; count: number; due: Date | null }>`
      select name, case when name = 'dead' then source_name end as source, count(*)::int as count,
        min(${dueSince}) filter (where ${isDue(at)}) as due
      from pgboss.job where state <= 'active' and (name <> 'dead' or source_name is not null) group by 1, 2`.execute(db);
    const mails = jobs.rows.find(({ name }) => name === "send-mail");
    const open = db.selectFrom("operator_alerts").where("resolved_at", "is", null);
    const { alerts } = await open.select(({ fn }) => fn.countAll<string>().as("alerts")).executeTakeFirstOrThrow();
    const backup = await db.selectFrom("backups").select("at").orderBy("at", "desc").limit(1).executeTakeFirst();
    const used = await db.selectFrom("daily_quotas").select(["quota", "used"]).where("day", "=", utcDay(at)).execute();
    const seconds = (since: Date) => Math.max(0, (at.getTime() - since.getTime()) / 1_000);
    const one = (value: number): Gauges["shop_alerts"] => [[{}, value]];
    return {
      shop_jobs: jobs.rows.map(({ name, source, count }) => [{ kind: source ?? name, state: name === "dead" ? "dead" : "waiting" }, count]),
      shop_mails_waiting: one(mails?.count ?? 0),
      shop_oldest_mail_seconds: one(mails?.due ? seconds(mails.due) : 0),
      shop_stock: (await readStock({ db })()).flatMap(({ product, available, held }) => [
        [{ product, state: "free" }, available],
        [{ product, state: "held" }, held],
      ]),
      shop_alerts: one(Number(alerts)),
      shop_backup_age_seconds: one(backup ? seconds(backup.at) : Number.NaN),
      shop_quota_left: Object.entries(quotas).map(([what, { setting }]) => [
        { what },
        Math.max(0, config[setting] - (used.find(({ quota }) => quota === what)?.used ?? 0)),
      ]),
    };
  };
}

/** Since when a job should have been done: one that was put off, from the time that it was put off to; one that is tried again, from the beginning. */
export const dueSince = sql<Date>`case when retry_count > 0 or state = 'retry' then created_on else start_after end`;
/** Whether it should have been done by then. */
export const isDue = (at: Date) => sql<boolean>`(state = 'retry' or retry_count > 0 or start_after <= ${at})`;

/** Minutes that a mail may take before anybody is troubled. */
const mostMinutes = 10;

/** Mails that wait though nothing but a fault keeps them; null where there are none. Those that wait for tomorrow, the day's being used up, are not meant. */
export async function readLateMail(db: Database, at: Date): Promise<LateMail | null> {
  const late = addMinutes(at, -mostMinutes);
  const { rows } = await sql<{ count: number; since: Date | null; error: string | null }>`
    select count(*)::int as count, min(${dueSince}) as since,
      (array_agg(${errorIn("output")} order by started_on desc) filter (where output is not null))[1] as error
    from pgboss.job
    where name = 'send-mail' and state <= 'active' and ${dueSince} < ${late} and ${isDue(at)}`.execute(db);
  const [found] = rows;
  return found?.since ? { count: found.count, since: found.since, error: found.error ?? "" } : null;
}

type WatchNeeds = Pick<ModuleNeeds, "db" | "sendJob" | "now"> & { config: Pick<ModuleNeeds["config"], "DISPATCH_DATE"> };

/** After so long the owner hears of late mail also by mail, for some may still go; every page of the back office says it sooner. */
const lateMailMinutes = 60;

const stockWords = {
  low: { kind: "stock-low", detail: `fewer than ${lowStock} tubes are left to sell` },
  "sold-out": { kind: "sold-out", detail: "every tube is sold: visitors are offered the Warmth List instead" },
} as const;

/** Looks at how the shop stands, and tells the owner of what has become worse: once, until it is better again. */
export function watch({ db, sendJob, config, now }: WatchNeeds): JobHandler<"watch"> {
  return async () => {
    await watchStock();
    await watchMail();
    await watchDispatch();
  };

  /** What is held for a payment is not sold yet: it may come back. */
  async function watchStock() {
    for (const { product, available, held } of await readStock({ db })()) {
      const unsold = available + held;
      const word = unsold <= 0 ? "sold-out" : unsold < lowStock ? "low" : "in";
      await db.transaction().execute(async (tx) => {
        const { told } = await tx.selectFrom("stock").select("told").where("product", "=", product).forUpdate().executeTakeFirstOrThrow();
        if (told === word) return;
        await tx.updateTable("stock").set({ told: word }).where("product", "=", product).execute();
        const isWorse = word === "sold-out" || (word === "low" && told === "in");
        if (word !== "in" && isWorse) await raiseAlert(tx, sendJob, { orderId: null, ...stockWords[word], at: now() });
      });
    }
  }

  async function watchMail() {
    const at = now();
    const late = await readLateMail(db, at);
    if (!late || at.getTime() - late.since.getTime() < lateMailMinutes * 60_000) return;
    // The oldest mail that waits is another one at each look, as they go out: told by its kind, and so once a day.
    const detail = `emails have been waiting to go out since ${londonMinute(late.since)}. Mailbox in the back office says which, and why`;
    await tellOnce("mail-late", detail, addDays(at, -1));
  }

  async function watchDispatch() {
    const day = config.DISPATCH_DATE;
    if (day >= londonDay(now())) return;
    await tellOnce("dispatch-date-over", `The dispatch date, ${formatIsoDay(day)}, has passed, so nobody can order. Choose a later day on “${shopPage.title}”`);
  }

  /** Also after the owner has put it away: it stays as it is until they mend it. `since`: nor where any of its kind was raised later. */
  async function tellOnce(kind: AlertKind, detail: string, since?: Date) {
    await db.transaction().execute(async (tx) => {
      const ofKind = tx.selectFrom("operator_alerts").select("id").where("kind", "=", kind);
      const known = since ? ofKind.where("at", ">", since) : ofKind.where("detail", "=", detail);
      if (!(await known.executeTakeFirst())) await raiseAlert(tx, sendJob, { orderId: null, kind, detail, at: now() });
    });
  }
}
