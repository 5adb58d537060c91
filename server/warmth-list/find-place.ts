import { sql } from "kysely";
import type { Database } from "#server/platform/database/open.ts";
import { friendCount, isFriend, placeOf } from "#server/warmth-list/place-rule.ts";

export type Place = { place: number; confirmedAs: number; friends: number; code: string };
type Row = { place: string; number: string; friends: string; code: string };

/** Where somebody stands. Counted anew each time, so a friend who leaves counts no longer. null: they have no place. */
export async function findPlace(db: Database, signUp: string): Promise<Place | null> {
  const { rows } = await sql<Row>`
    select me.referral_code as code, number, friends, ${placeOf(sql`number`, sql`friends`)} as place
    from sign_ups me,
      lateral (select count(*) as number from sign_ups s where s.status = 'confirmed' and (s.confirmed_at, s.id) <= (me.confirmed_at, me.id)) as ahead,
      lateral (select ${friendCount} as friends from sign_ups f where ${isFriend}) as brought
    where me.id = ${signUp} and me.status = 'confirmed'`.execute(db);
  const [me] = rows;
  return me ? { place: Number(me.place), confirmedAs: Number(me.number), friends: Number(me.friends), code: me.code } : null;
}
