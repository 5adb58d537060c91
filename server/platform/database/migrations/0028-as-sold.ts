import { type Kysely, sql } from "kysely";
import { catalogue } from "#content/catalogue.ts";

const { name, description, vatRatePercent } = catalogue.tube;

/** What was sold, and at which rate of VAT, on the day of the order: a receipt does not change with the catalogue. Orders so far were sold as it says now. */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table orders add column product_name text, add column product_description text, add column vat_rate_percent int`.execute(db);
  await sql`update orders set product_name = ${name}, product_description = ${description}, vat_rate_percent = ${vatRatePercent}`.execute(db);
}
