import type { OperatorBackend } from "#contracts/backend.ts";
import { Failure } from "#contracts/failure.ts";
import type { EndedGrants } from "#server/access/ended-grants.ts";
import type { Database } from "#server/platform/database/open.ts";

type Needs = { db: Database; ended: EndedGrants };

/** Ends a link, and with it everyone whom it let in. */
export function endPreviewLink({ db, ended }: Needs): OperatorBackend["endPreviewLink"] {
  return async (id) => {
    const { numUpdatedRows } = await db
      .updateTable("secret_links")
      .set({ purpose: "ended-grant" })
      .where("token_hash", "=", Buffer.from(id, "base64url"))
      .where("purpose", "=", "preview-link")
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new Failure("not-found", { message: "There is no such link, or it has ended already." });
    await ended.readAgain();
  };
}
