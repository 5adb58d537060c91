import type { Database } from "#server/platform/database/open.ts";

/** When somebody left the list, where they have not confirmed anew since; null: they never did. */
export async function readLeft(db: Database, signUp: string): Promise<Date | null> {
  const last = await db
    .selectFrom("consents")
    .select(["act", "at"])
    .where("sign_up", "=", signUp)
    .where("act", "in", ["confirmed", "left"])
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return last?.act === "left" ? last.at : null;
}
