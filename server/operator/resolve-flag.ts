import type { OperatorBackend } from "#contracts/backend.ts";
import { Failure } from "#contracts/failure.ts";
import type { Database } from "#server/db/open.ts";

/** Puts a flag away; `not-found` for one that is not there or was put away before. */
export function resolveFlag({ db, now }: { db: Database; now: () => Date }): OperatorBackend["resolveFlag"] {
  return async (id) => {
    const resolved = /^\d{1,18}$/.test(id)
      ? await db.updateTable("flags").set({ resolved_at: now() }).where("id", "=", id).where("resolved_at", "is", null).returning("id").executeTakeFirst()
      : undefined;
    if (!resolved) throw new Failure("not-found", { message: "There is no such flag, or it has been put away already." });
  };
}
