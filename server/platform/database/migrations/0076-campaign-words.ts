import { type Kysely, sql } from "kysely";

/** The words of a campaign's mail, as the owner has them; and what is counted of a long list from time to time, because it takes seconds. */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table invitation_campaigns add column subject text, add column words text;
    create table campaign_drafts (
      mail text primary key check (mail in ('pre-orders-open', 'tubes-sent')),
      subject text, words text, saved_at timestamptz, tested_at timestamptz, tested_by uuid,
      check ((subject is null) = (saved_at is null) and (words is null) = (saved_at is null))
    );
    create table list_counts (of text primary key, at timestamptz not null, counts jsonb not null);
    create index list_syncs_problems on list_syncs (synced_at desc nulls last)
      where outcome in ('bounced', 'archived', 'barred', 'forgotten', 'unreal', 'busy', 'refused');
  `.execute(db);
}
