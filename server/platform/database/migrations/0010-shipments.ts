import { type Kysely, sql } from "kysely";

/** Shipments are the shop's; the local carrier's own books stand apart, read only as one would ask a vendor. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table shipments (
      id uuid primary key,
      number text not null unique,
      order_id uuid references orders,
      order_reference text not null,
      intent bytea unique,
      provider text not null,
      state text not null check (state in ('quoted', 'purchasing', 'purchased', 'failed', 'uncertain', 'voided')),
      recipient jsonb,
      vendor_id text,
      rate_id text,
      service text,
      cost_minor int,
      cost_currency text,
      tracking_number text check (state not in ('purchased', 'voided') or tracking_number is not null),
      tracking_url text,
      problem text,
      made_at timestamptz not null,
      asked_at timestamptz,
      purchased_at timestamptz,
      voided_at timestamptz
    );
    create unique index shipments_one_per_order on shipments (order_id) where state not in ('failed', 'voided');
    create index on shipments (order_id, made_at);
    create index on shipments (provider, vendor_id);
    create index on shipments (made_at);

    create schema local_carrier;
    create table local_carrier.shipments (
      id text primary key,
      key text not null unique,
      facts jsonb not null,
      tracking_number text unique,
      made_at timestamptz not null,
      bought_at timestamptz check ((bought_at is null) = (tracking_number is null)),
      voided_at timestamptz
    );
    create index on local_carrier.shipments (made_at);
  `.execute(db);
}
