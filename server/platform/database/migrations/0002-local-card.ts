import { type Kysely, sql } from "kysely";

/** The local card provider's own books. They stand apart: the shop reads them only as it would ask a vendor. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create schema local_card;
    create table local_card.sessions (
      id text primary key,
      order_id text not null unique,
      reference text not null,
      description text not null,
      amount_minor int not null check (amount_minor > 0),
      currency text not null,
      success_url text not null,
      cancel_url text not null,
      status text not null check (status in ('open', 'complete', 'expired')),
      authenticating boolean not null default false check (not authenticating or status = 'open'),
      payment_id text unique check ((payment_id is null) = (status <> 'complete')),
      customer jsonb,
      created_at timestamptz not null,
      expires_at timestamptz not null
    );
    create table local_card.refunds (
      id text primary key,
      idempotency_key text not null unique,
      payment_id text not null references local_card.sessions (payment_id),
      amount_minor int not null check (amount_minor > 0),
      created_at timestamptz not null
    );
    create index on local_card.refunds (payment_id);
    create table local_card.events (
      id text primary key,
      body text not null,
      created_at timestamptz not null,
      delivered_at timestamptz
    );
  `.execute(db);
}
