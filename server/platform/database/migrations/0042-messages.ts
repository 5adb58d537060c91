import { type Kysely, sql } from "kysely";

/** What people write to the shop are messages. The version before goes on writing to `letters` while it's replaced; the view goes a release later. */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table letters rename to messages;
    alter index letters_email rename to messages_email;
    create view letters as select id, reference, kind, digest, name, email, details, suspect, at, answered_at from messages;
  `.execute(db);
}
