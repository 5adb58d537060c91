import { type Kysely, sql } from "kysely";

/** Whose books a payment session stands in: a provider has several accounts, and each has test money beside real. Null in orders from before. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table orders add column payment_account text`.execute(db);
}
