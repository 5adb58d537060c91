import { sql } from "kysely";
import type { Database } from "#server/db/open.ts";

/** Rows of every table that a request can write to, counters of limits aside. */
export async function countRows(db: Database): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string; rows: string }>`
    select table_schema || '.' || table_name as name,
      (xpath('/row/c/text()', query_to_xml(format('select count(*) as c from %I.%I', table_schema, table_name), false, true, '')))[1]::text as rows
    from information_schema.tables
    where table_type = 'BASE TABLE' and (table_schema in ('public', 'local_card') and table_name not in ('rate_limits') or table_schema = 'pgboss' and table_name = 'job')
    order by 1`.execute(db);
  return Object.fromEntries(rows.map(({ name, rows: count }) => [name, Number(count)]));
}
