import type { OperatorBackend } from "#contracts/backend.ts";
import type { Database } from "#server/platform/database/open.ts";

/** For a computer that was lost: whoever has a session, or a link to one, has none any more. */
export function closeEverySession({ db }: { db: Database }): OperatorBackend["closeEverySession"] {
  return async () => {
    const { numDeletedRows } = await db.deleteFrom("secret_links").where("purpose", "in", ["operator-link", "operator-session"]).executeTakeFirst();
    return Number(numDeletedRows);
  };
}
