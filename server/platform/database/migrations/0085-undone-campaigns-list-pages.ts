import { type Kysely, sql } from "kysely";

/** The list is told once that tubes are sent, unless that campaign was ended before its first email. And the list's people by the page they joined from, newest first. */
export async function up(db: Kysely<unknown>) {
  await sql`
    drop index invitation_campaigns_tubes_sent;
    create unique index invitation_campaigns_told on invitation_campaigns (mail) where mail = 'tubes-sent' and (ended_at is null or invited > 0);
    create index sign_ups_source on sign_ups (source, created_at, id);
  `.execute(db);
}
