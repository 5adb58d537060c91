import { sql } from "kysely";
import type { Database } from "#server/platform/database/open.ts";
import type { Standing } from "#server/warmth-list/choose-healing.ts";

/** How those with these addresses stand here, by address. Their rows are held until the transaction ends. */
export async function readStandings(db: Database, emails: readonly string[]): Promise<Map<string, Standing & { id: string }>> {
  if (emails.length === 0) return new Map();
  const { rows } = await sql<Standing & { id: string; email: string }>`
    select s.id, s.email, s.status, s.confirmed_at as "confirmedAt",
      case when s.status = 'unsubscribed' or last.act = 'left' then coalesce(last.at, s.created_at) end as "leftAt",
      case when m.wish = 'pending' then m.wished_at end as "waitingSince"
    from sign_ups s
    left join list_members m on m.sign_up = s.id
    left join lateral (select act, at from consents c where c.sign_up = s.id and act <> 'asked' order by c.id desc limit 1) last on true
    where s.email = any(${emails}::text[])
    for update of s`.execute(db);
  return new Map(rows.map(({ email, ...standing }) => [email, standing]));
}
