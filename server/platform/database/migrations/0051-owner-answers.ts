import { type Kysely, sql } from "kysely";

/** What the owner taught the assistants, until it stands in content/knowledge. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table owner_answers (
      id uuid primary key,
      question text not null,
      answer text not null,
      at timestamptz not null
    );`.execute(db);
}
