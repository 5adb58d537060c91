import { type RawBuilder, type Selectable, sql } from "kysely";
import { catalogue } from "#content/catalogue.ts";
import { openingPace } from "#content/opening-pace.ts";
import type { OperatorBackend } from "#contracts/backend.ts";
import { Failure } from "#contracts/failure.ts";
import type { ListOutcome } from "#contracts/list-outcome.ts";
import type { OpeningRun } from "#contracts/opening.ts";
import { readSale, type SaleNeeds } from "#server/modules/orders/dispatch.ts";
import { signUpMails } from "#server/modules/waitlist/mails.ts";
import { isReferral, positionOf, referralCount } from "#server/modules/waitlist/position.ts";
import type { Config } from "#server/platform/config.ts";
import type { Database } from "#server/platform/database/open.ts";
import type { Tables } from "#server/platform/database/tables.ts";
import { addMinutes } from "#server/platform/dates.ts";
import type { Log } from "#server/platform/log.ts";
import type { PlatformNeeds } from "#server/platform/needs.ts";

/** What the list's home says of people whom nobody may, or can, write to. */
const outOfReach: ListOutcome[] = ["bounced", "barred", "left", "forgotten"];

export type InLine = {
  id: string;
  confirmed_at: Date;
  place: string;
  elsewhere: boolean;
  ordered: boolean;
  unreachable: boolean;
};

/** Everybody on the list, with their place as `findPlace` counts it, and what speaks against writing to them. */
export const inLine: RawBuilder<InLine> = sql`
  with line as (
    select id, email, country, confirmed_at, row_number() over (order by confirmed_at, id) as number from sign_ups where status = 'confirmed'),
  friends as (
    select me.id, ${referralCount} as friends from sign_ups f join sign_ups me on ${isReferral} group by me.id),
  refused as (
    select c.sign_up, max(b.at) as at from bounces b join consents c on c.id = case when b.mail = any(${signUpMails}::text[]) then b.about::bigint end
    group by c.sign_up)
  select line.id, line.confirmed_at, ${positionOf(sql`line.number`, sql`coalesce(friends.friends, 0)`)} as place,
    not line.country = any(${[...catalogue.tube.shipsTo]}::text[]) as elsewhere,
    line.email in (select lower(email) from orders where paid_at is not null and email is not null) as ordered,
    coalesce(m.outcome = any(${outOfReach}::text[]), false) or coalesce(refused.at > line.confirmed_at, false) as unreachable
  from line
  left join friends on friends.id = line.id
  left join list_members m on m.sign_up = line.id
  left join refused on refused.sign_up = line.id
  where exists (select from consents where sign_up = line.id and act = 'confirmed')`;

export type Campaign = { number: number; started_at: Date };

/** Of the line as `p`, whom one may write to. */
export const mayBeWritten = sql<boolean>`(not elsewhere and not ordered and not unreachable)`;

/** Of the line as `p`, whom that run has yet to write to: those who were on the list as it began. */
export const owedBy = ({ number, started_at }: Campaign) =>
  sql<boolean>`(${mayBeWritten} and confirmed_at <= ${started_at} and not exists (select from opening_mails o where o.opening = ${number} and o.sign_up = p.id))`;

/** Tubes that nobody holds and anybody may order: none while pre-orders are closed. */
export async function readFree({ db, ...needs }: SaleNeeds): Promise<number> {
  if ((await readSale({ db, ...needs })).availability === "closed") return 0;
  const { available } = await db.selectFrom("stock").select("available").where("product", "=", catalogue.tube.id).executeTakeFirstOrThrow();
  return available;
}

/** How many people so many free tubes are worth writing to at once. */
export const groupFor = (free: number) => Math.min(free * openingPace.peoplePerTube, openingPace.most);

/** `consent`: under which they are written to. */
type Chosen = { id: string; consent: string };

/** The next of those whom the run still owes an email, from the front; of one place, whoever confirmed first. */
export async function chooseInvitees(db: Database, run: Campaign, most: number): Promise<Chosen[]> {
  const { rows } = await sql<Chosen>`
    select id, (select max(c.id) from consents c where c.sign_up = p.id and c.act = 'confirmed') as consent
    from (${inLine}) as p where ${owedBy(run)} order by place, confirmed_at, id limit ${most}`.execute(db);
  return rows;
}

/** Whom one may write to, who is left out and for which first reason, and to how many the run has yet to write. */
export type LineCounts = Record<"people" | "elsewhere" | "ordered" | "unreachable" | "left", number>;

/** Counted in one pass, since each goes through the whole list. */
export async function countLine(db: Database, run: Campaign | null): Promise<LineCounts> {
  const { rows } = await sql<LineCounts>`
    select count(*) filter (where ${mayBeWritten})::int as people,
      count(*) filter (where elsewhere)::int as elsewhere,
      count(*) filter (where ordered and not elsewhere)::int as ordered,
      count(*) filter (where unreachable and not elsewhere and not ordered)::int as unreachable,
      count(*) filter (where ${run ? owedBy(run) : sql`false`})::int as left
    from (${inLine}) as p`.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error("a count answers one row");
  return counts;
}

export type InvitationNeeds = Pick<PlatformNeeds, "db" | "sendJob" | "now"> & { log: Pick<Log, "info">; config: SaleNeeds["config"] };

/**
 * Writes to the next group of the run that is under way, if it is time and tubes are free. Who was chosen and the job of their mail are written
 * in one transaction that holds the run's row: cut off, it never happened; twice at once, the second finds nothing to do.
 */
