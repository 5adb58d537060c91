import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>) {
  await sql`
    create table daily_use (
      cost text not null,
      day date not null,
      used int not null,
      told boolean not null default false,
      primary key (cost, day)
    );
  `.execute(db);
}
