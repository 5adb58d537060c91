import { type Kysely, sql } from "kysely";

/** What each of the team looks for among the orders time and again; it goes with the person. And the audit is asked for one sign-in's lines. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table saved_views (
      id uuid primary key,
      person_id uuid not null references operator_people on delete cascade,
      name text not null,
      search text not null,
      status text,
      created_at timestamptz not null
    );
    create unique index saved_views_name on saved_views (person_id, lower(name));
    create index operator_audit_session on operator_audit (session_id, id);
  `.execute(db);
}
