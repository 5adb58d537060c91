import { sql } from "kysely";
import type { Database } from "#server/platform/database/open.ts";

/**
 * Gives a database a function that counts the rows of every table that a request can write to, counters of limits aside. It lives in the
 * template, so that PostgreSQL plans these forty counts once a connection: they are asked for thousands of times in a run.
 */
export async function makeRowCounter(db: Database) {
  const { rows } = await sql<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and (table_schema in ('public', 'local_card') and table_name not in ('rate_limits') or table_schema = 'pgboss' and table_name = 'job')
    order by 1`.execute(db);
  const counts = rows.map(({ name }) => `('${name}', (select count(*)::int from ${name}))`).join(", ");
  await sql`create schema tests`.execute(db);
  await sql`create function tests.count_rows() returns jsonb language plpgsql as ${sql.raw(`$$ begin
    return (select jsonb_object_agg(name, rows) from (values ${counts}) as counted (name, rows));
  end $$`)}`.execute(db);
}
