import type { Kysely } from "kysely";
import type { OperatorBackend } from "#contracts/backend.ts";
import { readSale } from "#server/modules/orders/sales.ts";
import { countLine } from "#server/openings/count-line.ts";
import { groupFor, readFree } from "#server/openings/read-free.ts";
import { viewRun } from "#server/openings/view-run.ts";
import type { Config } from "#server/platform/config.ts";
import type { Tables } from "#server/platform/database/tables.ts";

type Needs = { db: Kysely<Tables>; config: Pick<Config, "SITE_ACCESS" | "DISPATCH_DATE">; now: () => Date };

const whyNot = (people: number, { free, closed }: { free: number; closed: boolean }, config: Needs["config"]) => {
  if (config.SITE_ACCESS !== "open") return "The site is closed: whoever followed the link would stand before the lock. Open it first.";
  if (closed) return "Pre-orders are closed. Open them first, or set a dispatch date to come.";
  if (free === 0) return "Every tube is taken. Add some to the stock first.";
  return people === 0 ? "There is nobody to write to." : null;
};

/** What a new run would do, and how the newest one fares. */
export function readOpening({ db, config, now }: Needs): OperatorBackend["readOpening"] {
  return async () => {
    const newest = await db.selectFrom("openings").selectAll().orderBy("number", "desc").limit(1).executeTakeFirst();
    const underWay = newest && !newest.ended_at ? newest : null;
    const { left, ...counts } = await countLine(db, underWay);
    const free = await readFree({ db, config, now });
    const closed = (await readSale({ db, config, now })).availability === "closed";
    return {
      next: underWay ? null : (newest?.number ?? 0) + 1,
      ...counts,
      free,
      group: Math.min(groupFor(free), counts.people),
      hindered: whyNot(counts.people, { free, closed }, config),
      run: newest ? await viewRun(db, newest, { free, left }) : null,
    };
  };
}