export function sendInvitations({ db, sendJob, now, log, config }: InvitationNeeds): () => Promise<void> {
  return () =>
    db.transaction().execute(async (tx) => {
      const at = now();
      const run = await tx
        .selectFrom("openings")
        .select(["number", "started_at"])
        .where("ended_at", "is", null)
        .where("paused_at", "is", null)
        .where("next_at", "<=", at)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst();
      if (!run) return;
      const most = groupFor(await readFree({ db: tx, config, now }));
      if (most === 0) return;
      const people = await chooseInvitees(tx, run, most);
      if (people.length > 0)
        await tx
          .insertInto("opening_mails")
          .values(people.map(({ id }) => ({ opening: run.number, sign_up: id, at })))
          .execute();
      for (const { id, consent } of people)
        await sendJob(tx, "send-mail", { mail: "pre-orders-open", about: consent, key: `pre-orders-open:${run.number}:${id}` });
      const isLast = people.length < most;
      await tx
        .updateTable("openings")
        .set((eb) => ({ written: eb("written", "+", people.length), next_at: addMinutes(at, openingPace.minutes), ...(isLast && { ended_at: at }) }))
        .where("number", "=", run.number)
        .execute();
      log.info({ count: people.length }, isLast ? "the last of the list were written to" : "a group of the list was written to");
    });
}

type Given = { free: number; left: number };

/** A run, and what came of it. */
export async function viewCampaign(db: Database, run: Selectable<Tables["openings"]>, { free, left }: Given): Promise<OpeningRun> {
  const { number, started_at, paused_at, ended_at, next_at, written } = run;
  const { rows } = await sql<{ refused: string; ordered: string }>`
    select (select count(*) from bounces where mail = 'pre-orders-open' and key like ${`pre-orders-open:${number}:%`}) as refused,
      (select count(*) from opening_mails m join sign_ups s on s.id = m.sign_up
        where m.opening = ${number} and exists (select from orders o where lower(o.email) = s.email and o.paid_at >= m.at)) as ordered`.execute(db);
  const state = ended_at ? "ended" : paused_at ? "paused" : free === 0 ? "resting" : "writing";
  return {
    number,
    state,
    startedAt: started_at,
    endedAt: ended_at,
    written,
    left,
    nextAt: state === "writing" ? next_at : null,
    refused: Number(rows[0]?.refused ?? 0),
    ordered: Number(rows[0]?.ordered ?? 0),
  };
}

type ReadOpeningNeeds = Pick<PlatformNeeds, "db" | "now"> & { config: Pick<Config, "SITE_ACCESS" | "DISPATCH_DATE"> };

const whyNot = (people: number, { free, closed }: { free: number; closed: boolean }, config: ReadOpeningNeeds["config"]) => {
  if (config.SITE_ACCESS !== "open") return "The site is closed: whoever followed the link would stand before the lock. Open it first.";
  if (closed) return "Pre-orders are closed. Open them first, or set a dispatch date to come.";
  if (free === 0) return "Every tube is taken. Add some to the stock first.";
  return people === 0 ? "There is nobody to write to." : null;
};

/** What a new run would do, and how the newest one fares. */
export function readOpening({ db, config, now }: ReadOpeningNeeds): OperatorBackend["readOpening"] {
  return async () => {
    const newest = await db.selectFrom("openings").selectAll().orderBy("number", "desc").limit(1).executeTakeFirst();
    const underWay = newest && !newest.ended_at ? newest : null;
    const { left, ...counts } = await countLine(db, underWay);
    const free = await readFree({ db, config, now });
    const closed = (await readSale({ db, config, now })).availability === "closed";
    return {
      next: underWay ? null : (newest?.number ?? 0) + 1,
      ...counts,
      free,
      group: Math.min(groupFor(free), counts.people),
      hindered: whyNot(counts.people, { free, closed }, config),
      run: newest ? await viewCampaign(db, newest, { free, left }) : null,
    };
  };
}

type StartOpeningNeeds = Pick<PlatformNeeds, "db" | "sendJob" | "now"> & { config: Pick<Config, "SITE_ACCESS" | "DISPATCH_DATE"> };

/** Starts the run of that number, which the preview named: pressed twice, or in two tabs, it is one run. */
export function startOpening(needs: StartOpeningNeeds): OperatorBackend["startOpening"] {
  const { db, sendJob, now } = needs;
  const read = readOpening(needs);
  return async (number) => {
    const { next, hindered, run } = await read();
    if (run?.number === number) return;
    if (next !== number)
      throw new Failure("conflict", { message: next === null ? "A run is under way already." : `The next run is number ${next}. Please look again.` });
    if (hindered) throw new Failure("conflict", { message: hindered });
    const at = now();
    await db.transaction().execute(async (tx) => {
      const begun = await tx
        .insertInto("openings")
        .values({ number, started_at: at, next_at: at })
        .onConflict((same) => same.doNothing())
        .returning("number")
        .executeTakeFirst();
      if (begun) await sendJob(tx, "write-to-list", {});
    });
  };
}

/** Pauses the run that is under way, lets it go on, or ends it for good. Mails that are promised already still go out. */
export function steerOpening({ db, sendJob, now }: Pick<PlatformNeeds, "db" | "sendJob" | "now">): OperatorBackend["steerOpening"] {
  return async (wish) => {
    const changes = { pause: { paused_at: now() }, resume: { paused_at: null }, end: { ended_at: now() } }[wish];
    const run = await db.updateTable("openings").set(changes).where("ended_at", "is", null).returning("number").executeTakeFirst();
    if (!run) throw new Failure("not-found", { message: "No run is under way." });
    if (wish === "resume") await sendJob(db, "write-to-list", {});
  };
}
