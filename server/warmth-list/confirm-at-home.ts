import { sql } from "kysely";
import type { Database } from "#server/platform/database/open.ts";
import type { SendJob } from "#server/platform/queue/queue.ts";
import { confirmAsked } from "#server/warmth-list/confirm-asked.ts";
import { readAsked } from "#server/warmth-list/read-asked.ts";

type Confirmed = { signUp: string; source: string; at: Date };

/** Somebody whom the list's home asked has said yes there: their place is theirs. False where nobody was waiting for that. */
export async function confirmAtHome(db: Database, sendJob: SendJob, { signUp, source, at }: Confirmed): Promise<boolean> {
  const newest = await db
    .selectFrom("consents")
    .select("id")
    .where("sign_up", "=", signUp)
    .where("act", "=", "asked")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  const asked = newest && (await readAsked(db, newest.id));
  if (asked?.status !== "pending") return false;
  await confirmAsked(db, sendJob, asked, { source, at });
  await db
    .updateTable("list_members")
    .set({ wish: "subscribed", wished_at: at, pushed: sql`list_members.version`, outcome: "listed", settled_at: at })
    .where("sign_up", "=", signUp)
    .execute();
  return true;
}
