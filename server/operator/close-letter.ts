import type { OperatorBackend } from "#contracts/backend.ts";
import { Failure } from "#contracts/failure.ts";
import type { Database } from "#server/platform/database/open.ts";

/** Puts a letter away once it is answered. Safe to repeat. */
export function closeLetter({ db, now }: { db: Database; now: () => Date }): OperatorBackend["closeLetter"] {
  return async (reference) => {
    const found = await db.selectFrom("letters").select("answered_at").where("reference", "=", reference).executeTakeFirst();
    if (!found) throw new Failure("not-found");
    if (!found.answered_at) await db.updateTable("letters").set({ answered_at: now() }).where("reference", "=", reference).execute();
  };
}
