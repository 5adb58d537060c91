import { type Kysely, sql } from "kysely";

/** The Warmth List's people as its page shows them, newest first: all, of a country or in a state, and by how their name or address begins. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create index sign_ups_newest on sign_ups (created_at, id);
    create index sign_ups_country on sign_ups (country, created_at, id);
    create index sign_ups_status on sign_ups (status, created_at, id);
    create index sign_ups_email_prefix on sign_ups (email text_pattern_ops);
    create index sign_ups_name_prefix on sign_ups (lower(name) text_pattern_ops);
  `.execute(db);
}
