import { sql } from "kysely";
import type { OperatorBackend } from "#contracts/backend.ts";
import type { Database } from "#server/platform/database/open.ts";

/** available: free to order · held: waiting for a payment · sold: promised to, or sent to, who paid. From the ledger. */
export function readStock({ db }: { db: Database }): OperatorBackend["readStock"] {
  return async () => {
    const { rows } = await sql<{ product: string; available: number; held: number; sold: number }>`
      select s.product, s.available,
        coalesce(-sum(l.change) filter (where o.status = 'awaiting-payment'), 0)::int as held,
        coalesce(-sum(l.change) filter (where o.status <> 'awaiting-payment'), 0)::int as sold
      from stock s
      left join stock_ledger l on l.product = s.product and l.order_id is not null
      left join orders o on o.id = l.order_id
      group by s.product, s.available order by s.product`.execute(db);
    return rows;
  };
}
