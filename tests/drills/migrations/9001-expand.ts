import { type Kysely, sql } from "kysely";

/**
 * A step as ours must be while an older version serves: it only adds, and holds a busy table for a moment only. A version that
 * fills `name` alone and one that fills `called` alone stay in step through a trigger; what is there already is filled in.
 */
export async function up(db: Kysely<unknown>) {
  await sql`create table drill_half_done (at timestamptz not null default now())`.execute(db);
  // Long enough to be killed in, and for other processes to have to wait.
  await sql`select pg_sleep((select seconds from drill_pause))`.execute(db);
  await sql`
    alter table sign_ups add column called text;
    create function keep_called() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and new.called is distinct from old.called then new.name := new.called; else new.called := new.name; end if;
      return new;
    end $$;
    create trigger keep_called before insert or update on sign_ups for each row execute function keep_called();
    update sign_ups set called = name;
  `.execute(db);
}
