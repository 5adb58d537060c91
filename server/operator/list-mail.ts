import type { OperatorBackend } from "#contracts/backend.ts";
import { isMailId, selectMail } from "#server/operator/select-mail.ts";
import type { Database } from "#server/platform/database/open.ts";

/** The local mailbox, newest first, 50 at a time; `before` is the last id seen. */
export function listMail({ db }: { db: Database }): OperatorBackend["listMail"] {
  return (before) =>
    selectMail(db)
      .$if(before !== undefined && isMailId(before), (query) => query.where("id", "<", String(before)))
      .orderBy("id", "desc")
      .limit(50)
      .execute();
}
