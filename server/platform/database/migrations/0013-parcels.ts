import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>) {
  await sql`
    alter table shipments
      add column parcel text check (parcel in ('waiting', 'on-the-way', 'out-for-delivery', 'to-collect', 'delivered', 'returning')),
      add column parcel_heard_at timestamptz;
    create index shipments_under_way on shipments (coalesce(parcel_heard_at, purchased_at))
      where state = 'purchased' and order_id is not null and parcel is distinct from 'delivered' and parcel is distinct from 'returning';

    create table carrier_events (
      provider text not null,
      event_id text not null,
      type text not null,
      shipment_id uuid references shipments on delete set null,
      outcome text not null,
      at timestamptz not null,
      primary key (provider, event_id)
    );
  `.execute(db);
}
