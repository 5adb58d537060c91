import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>) {
  await sql`
    alter table orders add column bank_asked_at timestamptz, add column payment_failed_at timestamptz;

    alter table local_card.sessions add column money text not null default 'arrived'
      check (money in ('arrived', 'awaited', 'failed'));

    create table returns (
      order_id uuid primary key references orders,
      told_at timestamptz not null,
      outcome text check (outcome in ('back', 'posted', 'opened', 'not-back')),
      settled_at timestamptz,
      check ((outcome is null) = (settled_at is null))
    );
    create index on returns (told_at) where settled_at is null;
  `.execute(db);
}
