import type { OperatorBackend } from "#contracts/backend.ts";
import type { Database } from "#server/platform/database/open.ts";
import { readSecretLink } from "#server/platform/tokens/secret-links.ts";

export function isSession({ db, now }: { db: Database; now: () => Date }): OperatorBackend["isSession"] {
  return async (token) => (await readSecretLink(db, "operator-session", token, now())) !== undefined;
}
