import { type RawBuilder, sql } from "kysely";
import type { Database } from "#server/platform/database/open.ts";
import type { Period } from "#server/providers/analytics/port.ts";

type Counted = { day: string; count: number };

const byDay = (table: "sign_ups" | "orders", column: string) => {
  const at = sql.ref(column);
  return ({ from, to }: Period): RawBuilder<Counted> => sql`
    select to_char(${at} at time zone 'Europe/London', 'YYYY-MM-DD') as day, count(*)::int as count
    from ${sql.table(table)} where ${at} >= ${from} and ${at} < ${to} group by 1`;
};

/** What our own books know of everybody, whatever they allowed to be counted: nothing here is an event. */
const books = {
  "sign-ups": byDay("sign_ups", "confirmed_at"),
  "checkouts-started": byDay("orders", "created_at"),
  paid: byDay("orders", "paid_at"),
} as const;
export type Book = keyof typeof books;
export const isBook = (name: string): name is Book => Object.hasOwn(books, name);

export async function readBook(db: Database, book: Book, period: Period): Promise<Map<string, number>> {
  const { rows } = await books[book](period).execute(db);
  return new Map(rows.map(({ day, count }) => [day, count]));
}

/** Of the checkouts started within the period, how many have been paid by now. */
export async function readCheckouts(db: Database, { from, to }: Period) {
  const { rows } = await sql<{ started: number; paid: number }>`
    select count(*)::int as started, count(paid_at)::int as paid from orders where created_at >= ${from} and created_at < ${to}`.execute(db);
  return rows[0] ?? { started: 0, paid: 0 };
}
