import { type Kysely, sql } from "kysely";

/** Which press a consent came from (its idempotency key): a browser may send the same one again, and it is written down once. */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table consents add column intent text;
    create unique index on consents (sign_up, intent);
  `.execute(db);
}
