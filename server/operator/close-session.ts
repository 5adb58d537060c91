import type { OperatorBackend } from "#contracts/backend.ts";
import { hashToken } from "#server/access/secret-links.ts";
import type { Database } from "#server/db/open.ts";

export function closeSession({ db }: { db: Database }): OperatorBackend["closeSession"] {
  return async (token) => {
    await db.deleteFrom("secret_links").where("token_hash", "=", hashToken(token)).where("purpose", "=", "operator-session").execute();
  };
}
