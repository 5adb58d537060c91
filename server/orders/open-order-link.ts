import { Failure } from "#contracts/failure.ts";
import { readSecretLink } from "#server/access/secret-links.ts";
import type { Database } from "#server/db/open.ts";

/** The id of the order that a secret link opens; throws `not-found` for a wrong or expired token. */
export async function openOrderLink(db: Database, token: string, at: Date): Promise<string> {
  const link = await readSecretLink(db, "order", token, at);
  if (!link) throw new Failure("not-found");
  return link.subject;
}
