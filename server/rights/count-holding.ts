import { sql } from "kysely";
import type { Holding } from "#contracts/your-data.ts";
import type { Database } from "#server/platform/database/open.ts";
import { findTurns } from "#server/rights/find-turns.ts";
import { selectOrdersOf } from "#server/rights/select-orders-of.ts";

type Counts = Omit<Holding, "orders" | "conversations">;

/** What is held of an address, counted. */
export async function countHolding(db: Database, email: string, at: Date): Promise<Holding> {
  const { rows } = await sql<Counts>`
    select exists (select from sign_ups where email = ${email}) as "onList",
      (select count(*)::int from shipments s left join orders o on o.id = s.order_id
        where (s.order_id is null and s.recipient ->> 'email' = ${email}) or o.email = ${email}) as labels,
      (select count(*)::int from letters where email = ${email}) as messages,
      (select count(*)::int from letters where email = ${email} and kind = 'reaction' and details ->> 'severity' = 'serious') as "seriousReports",
      (select count(*)::int from mailbox where lower(to_address) = ${email}) as emails`.execute(db);
  const [counts] = rows;
  return {
    ...(counts as Counts),
    conversations: (await findTurns(db, { email })).length,
    orders: (await selectOrdersOf(db, { email, before: at, at })).map(({ reference, placedAt, wait }) => ({ reference, placedAt, wait })),
  };
}
