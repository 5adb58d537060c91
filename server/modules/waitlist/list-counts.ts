import { type RawBuilder, sql } from "kysely";
import { catalogue } from "#content/catalogue.ts";
import { promisedTubesSent } from "#content/consent-wording.ts";
import type { CampaignMail } from "#contracts/campaign.ts";
import type { ListOutcome, MailingListView } from "#contracts/mailing-list.ts";
import { hadTube } from "#server/modules/orders/queries.ts";
import { signUpMails } from "#server/modules/waitlist/mails.ts";
import { isReferral, positionOf, referralCount } from "#server/modules/waitlist/position.ts";
import type { Database } from "#server/platform/database/open.ts";
import { addMinutes } from "#server/platform/dates.ts";

/** What the mailing-list provider says of people whom nobody may, or can, write to. */
const outOfReach: ListOutcome[] = ["bounced", "barred", "left", "forgotten"];

/** Everybody on the list, with their position as `findPosition` counts it, and what speaks against inviting them. What isn't asked for isn't looked up. */
export const onList: RawBuilder<unknown> = sql`
  with confirmed as (
    select id, email, country, marketing, confirmed_at, row_number() over (order by confirmed_at, id) as number from sign_ups where status = 'confirmed'),
  referrals as (
    select me.id, ${referralCount} as count from sign_ups f join sign_ups me on ${isReferral} group by me.id),
  bounced as (
    select c.sign_up, max(b.at) as at from bounces b join consents c on c.id = case when b.mail = any(${signUpMails}::text[]) then b.about::bigint end
    group by c.sign_up)
  select confirmed.id, confirmed.confirmed_at, ${positionOf(sql`confirmed.number`, sql`coalesce(referrals.count, 0)`)} as position,
    not confirmed.country = any(${[...catalogue.tube.shipsTo]}::text[]) as elsewhere,
    confirmed.email in (select lower(email) from orders where ${hadTube} and email is not null) as ordered,
    coalesce(m.outcome = any(${outOfReach}::text[]), false) or coalesce(bounced.at > confirmed.confirmed_at, false) as unreachable,
    marketing or (select wording from consents where sign_up = confirmed.id and act = 'confirmed' order by id desc limit 1) = ${promisedTubesSent} as agreed
  from confirmed
  left join referrals on referrals.id = confirmed.id
  left join list_syncs m on m.sign_up = confirmed.id
  left join bounced on bounced.sign_up = confirmed.id`;

export type Started = { number: number; mail: CampaignMail; started_at: Date };

/** Of that list as `p`, whom one may invite; and tell of tubes that are sent, which the first words of consent promised to all and later ones leave to the second box. */
const mayGet: Record<CampaignMail, RawBuilder<boolean>> = {
  "pre-orders-open": sql`(not elsewhere and not ordered and not unreachable)`,
  "tubes-sent": sql`(not ordered and not unreachable and agreed)`,
};

/** Of that list as `p`, whom the campaign has yet to invite: those who were on the list as it began. */
export const stillToInvite = ({ number, mail, started_at }: Started) =>
  sql<boolean>`(${mayGet[mail]} and confirmed_at <= ${started_at} and not exists (select from invitation_mails i where i.campaign = ${number} and i.sign_up = p.id))`;

type PeopleCounts = Record<"people" | "elsewhere" | "ordered" | "unreachable" | "agreed" | "remaining", number>;

async function countWhere<N extends string>(db: Database, wanted: Record<N, RawBuilder<unknown>>): Promise<Record<N, number>> {
  const columns = Object.entries<RawBuilder<unknown>>(wanted).map(([name, which]) => sql`count(*) filter (where ${which})::int as ${sql.ref(name)}`);
  const { rows } = await sql<Record<N, number>>`select ${sql.join(columns)} from (${onList}) as p`.execute(db);
  return rows[0] as Record<N, number>;
}

/** Whom one may invite, who is left out and for which first reason, and how many the campaign has yet to invite. Three passes: of a long list one alone would take longer than a query may. */
async function countPeople(db: Database, campaign: Started | null): Promise<PeopleCounts> {
  const counts = await countWhere(db, {
    people: mayGet["pre-orders-open"],
    elsewhere: sql`elsewhere`,
    ordered: sql`ordered and not elsewhere`,
    unreachable: sql`unreachable and not elsewhere and not ordered`,
  });
  const { agreed } = await countWhere(db, { agreed: mayGet["tubes-sent"] });
  const { remaining } = campaign ? await countWhere(db, { remaining: stillToInvite(campaign) }) : { remaining: 0 };
  return { ...counts, agreed, remaining };
}

