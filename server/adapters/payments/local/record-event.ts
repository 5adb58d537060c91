import type { Kysely } from "kysely";
import { type NewEvent, writeEventBody } from "#server/adapters/payments/local/event-body.ts";
import { newId } from "#server/adapters/payments/local/new-id.ts";
import { cardBooks } from "#server/adapters/payments/local/tables.ts";
import type { Database } from "#server/db/open.ts";
import type { Tables } from "#server/db/types.ts";
import type { SendJob } from "#server/jobs/queue.ts";

/** What everything that changes a session needs: a pool, for it opens a transaction of its own. */
export type RecordNeeds = { db: Kysely<Tables>; sendJob: SendJob; now: () => Date };

/** Writes an event and the job that delivers it in the transaction of what happened: neither can be there without the other. */
export async function recordEvent(tx: Database, { sendJob, at, event }: { sendJob: SendJob; at: Date; event: NewEvent }) {
  const id = newId("evt");
  await cardBooks(tx)
    .insertInto("local_card.events")
    .values({ id, body: writeEventBody(id, at, event), created_at: at })
    .execute();
  await sendJob(tx, "deliver-card-event", { eventId: id });
}
