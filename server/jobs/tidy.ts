import { sql } from "kysely";
import type { Database } from "#server/db/open.ts";
import type { JobHandlers } from "#server/jobs/queue.ts";

/** Kept for a while after its end, so that the owner can see why a link did not open. */
const linkDaysAfterEnd = 7;
const mailboxRows = 10_000;
/** As the privacy policy says: whoever never confirmed is forgotten within a year. */
const daysToConfirm = 365;
/** As long as a claim about a consent could be made: six years, leap days included. */
const receiptDays = 6 * 365 + 2;
const daysBefore = (at: Date, days: number) => new Date(at.getTime() - days * 86_400_000);

/** Removes what has ended: links and sessions, counters, sign-ups never confirmed, old receipts of consent, and the oldest mails of the local mailbox. */
export function tidy({ db, now }: { db: Database; now: () => Date }): JobHandlers["tidy"] {
  return async () => {
    const at = now();
    await db.deleteFrom("secret_links").where("expires_at", "<", daysBefore(at, linkDaysAfterEnd)).execute();
    await db.deleteFrom("sign_ups").where("status", "=", "pending").where("mailed_at", "<", daysBefore(at, daysToConfirm)).execute();
    await db.deleteFrom("rate_limits").where("ends_at", "<=", at).execute();
    await db.deleteFrom("consent_receipts").where("at", "<", daysBefore(at, receiptDays)).execute();
    await sql`delete from mailbox where id <= (select id from mailbox order by id desc offset ${mailboxRows} limit 1)`.execute(db);
  };
}
