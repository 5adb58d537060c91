import { type Kysely, sql } from "kysely";

/** In the order in which a payment locks them, so that neither waits for the other. */
const watched = [
  ["orders", "update of dispatch_at", "orders"],
  ["shipments", "insert or update", "orders"],
  ["returns", "insert or update", "orders"],
  ["order_history", "insert", "orders"],
  ["stock_ledger", "insert", "stock"],
  ["operator_alerts", "insert or update", "alerts"],
  ["messages", "insert or update", "messages"],
  ["message_answers", "insert", "messages"],
  ["sign_ups", "insert or update or delete", "list"],
] as const;

/**
 * Tells whoever listens to `shop_changed` which part of the shop has changed. Only while somebody watches: transactions that notify are
 * committed one after another, a quarter as many in a second.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table change_watch (only_one boolean primary key default true check (only_one), until timestamptz not null);
    create function notify_change() returns trigger language plpgsql as $body$
    begin
      if exists (select from change_watch where until > now()) then
        perform pg_notify('shop_changed', tg_argv[0]);
      end if;
      return null;
    end
    $body$;
  `.execute(db);
  for (const [table, when, area] of watched)
    await sql`create trigger notify_change after ${sql.raw(when)} on ${sql.table(table)} for each statement execute function notify_change(${sql.lit(area)})`.execute(
      db,
    );
}
