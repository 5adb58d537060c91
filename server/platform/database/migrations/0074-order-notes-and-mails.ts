import { type Kysely, sql } from "kysely";

/** What the shop notes on an order, and which mails about it have gone out: the queue forgets its jobs after some weeks. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table order_notes (id uuid primary key, order_id uuid not null references orders, words text not null, author text, at timestamptz not null);
    create index order_notes_order on order_notes (order_id);
    create table order_mails (key text primary key, order_id uuid not null references orders, mail text not null, at timestamptz not null);
    create index order_mails_order on order_mails (order_id);
    create trigger notify_change after insert or delete on order_notes for each statement execute function notify_change('orders');
    create trigger notify_change after insert on order_mails for each statement execute function notify_change('orders');
  `.execute(db);
}
