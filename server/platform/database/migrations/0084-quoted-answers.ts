import { type Kysely, sql } from "kysely";

/** Whether an answer's mail quotes what it answers: none that was given before does, nor one to what a machine sent, most likely. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table message_answers add column quotes boolean not null default false`.execute(db);
}
