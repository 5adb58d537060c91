import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>) {
  await sql`
    create table kept_labels (
      shipment_id uuid primary key references shipments on delete cascade,
      pdf bytea not null,
      at timestamptz not null
    );
    create index on kept_labels (at);
  `.execute(db);
}
