import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { SignUp } from "#contracts/mailchimp-subscribe.ts";
import { randomCode } from "#server/access/random-code.ts";
import type { Database } from "#server/db/open.ts";
import type { Tables } from "#server/db/types.ts";

export type KeptSignUp = { id: string; status: "pending" | "confirmed"; mailed_at: Date | null };
type Asked = { person: SignUp; source: string; referredBy: string | null; at: Date };

/**
 * Keeps who asked to join and holds the row until the transaction ends. Anyone can type anyone's address, so what its owner
 * has confirmed is never overwritten; what nobody has confirmed yet is; who had left is asked to confirm again.
 * One statement, so that twenty of them at once make one row.
 */
export async function keepSignUp(db: Database, { person, source, referredBy, at }: Asked): Promise<KeptSignUp> {
  const old = (column: keyof Tables["sign_ups"]) => sql`case when s.status = 'confirmed' then s.${sql.ref(column)} else excluded.${sql.ref(column)} end`;
  const { rows } = await sql<KeptSignUp>`
    insert into sign_ups as s (id, email, name, country, status, marketing, source, referral_code, referred_by, created_at)
    values (${randomUUID()}, ${person.email}, ${person.name}, ${person.country}, 'pending', ${person.marketing}, ${source}, ${randomCode(8)}, ${referredBy}, ${at})
    on conflict (email) do update set
      name = ${old("name")},
      country = ${old("country")},
      marketing = ${old("marketing")},
      confirmed_at = ${old("confirmed_at")},
      status = ${old("status")},
      referred_by = coalesce(s.referred_by, nullif(${old("referred_by")}, s.id))
    returning id, status, mailed_at`.execute(db);
  return rows[0] as KeptSignUp;
}
