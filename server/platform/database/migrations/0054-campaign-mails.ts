import { type Kysely, sql } from "kysely";

/** A campaign may tell the list that the first tubes are sent, and does so once. */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table invitation_campaigns
      add column mail text not null default 'pre-orders-open' check (mail in ('pre-orders-open', 'tubes-sent'));
    create unique index invitation_campaigns_tubes_sent on invitation_campaigns (mail) where mail = 'tubes-sent';`.execute(db);
}
