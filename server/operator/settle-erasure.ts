import type { OperatorBackend } from "#contracts/backend.ts";
import { Failure } from "#contracts/failure.ts";
import type { Database } from "#server/db/open.ts";

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Safe to send twice. */
export function settleErasure({ db, now }: { db: Database; now: () => Date }): OperatorBackend["settleErasure"] {
  return async (erasure, subject) => {
    const of = db
      .selectFrom("erasure_steps")
      .select("outcome")
      .where("erasure", "=", uuid.test(erasure) ? erasure : crypto.randomUUID())
      .where("subject", "=", subject);
    const step = await of.where("outcome", "in", ["by-hand", "done-by-hand"]).executeTakeFirst();
    if (!step) throw new Failure("not-found", { message: "There is no such thing to do. The overview has those that are open." });
    await db
      .updateTable("erasure_steps")
      .set({ outcome: "done-by-hand", settled_at: now() })
      .where("erasure", "=", erasure)
      .where("subject", "=", subject)
      .where("outcome", "=", "by-hand")
      .execute();
  };
}
