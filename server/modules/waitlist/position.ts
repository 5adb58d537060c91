import { type RawBuilder, sql } from "kysely";
import { referral } from "#content/referral.ts";
import type { Backend } from "#contracts/backend.ts";
import { Failure } from "#contracts/failure.ts";
import type { ModuleNeeds } from "#server/modules/module.ts";
import { shareUrl } from "#server/modules/waitlist/links.ts";
import type { Database } from "#server/platform/database/open.ts";

/** The mailbox behind an address: what follows a plus does not count, nor do Gmail's dots. One person's second spelling is no referral of theirs. */
function mailboxOf(email: RawBuilder<string>): RawBuilder<string> {
  const domain = sql<string>`split_part(${email}, '@', 2)`;
  const name = sql<string>`split_part(split_part(${email}, '@', 1), '+', 1)`;
  return sql`case when ${domain} in ('gmail.com', 'googlemail.com') then replace(${name}, '.', '') || '@gmail.com' else ${name} || '@' || ${domain} end`;
}

/** Of `sign_ups` as `f`, who came by the link of `me` and counts: confirmed, and not in their own mailbox. */
export const isReferral = sql<boolean>`f.referred_by = me.id and f.status = 'confirmed' and ${mailboxOf(sql`f.email`)} <> ${mailboxOf(sql`me.email`)}`;

/** How many such `f` there are; one mailbox is one referral. */
export const referralCount = sql<string>`count(distinct ${mailboxOf(sql`f.email`)})`;

/** By when somebody confirmed, less so much for each referral, and never before the front. */
export const positionOf = (number: RawBuilder<unknown>, referrals: RawBuilder<unknown>) =>
  sql<string>`greatest(1, ${number} - ${referral.positions}::int * least(${referrals}, ${referral.most}::int))`;

type Position = { position: number; confirmedAs: number; referrals: number; code: string };

/** Where somebody stands. Counted anew each time, so a referral who leaves counts no longer. undefined: they are not on the list. */
async function findPosition(db: Database, signUp: string): Promise<Position | undefined> {
  const { rows } = await sql<Position>`
    select me.referral_code as code, number::int as "confirmedAs", referrals::int, (${positionOf(sql`number`, sql`referrals`)})::int as position
    from sign_ups me,
      lateral (select count(*) as number from sign_ups s where s.status = 'confirmed' and (s.confirmed_at, s.id) <= (me.confirmed_at, me.id)) as ahead,
      lateral (select ${referralCount} as referrals from sign_ups f where ${isReferral}) as brought
    where me.id = ${signUp} and me.status = 'confirmed'`.execute(db);
  return rows[0];
}

/** Somebody's position, behind their own link; `not-found` for a link that we did not make, or whose person is erased. */
export function readWaitlistPosition({ db, listLinks, config }: Pick<ModuleNeeds, "db" | "listLinks" | "config">) {
  return async (token: string): ReturnType<Backend["readWaitlistPosition"]> => {
    const signUp = listLinks.read(token);
    const known = signUp && (await db.selectFrom("sign_ups").select("id").where("id", "=", signUp).executeTakeFirst());
    if (!known) throw new Failure("not-found");
    const found = await findPosition(db, known.id);
    if (!found) return { state: "not-on-list" };
    const { code, ...position } = found;
    return { state: "on-list", ...position, shareUrl: shareUrl(config.PUBLIC_ORIGIN, code) };
  };
}

/** Whether a shared link is that of somebody on the list; whose, it does not say. */
export const isReferralCode =
  ({ db }: { db: Database }): ((code: string) => Promise<boolean>) =>
  async (code) =>
    (await db.selectFrom("sign_ups").select("id").where("referral_code", "=", code).where("status", "=", "confirmed").executeTakeFirst()) !== undefined;
