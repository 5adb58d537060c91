import type { Kysely } from "kysely";
import type { OperatorBackend } from "#contracts/backend.ts";
import { Failure } from "#contracts/failure.ts";
import { readOpening } from "#server/operator/read-opening.ts";
import type { Config } from "#server/platform/config.ts";
import type { Tables } from "#server/platform/database/tables.ts";
import type { SendJob } from "#server/platform/queue/queue.ts";

type Needs = { db: Kysely<Tables>; sendJob: SendJob; now: () => Date; config: Pick<Config, "SITE_ACCESS" | "DISPATCH_DATE"> };

/** Starts the run of that number, which the preview named: pressed twice, or in two tabs, it is one run. */
export function startOpening(needs: Needs): OperatorBackend["startOpening"] {
  const { db, sendJob, now } = needs;
  const read = readOpening(needs);
  return async (number) => {
    const { next, hindered, run } = await read();
    if (run?.number === number) return;
    if (next !== number)
      throw new Failure("conflict", { message: next === null ? "A run is under way already." : `The next run is number ${next}. Please look again.` });
    if (hindered) throw new Failure("conflict", { message: hindered });
    const at = now();
    await db.transaction().execute(async (tx) => {
      const begun = await tx
        .insertInto("openings")
        .values({ number, started_at: at, next_at: at })
        .onConflict((same) => same.doNothing())
        .returning("number")
        .executeTakeFirst();
      if (begun) await sendJob(tx, "write-to-list", {});
    });
  };
}
