import { consentWording } from "#content/consent-wording.ts";
import type { Database } from "#server/platform/database/open.ts";

/** Their place on the Warmth List and the proof of it; null where they were never on it. Of friends only that there are any. */
export async function copySignUp(db: Database, email: string) {
  const one = await db.selectFrom("sign_ups").selectAll().where("email", "=", email).executeTakeFirst();
  if (!one) return null;
  const consents = await db.selectFrom("consents").select(["act", "wording", "choices", "source", "at"]).where("sign_up", "=", one.id).orderBy("id").execute();
  const member = await db.selectFrom("list_members").selectAll().where("sign_up", "=", one.id).executeTakeFirst();
  const openings = await db.selectFrom("opening_mails").select("at").where("sign_up", "=", one.id).orderBy("opening").execute();
  const { friends } = await db
    .selectFrom("sign_ups")
    .select((eb) => eb.fn.countAll<string>().as("friends"))
    .where("referred_by", "=", one.id)
    .executeTakeFirstOrThrow();
  const wordsOf = (version: string) => (Object.hasOwn(consentWording, version) ? consentWording[version as keyof typeof consentWording] : null);
  return {
    name: one.name,
    email: one.email,
    country: one.country,
    status: one.status,
    tips_and_news: one.marketing,
    address_looks_disposable: one.disposable,
    joined_from_page: one.source,
    joined_at: one.created_at,
    last_written_to_about_joining_at: one.mailed_at,
    confirmed_at: one.confirmed_at,
    code_of_your_share_link: one.referral_code,
    invited_by_a_friend: one.referred_by !== null,
    friends_who_joined_by_your_link: Number(friends),
    consents: consents.map(({ act, wording, choices, source, at }) => ({
      act,
      at,
      page: source,
      agreed_to_list_emails: choices.terms,
      agreed_to_tips_and_news: choices.marketing,
      wording: { version: wording, words: wordsOf(wording) },
    })),
    written_to_as_pre_orders_opened_at: openings.map(({ at }) => at),
    at_its_home: member && { wish: member.wish, since: member.wished_at, outcome: member.outcome, told_at: member.settled_at, seen_at: member.seen_at },
  };
}
