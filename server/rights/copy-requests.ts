import type { Database } from "#server/platform/database/open.ts";

/** What they asked of their data, and how far an end to it has come. */
export async function copyRequests(db: Database, email: string) {
  const asked = await db.selectFrom("data_requests").select(["wish", "asked_at"]).where("email", "=", email).orderBy("asked_at").execute();
  const erasures = await db.selectFrom("erasures").select(["asked_by", "asked_at", "waiting"]).where("email", "=", email).orderBy("asked_at").execute();
  return { asked, erasures_under_way: erasures.map(({ waiting, ...erasure }) => ({ ...erasure, orders_waited_for: waiting })) };
}
