import { sql } from "kysely";
import { readStock } from "#server/modules/orders/stock.ts";
import type { Config } from "#server/platform/config.ts";
import type { Database } from "#server/platform/database/open.ts";
import { type Quota, quotas } from "#server/platform/limits/daily-quotas.ts";
import type { Gauges } from "#server/platform/metrics.ts";

type Needs = { db: Database; config: Pick<Config, (typeof quotas)[Quota]["setting"]>; now: () => Date };

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
      quotas: (Object.keys(quotas) as Quota[]).map((what) => ({
        what,
        left: Math.max(0, config[quotas[what].setting] - (used.find(({ cost }) => cost === what)?.used ?? 0)),
      })),
    };
  };
}
