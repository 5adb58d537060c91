import { sql } from "kysely";
import type { MailingListView } from "#contracts/backend.ts";
import type { Database } from "#server/platform/database/open.ts";

/** How people left, the most used way first; `lately`: in the last 30 days. */
export async function readLeavings(db: Database, at: Date): Promise<MailingListView["leavings"]> {
  const since = new Date(at.getTime() - 30 * 86_400_000);
  const rows = await db
    .selectFrom("consents")
    .select(["source", sql<string>`count(*)`.as("times"), sql<string>`count(*) filter (where at >= ${since})`.as("lately")])
    .where("act", "=", "left")
    .groupBy("source")
    .orderBy("times", "desc")
    .execute();
  return rows.map(({ source, times, lately }) => ({ how: source, times: Number(times), lately: Number(lately) }));
}
