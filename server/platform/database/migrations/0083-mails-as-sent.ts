import { type Kysely, sql } from "kysely";

/** What an email to a buyer said when it went out: null of one from before, and once its order forgets who bought. And which alerts a person marked as done. */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table order_mails add column subject text, add column text text;
    create index order_mails_at on order_mails (at desc);
    alter table operator_alerts add column by_hand boolean not null default false;
  `.execute(db);
}
