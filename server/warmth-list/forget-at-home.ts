import type { Database } from "#server/platform/database/open.ts";
import type { SendJob } from "#server/platform/queue/queue.ts";

/** Promises that the list's home forgets them, in the transaction that does so here. Call it before their row is gone. */
export async function forgetAtHome(db: Database, sendJob: SendJob, { signUps, at }: { signUps: readonly string[]; at: Date }): Promise<void> {
  if (signUps.length === 0) return;
  const told = await db
    .insertInto("list_forgets")
    .columns(["email", "at"])
    .expression((eb) =>
      eb
        .selectFrom("sign_ups")
        .innerJoin("list_members", "list_members.sign_up", "sign_ups.id")
        .select((of) => ["sign_ups.email", of.val(at).as("at")])
        .where("sign_ups.id", "in", signUps),
    )
    .returning("id")
    .execute();
  for (const { id } of told) await sendJob(db, "forget-member", { id });
}
