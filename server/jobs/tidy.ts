import { sql } from "kysely";
import type { Database } from "#server/db/open.ts";
import type { JobHandlers } from "#server/jobs/queue.ts";

/** Kept for a while after its end, so that the owner can see why a link did not open. */
const linkDaysAfterEnd = 7;
const mailboxRows = 10_000;

/** Removes what has ended: links and sessions, counters, and the oldest mails of the local mailbox. */
export function tidy({ db, now }: { db: Database; now: () => Date }): JobHandlers["tidy"] {
  return async () => {
    const at = now();
    await db
      .deleteFrom("secret_links")
      .where("expires_at", "<", new Date(at.getTime() - linkDaysAfterEnd * 86_400_000))
      .execute();
    await db.deleteFrom("rate_limits").where("ends_at", "<=", at).execute();
    await sql`delete from mailbox where id <= (select id from mailbox order by id desc offset ${mailboxRows} limit 1)`.execute(db);
  };
}
