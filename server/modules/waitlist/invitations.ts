import { type RawBuilder, type Selectable, sql } from "kysely";
import { campaignPace } from "#content/campaign-pace.ts";
import { catalogue } from "#content/catalogue.ts";
import type { OperatorBackend } from "#contracts/backend.ts";
import type { Campaign, CampaignMail } from "#contracts/campaign.ts";
import { Failure } from "#contracts/failure.ts";
import type { ListOutcome } from "#contracts/mailing-list.ts";
import { readSale, type SaleNeeds } from "#server/modules/orders/sales.ts";
import { signUpMails } from "#server/modules/waitlist/mails.ts";
import { isReferral, positionOf, referralCount } from "#server/modules/waitlist/position.ts";
import { type Database, insertOnce } from "#server/platform/database/open.ts";
import type { Tables } from "#server/platform/database/tables.ts";
import { addMinutes } from "#server/platform/dates.ts";
import type { Log } from "#server/platform/log.ts";
import type { PlatformNeeds } from "#server/platform/needs.ts";
import type { Config } from "#server/providers/settings.ts";

/** What the mailing-list provider says of people whom nobody may, or can, write to. */
const outOfReach: ListOutcome[] = ["bounced", "barred", "left", "forgotten"];

/** Everybody on the list, with their position as `findPosition` counts it, and what speaks against inviting them. */
const onList: RawBuilder<unknown> = sql`
  with confirmed as (
    select id, email, country, confirmed_at, row_number() over (order by confirmed_at, id) as number from sign_ups where status = 'confirmed'),
  referrals as (
    select me.id, ${referralCount} as count from sign_ups f join sign_ups me on ${isReferral} group by me.id),
  bounced as (
    select c.sign_up, max(b.at) as at from bounces b join consents c on c.id = case when b.mail = any(${signUpMails}::text[]) then b.about::bigint end
    group by c.sign_up)
  select confirmed.id, confirmed.confirmed_at, ${positionOf(sql`confirmed.number`, sql`coalesce(referrals.count, 0)`)} as position,
    not confirmed.country = any(${[...catalogue.tube.shipsTo]}::text[]) as elsewhere,
    confirmed.email in (select lower(email) from orders where paid_at is not null and email is not null) as ordered,
    coalesce(m.outcome = any(${outOfReach}::text[]), false) or coalesce(bounced.at > confirmed.confirmed_at, false) as unreachable,
    s.marketing or proof.wording = 'warmth-list-1' as agreed, proof.id as consent
  from confirmed join sign_ups s using (id)
  join lateral (select id, wording from consents where sign_up = confirmed.id and act = 'confirmed' order by id desc limit 1) proof on true
  left join referrals on referrals.id = confirmed.id
  left join list_syncs m on m.sign_up = confirmed.id
  left join bounced on bounced.sign_up = confirmed.id`;

type Started = { number: number; mail: CampaignMail; started_at: Date };

/** Of that list as `p`, whom one may invite; and tell of tubes that are sent, which the first words of consent promised to all and later ones leave to the second box. */
const mayGet: Record<CampaignMail, RawBuilder<boolean>> = {
  "pre-orders-open": sql`(not elsewhere and not ordered and not unreachable)`,
  "tubes-sent": sql`(agreed and not ordered and not unreachable)`,
};

/** Of that list as `p`, whom the campaign has yet to invite: those who were on the list as it began. */
const stillToInvite = ({ number, mail, started_at }: Started) =>
  sql<boolean>`(${mayGet[mail]} and confirmed_at <= ${started_at} and not exists (select from invitation_mails i where i.campaign = ${number} and i.sign_up = p.id))`;

/** Tubes that nobody holds and anybody may order: none while pre-orders are closed. */
async function countFreeTubes({ db, ...needs }: SaleNeeds): Promise<number> {
  if ((await readSale({ db, ...needs })).availability === "closed") return 0;
  const { available } = await db.selectFrom("stock").select("available").where("product", "=", catalogue.tube.id).executeTakeFirstOrThrow();
  return available;
}

