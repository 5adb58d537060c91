import { type Kysely, sql } from "kysely";
import type { Tables } from "#server/platform/database/tables.ts";

/** Names that are told apart in a day; whatever comes beyond them counts as `rest`. */
export const mostNames = 100;
export const rest = "(others)";

/** Counts events that we know nothing of, by name and day (UTC): who sent them, and with what, is not kept. */
export async function countOtherEvents(db: Kysely<Tables>, names: readonly string[], at: Date): Promise<void> {
  const day = at.toISOString().slice(0, 10);
  const times = Map.groupBy(names, (name) => name);
  for (const [name, { length }] of times)
    await sql`
      insert into other_events (day, event, times)
      select ${day}::date, case when (select count(*) from other_events where day = ${day}::date and event <> ${name}) < ${mostNames}
        or exists (select from other_events where day = ${day}::date and event = ${name}) then ${name} else ${rest} end, ${length}::int
      on conflict (day, event) do update set times = other_events.times + excluded.times`.execute(db);
}
