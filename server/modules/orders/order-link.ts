import { Failure } from "#contracts/failure.ts";
import type { Database } from "#server/platform/database/open.ts";
import { readSecretLink } from "#server/platform/tokens/secret-links.ts";

/** The id of the order that a secret link opens; throws `not-found` for a wrong or expired token. */
export async function openOrderLink(db: Database, token: string, at: Date): Promise<string> {
  const link = await readSecretLink(db, "order", token, at);
  if (!link) throw new Failure("not-found");
  return link.subject;
}