/** How many people so many free tubes are worth inviting at once. */
const batchFor = (freeTubes: number) => Math.min(freeTubes * campaignPace.peoplePerTube, campaignPace.most);

/** The next whom the campaign has yet to invite, from the front; of one position, whoever confirmed first. `consent`: under which they are written to. */
async function chooseInvitees(db: Database, campaign: Started, most: number) {
  const { rows } = await sql<{ id: string; consent: string }>`
    select id, consent from (${onList}) as p where ${stillToInvite(campaign)} order by position, confirmed_at, id limit ${most}`.execute(db);
  return rows;
}

/** Whom one may invite, who is left out and for which first reason, and how many the campaign has yet to invite: in one pass through the whole list. */
async function countList(db: Database, campaign: Started | null) {
  const { rows } = await sql<Record<"people" | "elsewhere" | "ordered" | "unreachable" | "agreed" | "remaining", number>>`
    select count(*) filter (where ${mayGet["pre-orders-open"]})::int as people, count(*) filter (where ${mayGet["tubes-sent"]})::int as agreed,
      count(*) filter (where elsewhere)::int as elsewhere,
      count(*) filter (where ordered and not elsewhere)::int as ordered,
      count(*) filter (where unreachable and not elsewhere and not ordered)::int as unreachable,
      count(*) filter (where ${campaign ? stillToInvite(campaign) : sql`false`})::int as remaining
    from (${onList}) as p`.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error("a count answers one row");
  return counts;
}

type SendNeeds = Pick<PlatformNeeds, "db" | "sendJob" | "now"> & { log: Pick<Log, "info">; config: SaleNeeds["config"] };

/** Invites the next batch, if it is time and tubes are free. The campaign's row is locked, so cut off it never happened, and twice at once is once. */
export function sendInvitations({ db, sendJob, now, log, config }: SendNeeds): () => Promise<void> {
  return () =>
    db.transaction().execute(async (tx) => {
      const at = now();
      const running = tx
        .selectFrom("invitation_campaigns")
        .select(["number", "mail", "started_at"])
        .where("ended_at", "is", null)
        .where("paused_at", "is", null);
      const campaign = await running.where("next_batch_at", "<=", at).forUpdate().skipLocked().executeTakeFirst();
      if (!campaign) return;
      const { number, mail } = campaign;
      const most = mail === "tubes-sent" ? campaignPace.most : batchFor(await countFreeTubes({ db: tx, config, now }));
      if (most === 0) return;
      const people = await chooseInvitees(tx, campaign, most);
      const invitations = people.map(({ id }) => ({ campaign: number, sign_up: id, at }));
      if (people.length > 0) await tx.insertInto("invitation_mails").values(invitations).execute();
      for (const { id, consent } of people) await sendJob(tx, "send-mail", { mail, about: consent, key: `${mail}:${number}:${id}` });
      const isLast = people.length < most;
      const next = { next_batch_at: addMinutes(at, campaignPace.minutes), ...(isLast && { ended_at: at }) };
      const row = tx.updateTable("invitation_campaigns").where("number", "=", number);
      await row.set((eb) => ({ invited: eb("invited", "+", people.length), ...next })).execute();
      log.info({ count: people.length }, isLast ? "the last of the list were written to" : "a batch of the list was written to");
    });
}

async function viewCampaign(db: Database, campaign: Selectable<Tables["invitation_campaigns"]>, freeTubes: number, remaining: number): Promise<Campaign> {
  const { number, mail, started_at, paused_at, ended_at, next_batch_at, invited } = campaign;
  const { rows } = await sql<{ bounced: number; ordered: number }>`
    select (select count(*)::int from bounces where mail = ${mail} and key like ${`${mail}:${number}:%`}) as bounced,
      (select count(*)::int from invitation_mails i join sign_ups s on s.id = i.sign_up
        where i.campaign = ${number} and exists (select from orders o where lower(o.email) = s.email and o.paid_at >= i.at)) as ordered`.execute(db);
  const { bounced = 0, ordered = 0 } = rows[0] ?? {};
  const state = ended_at ? "ended" : paused_at ? "paused" : freeTubes === 0 && mail === "pre-orders-open" ? "out-of-stock" : "sending";
  const nextBatchAt = state === "sending" ? next_batch_at : null;
  return { number, mail, state, startedAt: started_at, endedAt: ended_at, invited, remaining, nextBatchAt, bounced, ordered };
}

