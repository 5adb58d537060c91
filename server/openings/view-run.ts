import { type Selectable, sql } from "kysely";
import type { OpeningRun } from "#contracts/opening.ts";
import type { Database } from "#server/platform/database/open.ts";
import type { Tables } from "#server/platform/database/tables.ts";

type Given = { free: number; left: number };

/** A run, and what came of it. */
export async function viewRun(db: Database, run: Selectable<Tables["openings"]>, { free, left }: Given): Promise<OpeningRun> {
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
