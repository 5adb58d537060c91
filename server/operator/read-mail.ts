import type { OperatorBackend } from "#contracts/backend.ts";
import { isMailId, selectMail } from "#server/operator/select-mail.ts";
import type { Database } from "#server/platform/database/open.ts";

export function readMail({ db }: { db: Database }): OperatorBackend["readMail"] {
  return async (id) => (isMailId(id) && (await selectMail(db).where("id", "=", id).executeTakeFirst())) || null;
}
