import { type Kysely, sql } from "kysely";

/** An assistant may ask which question is meant, and whoever was asked may say: something else. */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table answers
      drop constraint answers_outcome_check,
      add constraint answers_outcome_check check (outcome in ('answered', 'unsure', 'unknown', 'careful', 'social', 'declined')),
      drop constraint answers_thumb_check,
      add constraint answers_thumb_check check (thumb in ('up', 'down', 'else'));`.execute(db);
}
