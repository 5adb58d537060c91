import { type Kysely, sql } from "kysely";

/**
 * What a line of the audit is found by, in one column, and the ledger's reasons. Of what it's about, neither a refund's
 * id nor a line's of the ledger: nobody looks for those, and each holds every figure.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table operator_audit add column search text generated always as (lower(
      coalesce(reference, '') || ' ' || replace(coalesce(reference, ''), '-', '') || ' ' || coalesce(person_name, '') || ' ' ||
      case when facts ->> 'of' ~ '^([0-9]+|[0-9a-f-]{36})$' then '' else coalesce(facts ->> 'of', '') end || ' ' ||
      coalesce(facts ->> 'before', '') || ' ' || coalesce(facts ->> 'after', '') ||
      coalesce(' £' || round((facts #>> '{money,minor}')::numeric / 100, 2)::text, '')
    )) stored;
    create index stock_ledger_notes on stock_ledger (note, id) where note is not null`.execute(db);
}
