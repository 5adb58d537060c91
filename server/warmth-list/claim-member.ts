import { sql } from "kysely";
import type { Database } from "#server/platform/database/open.ts";
import type { ListPerson, ListWish } from "#server/providers/mailing-list/port.ts";

/** Minutes that a process has for telling the home about one person; then another may. */
const lease = 2;

export type ClaimedMember = { signUp: string; version: number; person: ListPerson; wish: ListWish };

/** Takes the next of those whom the home has not heard of, so that no other process does; null where there is none. */
export async function claimMember(db: Database, at: Date): Promise<ClaimedMember | null> {
  const { rows } = await sql<{ sign_up: string; version: number; wish: ListWish["status"]; wished_at: Date; edited_at: Date | null } & ListPerson>`
    update list_members as m set claimed_until = ${new Date(at.getTime() + lease * 60_000)}
    from sign_ups as s
    where s.id = m.sign_up and m.sign_up = (
      select sign_up from list_members where pushed < version and (claimed_until is null or claimed_until < ${at})
      order by tries, wished_at limit 1 for update skip locked)
    returning m.sign_up, m.version, m.wish, m.wished_at, m.edited_at, s.email, s.name, s.country, s.marketing`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { sign_up, version, wish, wished_at, edited_at, email, name, country, marketing } = row;
  return { signUp: sign_up, version, person: { email, name, country, marketing, editedAt: edited_at }, wish: { status: wish, at: wished_at } };
}
