import { type Kysely, sql } from "kysely";

/** Who did what in the back office. The database itself refuses to change a line, and to delete one that is younger than seven years. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table operator_audit (
      id bigint generated always as identity primary key,
      at timestamptz not null,
      actor text not null check (actor in ('person', 'link', 'shell')),
      person_id uuid,
      person_name text,
      role text not null,
      session_id uuid,
      action text not null,
      reference text,
      facts jsonb not null
    );
    create index operator_audit_reference on operator_audit (reference, id);
    create index operator_audit_person on operator_audit (person_id, id);
    create function refuse_audit_change() returns trigger language plpgsql as $body$
    begin
      if tg_op = 'DELETE' then
        if old.at < now() - interval '7 years' then
          return old;
        end if;
      end if;
      raise exception '% is append-only', tg_table_name;
    end
    $body$;
    create trigger append_only before update or delete on operator_audit
      for each row execute function refuse_audit_change();
    create trigger append_only_whole before truncate on operator_audit
      for each statement execute function refuse_audit_change();
  `.execute(db);
}
