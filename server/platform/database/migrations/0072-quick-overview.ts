import { type Kysely, sql } from "kysely";

/** What the overview asks at each visit: orders that aren't done, what was paid and confirmed in two weeks, and who joined by an address that's thrown away. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create index orders_unsent on orders (status, created_at) where status not in ('dispatched', 'delivered', 'refunded');
    create index orders_paid_at on orders (paid_at) where paid_at is not null;
    create index sign_ups_confirmed_at on sign_ups (confirmed_at) where confirmed_at is not null;
    create index sign_ups_disposable on sign_ups (created_at) where disposable;
  `.execute(db);
}
