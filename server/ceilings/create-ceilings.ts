import { type Kysely, sql } from "kysely";
import { type Cost, ceilings } from "#server/ceilings/ceilings.ts";
import type { Config } from "#server/config.ts";
import type { Tables } from "#server/db/types.ts";
import type { SendJob } from "#server/jobs/queue.ts";
import { raiseFlag } from "#server/orders/raise-flag.ts";

type Needs = {
  db: Kysely<Tables>;
  sendJob: SendJob;
  config: Pick<Config, (typeof ceilings)[Cost]["setting"]>;
  now: () => Date;
};
type Take = {
  /** How many at once; 1 unless said. */
  count?: number;
};

const dayOf = (at: Date) => at.toISOString().slice(0, 10);

/**
 * How much may be spent a day, counted in the database for all processes, by UTC's days. Ask before each thing that costs:
 * `if (!(await ceilings.take("labels"))) …`. Of any number at once exactly the ceiling is let through, and the owner hears once a day.
 */
export function createCeilings({ db, sendJob, config, now }: Needs) {
  const mostOf = (cost: Cost) => config[ceilings[cost].setting];

  /** Once a day, whoever comes first. */
  const tellOwner = (cost: Cost, at: Date) =>
    db.transaction().execute(async (tx) => {
      const day = dayOf(at);
      const { numInsertedOrUpdatedRows: first } = await tx
        .insertInto("daily_use")
        .values({ cost, day, used: 0, told: true })
        .onConflict((same) => same.columns(["cost", "day"]).doUpdateSet({ told: true }).where("daily_use.told", "=", false))
        .executeTakeFirstOrThrow();
      if (!first) return;
      const { what, after } = ceilings[cost];
      const detail = `All ${mostOf(cost).toLocaleString("en-GB")} ${what} of ${day} are used. ${after}`;
      await raiseFlag(tx, sendJob, { orderId: null, kind: "daily-ceiling", detail, at });
    });

  return {
    /** Whether so many more may be spent today; they are counted if so. */
    async take(cost: Cost, { count = 1 }: Take = {}): Promise<boolean> {
      const at = now();
      const most = mostOf(cost);
      const { rows } = await sql`
        insert into daily_use as d (cost, day, used) select ${cost}, ${dayOf(at)}::date, ${count}::int where ${count}::int <= ${most}::int
        on conflict (cost, day) do update set used = d.used + ${count}::int where d.used + ${count}::int <= ${most}::int
        returning used`.execute(db);
      if (rows.length === 0) await tellOwner(cost, at);
      return rows.length > 0;
    },

    /** Takes back what was counted and came to nothing. */
    async giveBack(cost: Cost, count = 1): Promise<void> {
      await db
        .updateTable("daily_use")
        .set(({ fn, lit, eb }) => ({ used: fn("greatest", [lit(0), eb("used", "-", count)]) }))
        .where("cost", "=", cost)
        .where("day", "=", dayOf(now()))
        .execute();
    },

    /** Whether today's are used up: for honest words to whoever waits. */
    async areUsed(cost: Cost): Promise<boolean> {
      const row = await db.selectFrom("daily_use").select("used").where("cost", "=", cost).where("day", "=", dayOf(now())).executeTakeFirst();
      return (row?.used ?? 0) >= mostOf(cost);
    },

    /** When there are more again. */
    nextDay: () => new Date(Date.parse(dayOf(now())) + 86_400_000),
  };
}

export type Ceilings = ReturnType<typeof createCeilings>;
