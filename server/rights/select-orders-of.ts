import { sql } from "kysely";
import type { OrderStatus } from "#contracts/order.ts";
import type { OrderWait } from "#contracts/your-data.ts";
import { returnDays } from "#server/modules/orders/returns.ts";
import type { Database } from "#server/platform/database/open.ts";
import { daysAfter, londonDay } from "#server/platform/dates.ts";

/** Days after dispatch when a parcel of which nobody has said that it arrived is taken for settled. */
const silentDays = 60;

type Row = {
  id: string;
  reference: string;
  status: OrderStatus;
  placedAt: Date;
  sentAt: Date | null;
  deliveredAt: Date | null;
  returning: boolean;
  refunding: boolean;
  disputed: boolean;
};
export type OrderOf = { id: string; reference: string; placedAt: Date; wait: OrderWait | null };

const daysSince = (then: Date, at: Date) => (at.getTime() - then.getTime()) / 86_400_000;

/** Why an order still needs to know whose it is; null once it is settled. */
function waitOf({ status, sentAt, deliveredAt, returning, refunding, disputed }: Row, at: Date): OrderWait | null {
  if (disputed) return "disputed";
  if (refunding) return "refund-under-way";
  if (returning) return "coming-back";
  if (status === "awaiting-payment") return "not-paid-yet";
  if (status === "paid") return "not-sent-yet";
  if (status === "dispatched" && (sentAt === null || daysSince(sentAt, at) < silentDays)) return "on-its-way";
  if (status === "delivered" && (deliveredAt === null || londonDay(at) <= daysAfter(londonDay(deliveredAt), returnDays))) return "can-be-returned";
  return null;
}

/** The orders placed with an address until `before`, oldest first, each with what it waits for. */
export async function selectOrdersOf(db: Database, { email, before, at }: { email: string; before: Date; at: Date }): Promise<OrderOf[]> {
  const { rows } = await sql<Row>`
    select o.id, o.reference, o.status, o.created_at as "placedAt",
      (select min(h.at) from order_history h where h.order_id = o.id and h.status = 'dispatched') as "sentAt",
      (select min(h.at) from order_history h where h.order_id = o.id and h.status = 'delivered') as "deliveredAt",
      exists (select from returns r where r.order_id = o.id and r.outcome is null) as returning,
      exists (select from refunds r where r.of_order = o.id and r.status in ('requested', 'failed')) as refunding,
      exists (select from flags f where f.order_id = o.id and f.kind = 'disputed' and f.resolved_at is null) as disputed
    from orders o where o.email = ${email} and o.created_at <= ${before} order by o.created_at, o.id`.execute(db);
  return rows.map((row) => ({ id: row.id, reference: row.reference, placedAt: row.placedAt, wait: waitOf(row, at) }));
}
