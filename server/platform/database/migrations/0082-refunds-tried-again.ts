import { type Kysely, sql } from "kysely";

/** A refund that came back is owed until it's settled or tried again, and which it was is no longer guessed from amounts: what passed for tried again so far, was. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table refunds add column retried_at timestamptz`.execute(db);
  await sql`
    update refunds failed set retried_at = again.requested_at from refunds again
    where failed.status = 'failed' and again.of_order = failed.of_order and again.id <> failed.id and again.reason <> 'Refunded at the payment provider'
      and again.amount_minor >= failed.amount_minor and again.requested_at >= coalesce(failed.failed_at, failed.requested_at)`.execute(db);
}
