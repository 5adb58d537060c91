import { type Kysely, type Selectable, sql } from "kysely";
import type { OperatorBackend } from "#contracts/backend.ts";
import { Failure } from "#contracts/failure.ts";
import type { OpeningRun } from "#contracts/opening.ts";
import { readSale } from "#server/modules/orders/sales.ts";
import { countLine, groupFor, readFree } from "#server/modules/waitlist/invitations.ts";
import type { Config } from "#server/platform/config.ts";
import type { Database } from "#server/platform/database/open.ts";
import type { Tables } from "#server/platform/database/tables.ts";
import type { SendJob } from "#server/platform/queue/queue.ts";

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

type ReadOpeningNeeds = { db: Kysely<Tables>; config: Pick<Config, "SITE_ACCESS" | "DISPATCH_DATE">; now: () => Date };

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

type StartOpeningNeeds = { db: Kysely<Tables>; sendJob: SendJob; now: () => Date; config: Pick<Config, "SITE_ACCESS" | "DISPATCH_DATE"> };

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

type SteerOpeningNeeds = { db: Kysely<Tables>; sendJob: SendJob; now: () => Date };

/** Pauses the run that is under way, lets it go on, or ends it for good. Mails that are promised already still go out. */
export function steerOpening({ db, sendJob, now }: SteerOpeningNeeds): OperatorBackend["steerOpening"] {
  return async (wish) => {
    const changes = { pause: { paused_at: now() }, resume: { paused_at: null }, end: { ended_at: now() } }[wish];
    const run = await db.updateTable("openings").set(changes).where("ended_at", "is", null).returning("number").executeTakeFirst();
    if (!run) throw new Failure("not-found", { message: "No run is under way." });
    if (wish === "resume") await sendJob(db, "write-to-list", {});
  };
}
