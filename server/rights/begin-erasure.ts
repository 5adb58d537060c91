import type { Kysely } from "kysely";
import type { Tables } from "#server/platform/database/tables.ts";
import type { SendJob } from "#server/platform/queue/queue.ts";
import type { MailingList } from "#server/providers/mailing-list/port.ts";
import { eraseHere } from "#server/rights/erase-here.ts";
import type { Erasures } from "#server/rights/open-erasures.ts";

export type BeginNeeds = { db: Kysely<Tables>; sendJob: SendJob; list: Pick<MailingList, "name">; erasures: Pick<Erasures, "hash" | "keep">; now: () => Date };
type Wanted = { id: string; email: string; askedBy: "person" | "owner" | "restore"; askedAt: Date };

/**
 * Ends what the shop's own tables hold of somebody, at once, and promises the rest in the same transaction. The journal hears of it first: whatever
 * becomes of this process or this database, the next start goes on with it. The same id again changes nothing.
 */
export function beginErasure({ db, sendJob, list, erasures, now }: BeginNeeds) {
  return async ({ id, email, askedBy, askedAt }: Wanted): Promise<void> => {
    const person = erasures.hash(email);
    if (askedBy !== "restore") await erasures.keep([{ id, person, at: askedAt.toISOString() }]);
    await db.transaction().execute(async (tx) => {
      const begun = await tx
        .insertInto("erasures")
        .values({ id, person, email, asked_by: askedBy, asked_at: askedAt })
        .onConflict((same) => same.column("id").doNothing())
        .returning("id")
        .executeTakeFirst();
      if (!begun) return;
      const waiting = await eraseHere(tx, { erasure: id, email, before: askedAt, at: now(), home: list.name });
      await tx.updateTable("erasures").set({ waiting }).where("id", "=", id).execute();
      await sendJob(tx, "erase-person", { erasure: id });
    });
  };
}
