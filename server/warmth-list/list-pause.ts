import { type Kysely, sql } from "kysely";
import { raiseAlert } from "#server/platform/alerts.ts";
import type { Tables } from "#server/platform/database/tables.ts";
import type { SendJob } from "#server/platform/queue/queue.ts";
import { AccountRefused } from "#server/providers/errors.ts";

export type PauseNeeds = { db: Kysely<Tables>; sendJob: SendJob; home: string; now: () => Date; random: () => number };

/** Seconds: the first pause, and the longest. */
const [first, longest] = [5, 900];
/** Minutes away until the owner hears of it. */
const patience = 60;

/** Doubles with each failure, less up to half by chance, so that processes do not all come back at once. */
const pauseAfter = (failures: number, chance: number) => Math.min(longest, first * 2 ** Math.min(failures - 1, 20)) * (1 - chance / 2) * 1_000;

/** While the list's home cannot be reached nobody asks it, in any process: a thousand people waiting are one question, not a thousand. */
export function createListPause({ db, sendJob, home, now, random }: PauseNeeds) {
  const read = () => db.selectFrom("list_pauses").selectAll().where("home", "=", home).executeTakeFirst();

  return {
    /** Whether to leave it alone for now. */
    async holds(): Promise<boolean> {
      const pause = await read();
      return pause !== undefined && pause.until > now();
    },

    /** It could not be reached, or turned us away. Those who find out at once count as one. */
    async begin(error: Error): Promise<void> {
      const at = now();
      const refused = error instanceof AccountRefused;
      await db.transaction().execute(async (tx) => {
        await tx
          .insertInto("list_pauses")
          .values({ home, failures: 0, since: at, until: at, refused })
          .onConflict((same) => same.doNothing())
          .execute();
        const { failures, since, until } = await tx.selectFrom("list_pauses").selectAll().where("home", "=", home).forUpdate().executeTakeFirstOrThrow();
        if (until > at) return;
        const next = new Date(at.getTime() + pauseAfter(failures + 1, random()));
        await tx
          .updateTable("list_pauses")
          .set({ failures: failures + 1, until: next, refused })
          .where("home", "=", home)
          .execute();
        await sendJob(tx, "push-members", {}, { startAfter: next });
        const began = since.toISOString();
        if (refused) await raiseAlert(tx, sendJob, { orderId: null, kind: "list-refused", detail: `${error.message}, since ${began}`, at });
        else if (at.getTime() - since.getTime() >= patience * 60_000)
          await raiseAlert(tx, sendJob, { orderId: null, kind: "list-away", detail: `${home} has not answered since ${began}. Nothing is lost.`, at });
      });
    },

    /** It answers. */
    async end(): Promise<void> {
      await sql`delete from list_pauses where home = ${home} and until <= ${now()}`.execute(db);
    },
  };
}
