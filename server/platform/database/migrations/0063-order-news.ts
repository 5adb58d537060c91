import { type Kysely, sql } from "kysely";

/** How the owner wants to hear of new orders, each choice from its time on; before the first, each order has a mail. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table order_news (
      chosen_at timestamptz primary key,
      choice text not null check (choice in ('each', 'daily', 'none'))
    )`.execute(db);
}
