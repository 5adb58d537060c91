import { sql } from "kysely";
import type { OperatorBackend } from "#contracts/backend.ts";
import type { Database } from "#server/platform/database/open.ts";
import { howByHand } from "#server/rights/how-by-hand.ts";
import { readProgress } from "#server/rights/read-progress.ts";

export function listErasures({ db }: { db: Database }): OperatorBackend["listErasures"] {
  return async () => {
    const { rows } = await sql<{ id: string; askedBy: "person" | "owner" | "restore" }>`
      select e.id, e.asked_by as "askedBy" from erasures e
      order by e.ended_at is null or exists (select from erasure_steps s where s.erasure = e.id and s.outcome = 'by-hand') desc, e.asked_at desc limit 50`.execute(
      db,
    );
    return Promise.all(
      rows.map(async ({ id, askedBy }) => {
        const progress = await readProgress(db, id);
        if (!progress) throw new Error(`erasure ${id} went while it was read`);
        const byHand = await db
          .selectFrom("erasure_steps")
          .select(["holder", "vendor", "subject"])
          .where("erasure", "=", id)
          .where("outcome", "=", "by-hand")
          .orderBy("vendor")
          .orderBy("subject")
          .execute();
        return { ...progress, id, askedBy, steps: byHand.map((step) => ({ ...step, how: howByHand(step.vendor) })) };
      }),
    );
  };
}
