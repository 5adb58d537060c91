import { type Kysely, sql } from "kysely";

/** Where a yes came from was written down as the page's whole path, which at the end of a mail's link is the link's secret. The page's name stays. */
export async function up(db: Kysely<unknown>) {
  // A proof is never changed, except by this.
  await sql`alter table consents disable trigger append_only`.execute(db);
  await sql`update consents set source = regexp_replace(source, '/[\\w-]{20,}.*$', '') where source ~ '/[\\w-]{20,}'`.execute(db);
  await sql`alter table consents enable trigger append_only`.execute(db);
  await sql`update sign_ups set source = regexp_replace(source, '/[\\w-]{20,}.*$', '') where source ~ '/[\\w-]{20,}'`.execute(db);
}
