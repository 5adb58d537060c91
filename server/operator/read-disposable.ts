import { sql } from "kysely";
import type { MailingListView } from "#contracts/backend.ts";
import type { Database } from "#server/platform/database/open.ts";

/** Addresses at domains that lend them for minutes: how many, and the newest 50. */
export async function readDisposable(db: Database): Promise<MailingListView["disposable"]> {
  const { all, on } = await db
    .selectFrom("sign_ups")
    .select([sql<string>`count(*)`.as("all"), sql<string>`count(*) filter (where status = 'confirmed')`.as("on")])
    .where("disposable", "=", true)
    .executeTakeFirstOrThrow();
  const newest = await db
    .selectFrom("sign_ups")
    .select(["email", "status", "created_at as at"])
    .where("disposable", "=", true)
    .orderBy("created_at", "desc")
    .limit(50)
    .execute();
  return { all: Number(all), onList: Number(on), newest };
}
