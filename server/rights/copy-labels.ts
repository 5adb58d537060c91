import { sql } from "kysely";
import type { Shipment } from "#server/modules/shipping/labels.ts";
import type { Database } from "#server/platform/database/open.ts";

/** Shipping labels of their orders, and specimens made with their address. */
export async function copyLabels(db: Database, email: string) {
  const { rows } = await sql<Shipment>`
    select s.* from shipments s left join orders o on o.id = s.order_id
    where (s.order_id is null and s.recipient ->> 'email' = ${email}) or o.email = ${email} order by s.made_at`.execute(db);
  return rows.map((label) => ({
    number: label.number,
    order_reference: label.order_reference,
    specimen: label.order_id === null,
    carrier: label.provider,
    service: label.service,
    state: label.state,
    recipient: label.recipient,
    tracking_number: label.tracking_number,
    tracking_page: label.tracking_url,
    parcel: label.parcel,
    problem: label.problem,
    made_at: label.made_at,
    bought_at: label.purchased_at,
    taken_back_at: label.voided_at,
  }));
}
