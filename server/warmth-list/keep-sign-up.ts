import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { currentWording } from "#content/consent-wording.ts";
import type { SignUp } from "#contracts/mailchimp-subscribe.ts";
import { randomCode } from "#server/access/random-code.ts";
import type { Database } from "#server/db/open.ts";
import type { Tables } from "#server/db/types.ts";
import { isDisposable } from "#server/warmth-list/is-disposable.ts";

export type KeptSignUp = {
  id: string;
  status: "pending" | "confirmed";
  /** Nobody has had this address written to in a while, and the row now says that this entering does. */
  mayWrite: boolean;
  /** The proof of what they agreed to, just written down. */
  asked: string;
};
/** Minutes: nobody can make us write to one address more often than this. */
const quiet = 15;

type Asked = { person: SignUp; source: string; referredBy: string | null; at: Date };

/**
 * Keeps who asked to join and holds the row until the transaction ends. Anyone can type anyone's address, so what its owner
 * has confirmed is never overwritten; what nobody has confirmed yet is; who had left is asked to confirm again.
 * Whether it may be written to is settled by the same statement, so an address that is known costs no more than one that is not.
 * One statement for person and proof: twenty of them at once make one row, and each crossing to the database costs more than what it does there.
 */
export async function keepSignUp(db: Database, { person, source, referredBy, at }: Asked): Promise<KeptSignUp> {
  const old = (column: keyof Tables["sign_ups"]) => sql`case when s.status = 'confirmed' then s.${sql.ref(column)} else excluded.${sql.ref(column)} end`;
  const id = randomUUID();
  const rested = sql`(s.mailed_at is null or s.mailed_at <= ${new Date(at.getTime() - quiet * 60_000)})`;
  const choices = JSON.stringify({ terms: person.acceptTerms === true, marketing: person.marketing });
  const { rows } = await sql<KeptSignUp>`
    with kept as (insert into sign_ups as s (id, email, name, country, status, marketing, source, referral_code, referred_by, created_at, mailed_at, mail_mark, disposable)
    values (${id}, ${person.email}, ${person.name}, ${person.country}, 'pending', ${person.marketing}, ${source}, ${randomCode(8)}, ${referredBy}, ${at}, ${at}, ${id}, ${isDisposable(person.email)})
    on conflict (email) do update set
      name = ${old("name")},
      country = ${old("country")},
      marketing = ${old("marketing")},
      confirmed_at = ${old("confirmed_at")},
      status = ${old("status")},
      mailed_at = case when ${rested} then excluded.mailed_at else s.mailed_at end,
      mail_mark = case when ${rested} then excluded.mail_mark else s.mail_mark end,
      referred_by = coalesce(s.referred_by, nullif(${old("referred_by")}, s.id))
    returning id, status, mail_mark), proof as (
    insert into consents (sign_up, act, wording, choices, source, at)
    select id, 'asked', ${currentWording}, ${choices}::jsonb, ${source}, ${at}::timestamptz from kept
    returning id)
    select kept.id, kept.status, kept.mail_mark = ${id} as "mayWrite", proof.id as asked from kept, proof`.execute(db);
  return rows[0] as KeptSignUp;
}
