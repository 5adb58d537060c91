import type { OperatorBackend } from "#contracts/backend.ts";
import type { Database } from "#server/db/open.ts";
import { isMailId, selectMail } from "#server/operator/select-mail.ts";

export function readMail({ db }: { db: Database }): OperatorBackend["readMail"] {
  return async (id) => (isMailId(id) && (await selectMail(db).where("id", "=", id).executeTakeFirst())) || null;
}
