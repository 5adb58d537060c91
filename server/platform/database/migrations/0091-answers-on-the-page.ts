import { type Kysely, sql } from "kysely";

/**
 * Where an answer of the owner's stands on the page of questions as well: a subject's id, or that of the question which it answers there; and whether the price and
 * the dispatch date in it change with the shop's.
 */
export async function up(db: Kysely<unknown>) {
  await sql`alter table owner_answers add column place text, add column follows boolean not null default true`.execute(db);
}