type CampaignNeeds = Pick<PlatformNeeds, "db" | "sendJob" | "now"> & { config: Pick<Config, "SITE_ACCESS" | "DISPATCH_DATE"> };
type CampaignActions = Pick<OperatorBackend, "readCampaign" | "startCampaign" | "pauseCampaign" | "resumeCampaign" | "endCampaign">;

export function campaignActions({ db, sendJob, config, now }: CampaignNeeds): CampaignActions {
  const closed = "The site is closed, so anyone who followed the link would be locked out. Open it first.";

  async function whyNot(people: number, freeTubes: number): Promise<string | null> {
    if (config.SITE_ACCESS !== "open") return closed;
    if ((await readSale({ db, config, now })).availability === "closed") return "Pre-orders are closed. Open them first, or choose a later dispatch date.";
    if (freeTubes === 0) return "Every tube is taken. Add some to the stock first.";
    return people === 0 ? "There is nobody to invite." : null;
  }

  async function whyNotSent(people: number): Promise<string | null> {
    if (config.SITE_ACCESS !== "open") return closed;
    if (await db.selectFrom("invitation_campaigns").select("number").where("mail", "=", "tubes-sent").executeTakeFirst()) return "They've been told already.";
    if (!(await db.selectFrom("orders").select("id").where("status", "in", ["dispatched", "delivered"]).limit(1).executeTakeFirst()))
      return "No tube has been sent yet. Send the first ones, then tell the list.";
    return people === 0 ? "There is nobody to tell." : null;
  }

  /** What a new campaign would do, and how the newest one fares. */
  async function readCampaign() {
    const newest = await db.selectFrom("invitation_campaigns").selectAll().orderBy("number", "desc").limit(1).executeTakeFirst();
    const underWay = newest && !newest.ended_at ? newest : null;
    const { remaining, agreed, ...counts } = await countList(db, underWay);
    const freeTubes = await countFreeTubes({ db, config, now });
    return {
      next: underWay ? null : (newest?.number ?? 0) + 1,
      ...counts,
      freeTubes,
      batch: Math.min(batchFor(freeTubes), counts.people),
      blockedBy: await whyNot(counts.people, freeTubes),
      sent: { people: agreed, blockedBy: await whyNotSent(agreed) },
      campaign: newest ? await viewCampaign(db, newest, freeTubes, remaining) : null,
    };
  }

  /** Of the campaign that is under way. Mails that are promised already still go out. */
  async function change(changes: { paused_at: Date | null } | { ended_at: Date }) {
    const changed = await db.updateTable("invitation_campaigns").set(changes).where("ended_at", "is", null).returning("number").executeTakeFirst();
    if (!changed && !("ended_at" in changes)) throw new Failure("not-found", { message: "No campaign is under way." });
  }

  return {
    readCampaign,

    /** Starts the campaign of that number, which the preview named: pressed twice, or in two tabs, it is one. */
    async startCampaign(number, mail) {
      const { next, sent, campaign, ...invitation } = await readCampaign();
      const { blockedBy } = mail === "tubes-sent" ? sent : invitation;
      if (campaign?.number === number) return;
      if (next === null) throw new Failure("conflict", { message: "A campaign is under way already." });
      if (next !== number) throw new Failure("conflict", { message: `The next campaign is number ${next}. Please look again.` });
      if (blockedBy) throw new Failure("conflict", { message: blockedBy });
      const at = now();
      await db.transaction().execute(async (tx) => {
        if (await insertOnce(tx, "invitation_campaigns", { number, mail, started_at: at, next_batch_at: at })) await sendJob(tx, "write-to-list", {});
      });
    },

    pauseCampaign: () => change({ paused_at: now() }),
    async resumeCampaign() {
      await change({ paused_at: null });
      await sendJob(db, "write-to-list", {});
    },
    endCampaign: () => change({ ended_at: now() }),
  };
}
