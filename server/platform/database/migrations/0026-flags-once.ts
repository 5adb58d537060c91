import { type Kysely, sql } from "kysely";

/** The same fact is flagged once while somebody still has to look at it, whoever raises it at the same moment; put away, it may ring again. */
export async function up(db: Kysely<unknown>) {
  await sql`
    update flags f set resolved_at = now() where resolved_at is null and exists (
      select from flags e where e.id < f.id and e.resolved_at is null
        and e.order_id is not distinct from f.order_id and e.kind = f.kind and e.detail = f.detail)`.execute(db);
  await sql`create unique index flags_once on flags (order_id, kind, md5(detail)) nulls not distinct where resolved_at is null`.execute(db);
}
