import { type Kysely, sql } from "kysely";

/** Which network an unpaid hold comes from, as a keyed hash, while it is unpaid: nobody may keep the whole shelf without paying. */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table orders add column network bytea;
    create index orders_unpaid on orders (network, created_at) where status = 'awaiting-payment';
  `.execute(db);
}
