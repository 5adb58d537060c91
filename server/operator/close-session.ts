import type { OperatorBackend } from "#contracts/backend.ts";
import type { Database } from "#server/platform/database/open.ts";
import { hashToken } from "#server/platform/tokens/secret-links.ts";

export function closeSession({ db }: { db: Database }): OperatorBackend["closeSession"] {
  return async (token) => {
    await db.deleteFrom("secret_links").where("token_hash", "=", hashToken(token)).where("purpose", "=", "operator-session").execute();
  };
}
