import type { Kysely } from "kysely";
import type { OperatorBackend } from "#contracts/backend.ts";
import { Failure } from "#contracts/failure.ts";
import { inWords } from "#server/orders/dispatch-words.ts";
import { londonDay } from "#server/orders/london-day.ts";
import type { Config } from "#server/platform/config.ts";
import type { Database } from "#server/platform/database/open.ts";
import type { Tables } from "#server/platform/database/tables.ts";
import type { SendJob } from "#server/platform/queue/queue.ts";

type Needs = { db: Kysely<Tables>; sendJob: SendJob; config: Pick<Config, "DISPATCH_DATE">; now: () => Date };

/** The alert about a date that waits for the owner's word. */
export const changedFlag = "dispatch-date-changed";

/**
 * Writes down at start which day the settings promise. One that differs from the last is a change: nobody is written to until the owner has confirmed it.
 * Throws where a day is set anew that is over already. `isDefault`: nobody set it, so it is nobody's typing error.
 */
export async function noteDispatchDate({ db, config, now }: Pick<Needs, "db" | "config" | "now">, { isDefault }: { isDefault: boolean }): Promise<void> {
  const day = config.DISPATCH_DATE;
  const at = now();
  await db.transaction().execute(async (tx) => {
    const last = await tx.selectFrom("dispatch_dates").select("day").orderBy("set_at", "desc").limit(1).executeTakeFirst();
    if (last?.day === day) return;
    if (day < londonDay(at) && !isDefault) throw new Error(`DISPATCH_DATE is ${day}, and that day is over. Set the day by which pre-orders are sent.`);
    await tx
      .insertInto("dispatch_dates")
      .values({ day, set_at: at })
      .onConflict((known) => known.column("day").doUpdateSet({ set_at: at, confirmed_at: null }))
      .execute();
  });
}

/** Whether the owner has said that whoever was promised an earlier day is to hear of this one. */
export async function isConfirmed(db: Database, day: string): Promise<boolean> {
  const row = await db.selectFrom("dispatch_dates").select("confirmed_at").where("day", "=", day).executeTakeFirst();
  return row?.confirmed_at != null;
}

/** Who has paid, waits, and was promised an earlier day than is set now: so many people a day. `asks`: nobody has been written to, for the owner has not said so. */
export function readDispatch({ db, config }: Pick<Needs, "db" | "config">): OperatorBackend["readDispatch"] {
  return async () => {
    const day = config.DISPATCH_DATE;
    const promised = await db
      .selectFrom("orders")
      .select(({ fn }) => ["dispatch_by as day", fn.countAll<string>().as("people")])
      .where("status", "=", "paid")
      .where("dispatch_by", "<", day)
      .groupBy("dispatch_by")
      .orderBy("dispatch_by")
      .$narrowType<{ day: string }>()
      .execute();
    const asks = promised.length > 0 && !(await isConfirmed(db, day));
    return { day, asks, promised: promised.map(({ day, people }) => ({ day, people: Number(people) })) };
  };
}

/** The owner's word: they are written to at once. `day` is the one that they were shown; a `conflict` where another is set by now. */
export function confirmDispatch({ db, sendJob, config, now }: Needs): OperatorBackend["confirmDispatch"] {
  return (day) =>
    db.transaction().execute(async (tx) => {
      if (day !== config.DISPATCH_DATE)
        throw new Failure("conflict", { message: `The dispatch date is now ${inWords(config.DISPATCH_DATE)}. Please look again.` });
      const at = now();
      await tx
        .insertInto("dispatch_dates")
        .values({ day, set_at: at, confirmed_at: at })
        .onConflict((known) => known.column("day").doUpdateSet({ confirmed_at: at }))
        .execute();
      await tx.updateTable("flags").set({ resolved_at: at }).where("kind", "=", changedFlag).where("resolved_at", "is", null).execute();
      await sendJob(tx, "tell-delays", {});
    });
}
