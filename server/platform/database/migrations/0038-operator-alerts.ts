import { type Kysely, sql } from "kysely";

/** `flags` were what the owner now knows as alerts. The view serves the version before, and goes with the next release. */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table flags rename to operator_alerts;
    create view flags as select id, order_id, kind, detail, at, resolved_at from operator_alerts;
  `.execute(db);
}
