import type { Database } from "#server/platform/database/open.ts";

/** Mails of the local mailbox, in the shape that the back office shows. */
export const selectMail = (db: Database) =>
  db.selectFrom("mailbox").select(["id", "to_address as to", "from_address as from", "subject", "text", "html", "at"]);

/** Whether text can be a mailbox id at all; PostgreSQL would refuse the query otherwise. */
export const isMailId = (text: string) => /^\d{1,18}$/.test(text);