/** Of those whom a campaign invited, who have paid since. */
async function countOrderedSince(db: Database, { number, started_at }: Started): Promise<number> {
  const { rows } = await sql<{ ordered: number }>`
    select count(distinct i.sign_up)::int as ordered from orders o join sign_ups s on s.email = lower(o.email)
    join invitation_mails i on i.campaign = ${number} and i.sign_up = s.id where o.paid_at >= ${started_at} and o.paid_at >= i.at and not o.paid_too_late`.execute(
    db,
  );
  return rows[0]?.ordered ?? 0;
}

async function countMembers(db: Database): Promise<Pick<MailingListView, "onList" | "outcomes">> {
  const confirmed = await sql<{ onList: number }>`select count(*)::int as "onList" from sign_ups where status = 'confirmed'`.execute(db);
  const outcomes = await sql<MailingListView["outcomes"][number]>`
    select outcome, count(*)::int as people from list_syncs where outcome is not null group by outcome order by people desc`.execute(db);
  return { onList: confirmed.rows[0]?.onList ?? 0, outcomes: outcomes.rows };
}

/** `campaign`: the newest one, how many it had invited, and who had ordered since. */
export type KeptCounts = {
  people: PeopleCounts;
  members: Awaited<ReturnType<typeof countMembers>>;
  campaign: { number: number; invited: number; orderedSince: number } | null;
};

/** People on the list up to which it's counted at each look: a million take ten seconds. */
const countedEachTime = 5_000;
/** Minutes for which a count stands in for another: the job that makes them has stood still for long by then. */
const keptFor = 120;

async function isLong(db: Database): Promise<boolean> {
  const { rows } = await sql<{ some: string }>`
    select count(*) as some from (select from sign_ups where status = 'confirmed' limit ${countedEachTime + 1}) as first`.execute(db);
  return Number(rows[0]?.some) > countedEachTime;
}

type Needs = { db: Database; now: () => Date };

/** null: the list is short enough to count, or nobody has counted it lately. */
async function readKept({ db, now }: Needs) {
  if (!(await isLong(db))) return null;
  const kept = await db.selectFrom("list_counts").select(["at", "counts"]).where("of", "=", "all").executeTakeFirst();
  return kept && kept.at > addMinutes(now(), -keptFor) ? kept : null;
}

type Newest = (Started & { invited: number; ended_at: Date | null }) | undefined;
const readNewest = (db: Database): Promise<Newest> =>
  db.selectFrom("invitation_campaigns").select(["number", "mail", "started_at", "invited", "ended_at"]).orderBy("number", "desc").limit(1).executeTakeFirst();

/** Counts a long list for the back office's pages, which don't wait for it. */
export const keepListCounts =
  ({ db, now }: Needs): (() => Promise<void>) =>
  async () => {
    if (!(await isLong(db))) return;
    const at = now();
    // Of one moment: a batch that's chosen meanwhile would be taken off twice.
    const counted = await db.transaction().setIsolationLevel("repeatable read").execute(countAll);
    const row = { at, counts: JSON.stringify(counted) };
    await db
      .insertInto("list_counts")
      .values({ of: "all", ...row })
      .onConflict((same) => same.column("of").doUpdateSet(row))
      .execute();
  };

async function countAll(db: Database): Promise<KeptCounts> {
  const newest = await readNewest(db);
  return {
    people: await countPeople(db, newest && !newest.ended_at ? newest : null),
    members: await countMembers(db),
    campaign: newest ? { number: newest.number, invited: newest.invited, orderedSince: await countOrderedSince(db, newest) } : null,
  };
}

/** `countedAt`: when a long list was; null: just now. */
type Counted = PeopleCounts & { orderedSince: number; countedAt: Date | null };

/** The list as the newest campaign has it. */
export async function readListCounts({ db, now }: Needs, newest: Newest): Promise<Counted> {
  const underWay = newest && !newest.ended_at ? newest : null;
  const kept = await readKept({ db, now });
  if (!kept) return { ...(await countPeople(db, underWay)), orderedSince: newest ? await countOrderedSince(db, newest) : 0, countedAt: null };
  const { people, campaign } = kept.counts;
  const isSame = newest !== undefined && campaign?.number === newest.number;
  // What it has invited since then is known to the row.
  const before = isSame ? people.remaining + campaign.invited : underWay?.mail === "tubes-sent" ? people.agreed : people.people;
  return {
    ...people,
    remaining: underWay ? Math.max(0, before - underWay.invited) : 0,
    orderedSince: isSame ? campaign.orderedSince : newest ? await countOrderedSince(db, newest) : 0,
    countedAt: kept.at,
  };
}

export async function readMemberCounts(needs: Needs): Promise<Pick<MailingListView, "onList" | "outcomes" | "countedAt">> {
  const kept = await readKept(needs);
  return kept ? { ...kept.counts.members, countedAt: kept.at } : { ...(await countMembers(needs.db)), countedAt: null };
}
