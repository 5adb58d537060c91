import { Failure } from "#contracts/failure.ts";
import type { Wish } from "#contracts/your-data.ts";
import type { Database } from "#server/platform/database/open.ts";
import { readSecretLink } from "#server/platform/tokens/secret-links.ts";

type Opened = { id: string; email: string; wish: Wish };

export const endedDataLink = "This link has ended. Please ask for a fresh one: it takes less than a minute.";

/** The request behind a link; throws `not-found` for a wrong or expired one. One that was used to erase has no address any more. */
export async function openDataLink(db: Database, token: string, at: Date): Promise<Opened | { id: string; email: null }> {
  const link = await readSecretLink(db, "your-data", token, at);
  if (!link) throw new Failure("not-found", { message: endedDataLink });
  const request = await db.selectFrom("data_requests").selectAll().where("id", "=", link.subject).executeTakeFirst();
  return request ? { id: request.id, email: request.email, wish: request.wish } : { id: link.subject, email: null };
}
