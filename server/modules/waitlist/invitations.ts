import { type Selectable, sql } from "kysely";
import { campaignPace } from "#content/campaign-pace.ts";
import { catalogue } from "#content/catalogue.ts";
import type { OperatorBackend } from "#contracts/backend.ts";
import type { Campaign, CampaignMail } from "#contracts/campaign.ts";
import { Failure } from "#contracts/failure.ts";
import type { ModuleNeeds } from "#server/modules/module.ts";
import { readSale, type SaleNeeds } from "#server/modules/orders/sales.ts";
import { campaignWordsActions, invitationKey, keepWords, readDraft, withSlot, wordsOr } from "#server/modules/waitlist/campaign-words.ts";
import { onList, readListCounts, type Started, stillToInvite } from "#server/modules/waitlist/list-counts.ts";
import { showCampaignMail } from "#server/modules/waitlist/mails.ts";
import { type Database, insertOnce } from "#server/platform/database/open.ts";
import type { Tables } from "#server/platform/database/tables.ts";
import { addMinutes } from "#server/platform/dates.ts";
import type { Log } from "#server/platform/log.ts";
import type { Config } from "#server/providers/settings.ts";

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
    select p.id, proof.id as consent from (${onList}) as p
    join lateral (select id from consents where sign_up = p.id and act = 'confirmed' order by id desc limit 1) as proof on true
    where ${stillToInvite(campaign)} order by position, confirmed_at, p.id limit ${most}`.execute(db);
  return rows;
}

type SendNeeds = Pick<ModuleNeeds, "db" | "sendJob" | "now"> & { log: Pick<Log, "info">; config: SaleNeeds["config"] & Pick<Config, "SITE_ACCESS"> };

/** Invites the next batch, if it is time, tubes are free and the site is open. The campaign's row is locked, so cut off it never happened, and twice at once is once. */
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
      if (!campaign || config.SITE_ACCESS !== "open") return;
      const { number, mail } = campaign;
      const most = mail === "tubes-sent" ? campaignPace.most : batchFor(await countFreeTubes({ db: tx, config, now }));
      if (most === 0) return;
      const people = await chooseInvitees(tx, campaign, most);
      const invitations = people.map(({ id }) => ({ campaign: number, sign_up: id, at }));
      if (people.length > 0) await tx.insertInto("invitation_mails").values(invitations).execute();
      for (const { id, consent } of people) await sendJob(tx, "send-mail", { mail, about: consent, key: invitationKey(mail, number, id) });
      const isLast = people.length < most;
      const next = { next_batch_at: addMinutes(at, campaignPace.minutes), ...(isLast && { ended_at: at }) };
      const row = tx.updateTable("invitation_campaigns").where("number", "=", number);
      await row.set((eb) => ({ invited: eb("invited", "+", people.length), ...next })).execute();
      log.info({ count: people.length }, isLast ? "the last of the list were written to" : "a batch of the list was written to");
    });
}

export function campaignActions({ db, sendJob, config, now }: Pick<ModuleNeeds, "db" | "sendJob" | "config" | "now">) {
  const closed = "The site is closed, so anyone who followed the link would be locked out. Open it first.";

  async function viewCampaign(campaign: Selectable<Tables["invitation_campaigns"]>, freeTubes: number) {
    const { number, mail, started_at, paused_at, ended_at, next_batch_at, invited } = campaign;
    const bounces = db.selectFrom("bounces").select(({ fn }) => fn.countAll<string>().as("count"));
    const bounced = Number((await bounces.where("mail", "=", mail).where("key", "like", `${mail}:${number}:%`).executeTakeFirstOrThrow()).count);
    const shown = showCampaignMail(config.PUBLIC_ORIGIN, mail, wordsOr(mail, campaign, { config }));
    const waits = config.SITE_ACCESS !== "open" ? "closed" : freeTubes === 0 && mail === "pre-orders-open" ? "out-of-stock" : null;
    const state: Campaign["state"] = ended_at ? "ended" : paused_at ? "paused" : (waits ?? (invited === 0 ? "starting" : "sending"));
    const nextBatchAt = state === "sending" || state === "starting" ? next_batch_at : null;
    return { number, mail, state, startedAt: started_at, endedAt: ended_at, invited, nextBatchAt, bounced, shown };
  }

  async function whyNot(people: number, freeTubes: number): Promise<string | null> {
    if (config.SITE_ACCESS !== "open") return closed;
    if ((await readSale({ db, config, now })).availability === "closed") return "Pre-orders are closed. Open them first, or choose a later dispatch date.";
    if (freeTubes === 0) return "Every tube is taken. Add some to the stock first.";
    return people === 0 ? "There is nobody to invite." : null;
  }

  async function whyNotSent(people: number, isDone: boolean): Promise<string | null> {
    if (config.SITE_ACCESS !== "open") return closed;
    if (isDone) return "They've been told already.";
    if (!(await db.selectFrom("orders").select("id").where("status", "in", ["dispatched", "delivered"]).limit(1).executeTakeFirst()))
      return "No tube has been sent yet. Send the first ones, then tell the list.";
    return people === 0 ? "There is nobody to tell." : null;
  }

  async function viewDraft(mail: CampaignMail) {
    const draft = await readDraft(db, mail, { config });
    return { ...draft, shown: showCampaignMail(config.PUBLIC_ORIGIN, mail, draft) };
  }

  /** What a new campaign would do, and how the newest one fares. */
  async function readCampaign() {
    const newest = await db.selectFrom("invitation_campaigns").selectAll().orderBy("number", "desc").limit(1).executeTakeFirst();
    const underWay = newest && !newest.ended_at ? newest : null;
    const { remaining, agreed, orderedSince, ...counts } = await readListCounts({ db, now }, newest);
    const told = db.selectFrom("invitation_campaigns").select("number").where("mail", "=", "tubes-sent");
    const isDone = (await told.where((eb) => eb.or([eb("ended_at", "is", null), eb("invited", ">", 0)])).executeTakeFirst()) !== undefined;
    const freeTubes = await countFreeTubes({ db, config, now });
    return {
      next: underWay ? null : (newest?.number ?? 0) + 1,
      ...counts,
      freeTubes,
      batch: Math.min(batchFor(freeTubes), counts.people),
      blockedBy: await whyNot(counts.people, freeTubes),
      sent: { people: agreed, blockedBy: await whyNotSent(agreed, isDone), isDone },
      drafts: { "pre-orders-open": await viewDraft("pre-orders-open"), "tubes-sent": await viewDraft("tubes-sent") },
      campaign: newest ? { ...(await viewCampaign(newest, freeTubes)), remaining, ordered: orderedSince } : null,
    };
  }

  /** The campaign that is under way. Mails that are promised already still go out. */
  async function pause(paused_at: Date | null) {
    const underWay = db.updateTable("invitation_campaigns").set({ paused_at }).where("ended_at", "is", null);
    if (!(await underWay.returning("number").executeTakeFirst())) throw new Failure("not-found", { message: "No campaign is under way." });
  }

  return {
    readCampaign,
    ...campaignWordsActions({ db, sendJob, config, now }),

    /** Starts the campaign of that number, which the preview named: pressed twice, or in two tabs, it is one. */
    async startCampaign(number, mail, seen?: Date | null) {
      const { next, sent, campaign, ...invitation } = await readCampaign();
      const { blockedBy } = mail === "tubes-sent" ? sent : invitation;
      if (campaign?.number === number) return;
      if (next === null) throw new Failure("conflict", { message: "A campaign is under way already." });
      if (next !== number) throw new Failure("conflict", { message: `The next campaign is number ${next}. Please reload the page and check.` });
      if (blockedBy) throw new Failure("conflict", { message: blockedBy });
      const at = now();
      const begins = addMinutes(at, campaignPace.undoMinutes);
      await db.transaction().execute(async (tx) => {
        await tx.selectFrom("campaign_drafts").select("mail").where("mail", "=", mail).forUpdate().execute();
        const { savedAt, ...words } = await readDraft(tx, mail, { config });
        if (seen !== undefined && seen?.getTime() !== savedAt?.getTime())
          throw new Failure("conflict", { message: "The email's words have changed since you read it. Please read it again. Nothing was started." });
        if (!(await insertOnce(tx, "invitation_campaigns", { number, mail, started_at: at, next_batch_at: begins, ...withSlot(words, { config }) }))) return;
        await tx.deleteFrom("campaign_drafts").where("mail", "=", mail).execute();
        await sendJob(tx, "write-to-list", {}, { startAfter: begins });
      });
    },

    pauseCampaign: () => pause(now()),
    async resumeCampaign() {
      await pause(null);
      await sendJob(db, "write-to-list", {});
    },
    endCampaign: (number, onlyIfNobodyEmailed?: boolean) =>
      db.transaction().execute(async (tx) => {
        const at = now();
        // Locked: a batch that is being written to is waited for, and counts.
        const newest = await tx.selectFrom("invitation_campaigns").selectAll().orderBy("number", "desc").limit(1).forUpdate().executeTakeFirst();
        if (newest?.number !== number)
          throw new Failure("conflict", { message: "That isn't the newest campaign. Nothing was ended. Please reload the page and check." });
        const { invited, ended_at, mail, subject, words } = newest;
        if (onlyIfNobodyEmailed && invited > 0) {
          const late = ended_at ? "Its emails have gone out, and it has ended." : "The first emails have gone out: pause it, or end it.";
          throw new Failure("conflict", { message: late });
        }
        if (ended_at) return invited;
        await tx.updateTable("invitation_campaigns").set({ ended_at: at }).where("number", "=", number).execute();
        if (invited === 0) await keepWords(tx, { mail, subject, words }, at, { config });
        return invited;
      }),
  } satisfies Partial<OperatorBackend>;
}
