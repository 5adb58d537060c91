import type { OperatorBackend } from "#contracts/backend.ts";
import { Failure } from "#contracts/failure.ts";
import { isUuid } from "#contracts/fields.ts";
import type { Database } from "#server/platform/database/open.ts";

/** Whether that was left to the owner, done meanwhile or not. */
const isByHand = (db: Database, erasure: string, subject: string) =>
  db
    .selectFrom("erasure_steps")
    .select("outcome")
    .where("erasure", "=", erasure)
    .where("subject", "=", subject)
    .where("outcome", "in", ["by-hand", "done-by-hand"])
    .executeTakeFirst();

/** Safe to send twice. */
export function settleErasure({ db, now }: { db: Database; now: () => Date }): OperatorBackend["settleErasure"] {
  return async (erasure, subject) => {
    if (!isUuid(erasure) || !(await isByHand(db, erasure, subject)))
      throw new Failure("not-found", { message: "There is no such thing to do. The overview has those that are open." });
    await db
      .updateTable("erasure_steps")
      .set({ outcome: "done-by-hand", settled_at: now() })
      .where("erasure", "=", erasure)
      .where("subject", "=", subject)
      .where("outcome", "=", "by-hand")
      .execute();
  };
}
