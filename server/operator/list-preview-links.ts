import type { OperatorBackend } from "#contracts/backend.ts";
import type { Database } from "#server/platform/database/open.ts";
import type { TokenSigner } from "#server/platform/tokens/signed-tokens.ts";

type Needs = { db: Database; seal: TokenSigner; now: () => Date };

/** Those that still let guests in, newest first: neither over nor ended, nor signed under an older password. */
export function listPreviewLinks({ db, seal, now }: Needs): OperatorBackend["listPreviewLinks"] {
  return async () => {
    const rows = await db
      .selectFrom("secret_links")
      .select(["token_hash", "created_at", "expires_at"])
      .where("purpose", "=", "preview-link")
      .where("subject", "=", seal.key)
      .where("expires_at", ">", now())
      .orderBy("created_at", "desc")
      .execute();
    return rows.map(({ token_hash, created_at, expires_at }) => ({ id: token_hash.toString("base64url"), madeAt: created_at, endsAt: expires_at }));
  };
}
