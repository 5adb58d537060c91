import { type Kysely, sql } from "kysely";

/** The password and the code that the owner chose in the back office; without a hash the settings' stands. A row each, so that one can be locked before there is a choice. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table site_locks (lock text primary key check (lock in ('password', 'code')), hash text, chosen_at timestamptz);
    insert into site_locks (lock) values ('password'), ('code');
  `.execute(db);
}
