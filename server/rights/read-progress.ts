import type { ErasureProgress } from "#contracts/your-data.ts";
import type { Database } from "#server/platform/database/open.ts";

export async function readProgress(db: Database, id: string): Promise<ErasureProgress | undefined> {
  const row = await db.selectFrom("erasures").select(["asked_at", "ended_at", "waiting"]).where("id", "=", id).executeTakeFirst();
  if (!row) return undefined;
  const steps = await db.selectFrom("erasure_steps").select("outcome").where("erasure", "=", id).execute();
  const count = (outcome: "by-hand" | null) => steps.filter((step) => step.outcome === outcome).length;
  return { askedAt: row.asked_at, endedAt: row.ended_at, waiting: row.waiting, unanswered: count(null), byHand: count("by-hand") };
}
