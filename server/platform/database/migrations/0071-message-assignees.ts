import { type Kysely, sql } from "kysely";

/** Who of the team sees to a message: nobody, or somebody until they're removed. Those that wait are counted on every page of the back office. */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table messages add column assignee uuid references operator_people on delete set null;
    create index messages_assignee on messages (assignee) where assignee is not null;
    create index messages_open on messages (at) where answered_at is null;
  `.execute(db);
}
