import type { OperatorBackend } from "#contracts/backend.ts";
import { readSecretLink } from "#server/access/secret-links.ts";
import type { Database } from "#server/db/open.ts";

export function isSession({ db, now }: { db: Database; now: () => Date }): OperatorBackend["isSession"] {
  return async (token) => (await readSecretLink(db, "operator-session", token, now())) !== undefined;
}
