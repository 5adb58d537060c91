import { type Kysely, sql, type Transaction } from "kysely";
import type { Tables } from "#server/platform/database/tables.ts";

type Books = { table: "payment_events"; about: "order_id" } | { table: "carrier_events"; about: "shipment_id" };
type Event = { provider: string; id: string; type: string; at: Date };
type Taken = { outcome: string; about: string | null };

/** A vendor's event has its effect once: its id is written in the same transaction. One whose effect throws leaves no trace, so that it can come again. */
export function applyOnce(db: Kysely<Tables>, { table, about }: Books, event: Event, apply: (tx: Transaction<Tables>) => Promise<Taken>): Promise<void> {
  const { provider, id, type, at } = event;
  return db.transaction().execute(async (tx) => {
    const kept = await sql`
      insert into ${sql.table(table)} (provider, event_id, type, outcome, at) values (${provider}, ${id}, ${type}, 'being taken in', ${at})
      on conflict (provider, event_id) do nothing returning event_id`.execute(tx);
    if (kept.rows.length === 0) return;
    const taken = await apply(tx);
    await sql`
      update ${sql.table(table)} set outcome = ${taken.outcome}, ${sql.ref(about)} = ${taken.about}
      where provider = ${provider} and event_id = ${id}`.execute(tx);
  });
}
