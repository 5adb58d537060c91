import type { Kysely } from "kysely";
import { openingPace } from "#content/opening-pace.ts";
import { minutesAfter } from "#server/modules/orders/payment-times.ts";
import type { SaleNeeds } from "#server/modules/orders/sales.ts";
import { chooseNext } from "#server/openings/choose-next.ts";
import { groupFor, readFree } from "#server/openings/read-free.ts";
import type { Tables } from "#server/platform/database/tables.ts";
import type { Log } from "#server/platform/log.ts";
import type { SendJob } from "#server/platform/queue/queue.ts";

export type OpeningNeeds = { db: Kysely<Tables>; sendJob: SendJob; now: () => Date; log: Pick<Log, "info">; config: SaleNeeds["config"] };

/**
 * Writes to the next group of the run that is under way, if it is time and tubes are free. Who was chosen and the job of their mail are written
 * in one transaction that holds the run's row: cut off, it never happened; twice at once, the second finds nothing to do.
 */
export function writeToNext({ db, sendJob, now, log, config }: OpeningNeeds): () => Promise<void> {
  return () =>
    db.transaction().execute(async (tx) => {
      const at = now();
      const run = await tx
        .selectFrom("openings")
        .select(["number", "started_at"])
        .where("ended_at", "is", null)
        .where("paused_at", "is", null)
        .where("next_at", "<=", at)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst();
      if (!run) return;
      const most = groupFor(await readFree({ db: tx, config, now }));
      if (most === 0) return;
      const people = await chooseNext(tx, run, most);
      if (people.length > 0)
        await tx
          .insertInto("opening_mails")
          .values(people.map(({ id }) => ({ opening: run.number, sign_up: id, at })))
          .execute();
      for (const { id, consent } of people)
        await sendJob(tx, "send-mail", { mail: "pre-orders-open", about: consent, key: `pre-orders-open:${run.number}:${id}` });
      const isLast = people.length < most;
      await tx
        .updateTable("openings")
        .set((eb) => ({ written: eb("written", "+", people.length), next_at: minutesAfter(at, openingPace.minutes), ...(isLast && { ended_at: at }) }))
        .where("number", "=", run.number)
        .execute();
      log.info({ count: people.length }, isLast ? "the last of the list were written to" : "a group of the list was written to");
    });
}
