import { type Kysely, sql } from "kysely";

/** A bought label that was asked back, and of which the carrier has not yet said that it took it. */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table shipments
      drop constraint shipments_state_check,
      add constraint shipments_state_check check (state in ('quoted', 'purchasing', 'purchased', 'failed', 'uncertain', 'voiding', 'voided'));`.execute(db);
}
