import { sql } from "kysely";
import { referral } from "#content/referral.ts";
import type { Database } from "#server/db/open.ts";
import { mailboxOf } from "#server/warmth-list/mailbox-of.ts";

export type Place = { place: number; confirmedAs: number; friends: number; code: string };

/**
 * Where somebody stands: by when they confirmed, less so much for each friend. Counted anew each time, so a friend who leaves counts no
 * longer. null: they have no place.
 */
export async function findPlace(db: Database, signUp: string): Promise<Place | null> {
  const { rows } = await sql<{ number: string; friends: string; code: string }>`
    select me.referral_code as code,
      (select count(*) from sign_ups s where s.status = 'confirmed' and (s.confirmed_at, s.id) <= (me.confirmed_at, me.id)) as number,
      (select count(distinct ${mailboxOf(sql`f.email`)}) from sign_ups f
        where f.referred_by = me.id and f.status = 'confirmed' and ${mailboxOf(sql`f.email`)} <> ${mailboxOf(sql`me.email`)}) as friends
    from sign_ups me where me.id = ${signUp} and me.status = 'confirmed'`.execute(db);
  const [me] = rows;
  if (!me) return null;
  const [confirmedAs, friends] = [Number(me.number), Number(me.friends)];
  const place = Math.max(1, confirmedAs - referral.places * Math.min(friends, referral.friends));
  return { place, confirmedAs, friends, code: me.code };
}
