import { sql } from "kysely";
import { type Cost, ceilings } from "#server/ceilings/ceilings.ts";
import type { Config } from "#server/config.ts";
import type { Database } from "#server/db/open.ts";
import { readStock } from "#server/operator/read-stock.ts";

/** How the shop stands at this moment, for alarms: counts and ages, nothing about a person. */
export type Gauges = {
  jobs: { kind: string; state: "waiting" | "dead"; count: number }[];
  /** Emails that wait, also those that wait for tomorrow by intent; seconds since the oldest of those that should have gone was asked for. */
  mails: { waiting: number; oldestSeconds: number };
  stock: { product: string; available: number; held: number }[];
  /** What waits for the owner's eyes. */
  alerts: number;
  /** Seconds since the last backup that `npm run backup` took and tried; null where it has taken none. */
  backupAgeSeconds: number | null;
  quotas: { what: Cost; left: number }[];
};

type Needs = { db: Database; config: Pick<Config, (typeof ceilings)[Cost]["setting"]>; now: () => Date };

export function readGauges({ db, config, now }: Needs): () => Promise<Gauges> {
  return async () => {
    const at = now();
    const jobs = await sql<{ name: string; source: string | null; count: number; due: Date | null }>`
      select name, case when name = 'dead' then source_name end as source, count(*)::int as count,
        min(created_on) filter (where state = 'retry' or retry_count > 0 or start_after <= ${at}) as due
      from pgboss.job where state <= 'active' and (name <> 'dead' or source_name is not null) group by 1, 2`.execute(db);
    const kinds = jobs.rows.map(({ name, source, count }) => ({
      kind: source ?? name,
      state: name === "dead" ? ("dead" as const) : ("waiting" as const),
      count,
    }));
    const mails = jobs.rows.find(({ name }) => name === "send-mail");
    const { alerts } = await db
      .selectFrom("flags")
      .select(({ fn }) => fn.countAll<string>().as("alerts"))
      .where("resolved_at", "is", null)
      .executeTakeFirstOrThrow();
    const backup = await db.selectFrom("backups").select("at").orderBy("at", "desc").limit(1).executeTakeFirst();
    const used = await db.selectFrom("daily_use").select(["cost", "used"]).where("day", "=", at.toISOString().slice(0, 10)).execute();
    const seconds = (since: Date) => Math.max(0, (at.getTime() - since.getTime()) / 1_000);
    return {
      jobs: kinds,
      mails: { waiting: mails?.count ?? 0, oldestSeconds: mails?.due ? seconds(mails.due) : 0 },
      stock: await readStock({ db })(),
      alerts: Number(alerts),
      backupAgeSeconds: backup ? seconds(backup.at) : null,
      quotas: (Object.keys(ceilings) as Cost[]).map((what) => ({
        what,
        left: Math.max(0, config[ceilings[what].setting] - (used.find(({ cost }) => cost === what)?.used ?? 0)),
      })),
    };
  };
}
