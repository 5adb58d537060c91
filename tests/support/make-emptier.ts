import { sql } from "kysely";
import type { Database } from "#server/platform/database/open.ts";

/** Never written to by a test that shares its database. */
const untouched = ["kysely_migration", "kysely_migration_lock"];

/** What tells that a table, a rule or a function is no longer as it was made. */
const shape = `select concat_ws(' ',
  (select count(*) from pg_class), (select count(*) from pg_attribute), (select sum(hashtext(xmin::text || tgenabled::text)::bigint) from pg_trigger),
  (select sum(hashtext(xmin::text)::bigint) from pg_constraint), (select sum(hashtext(xmin::text)::bigint) from pg_attrdef),
  (select sum(hashtext(xmin::text)::bigint) from pg_proc where pronamespace <> 'pg_catalog'::regnamespace))`;

/**
 * Gives a database a function that makes it again what it is now, so that one test after another can have it with its connections: to
 * make a database and connect to it costs more than most tests. It answers which tables were emptied, which want a vacuum, or else the rows
 * of a later test would lie between the dead and come in another order; null where more than rows was changed.
 */
export async function makeEmptier(db: Database) {
  const { rows: tables } = await sql<{ name: string; columns: string }>`
    select format('%I.%I', nspname, relname) as name,
      (select string_agg(quote_ident(attname), ', ') from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
    from pg_class c join pg_namespace n on n.oid = relnamespace
    where relkind = 'r' and nspname not in ('pg_catalog', 'information_schema', 'tests') and relname <> all(${untouched})
    order by 1`.execute(db);
  const { rows: sequences } = await sql<{ name: string; at: string; called: boolean }>`
    select format('%I.%I', schemaname, sequencename) as name, coalesce(last_value, start_value)::text as at, last_value is not null as called from pg_sequences
    where schemaname <> 'tests'`.execute(db);
  const steps: string[] = [];
  for (const [at, { name, columns }] of tables.entries()) {
    const { rows: first } = await sql.raw(`select from ${name} limit 1`).execute(db);
    if (first.length === 0) {
      steps.push(`if exists (select from ${name}) then delete from ${name}; emptied := emptied || '${name}'::text; end if;`);
      continue;
    }
    const kept = `tests.kept_${at}`;
    await sql.raw(`create table ${kept} as table ${name}`).execute(db);
    const isOther = `exists (table ${name} except table ${kept}) or (select count(*) from ${name}) <> (select count(*) from ${kept})`;
    steps.push(`if ${isOther} then delete from ${name}; insert into ${name} (${columns}) overriding system value select ${columns} from ${kept}; end if;`);
  }
  for (const { name, at, called } of sequences) steps.push(`perform setval('${name}', ${at}, ${called});`);
  await sql.raw("create table tests.shape (was text)").execute(db);
  await sql
    .raw(`create function tests.empty() returns text[] language plpgsql set session_replication_role = replica set lock_timeout = '1s' as $$
    declare emptied text[] := '{}';
    begin
      if (${shape}) <> (select was from tests.shape) then return null; end if;
      ${steps.join("\n      ")}
      return emptied;
    end $$`)
    .execute(db);
  await sql.raw(`insert into tests.shape ${shape}`).execute(db);
}
