import { type Kysely, sql } from "kysely";

/** Every price that the owner has set, from when it stands. Before the first of them it's the catalogue's. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table prices (
      starts_at timestamptz primary key,
      minor int not null check (minor > 0),
      set_at timestamptz not null
    )
  `.execute(db);
}
