import { sql } from "kysely";
import type { Database } from "#server/platform/database/open.ts";
import type { Erasing } from "#server/rights/erase-here.ts";

/** A specimen's row goes; of an order's label what it cost stays, as part of the sale. */
export async function eraseLabels(tx: Database, { email, before }: Erasing, orders: readonly string[]): Promise<void> {
  const { rows } = await sql<{ id: string; order_id: string | null }>`
    select id, order_id from shipments
    where order_id = any(${orders}::uuid[]) or (order_id is null and recipient ->> 'email' = ${email} and made_at <= ${before})`.execute(tx);
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await tx.deleteFrom("secret_links").where("purpose", "in", ["label", "tracking"]).where("subject", "in", ids).execute();
  await tx.deleteFrom("kept_labels").where("shipment_id", "in", ids).execute();
  await tx.deleteFrom("shipments").where("id", "in", ids).where("order_id", "is", null).execute();
  await tx.updateTable("shipments").set({ recipient: null, tracking_url: null, problem: null, intent: null }).where("id", "in", ids).execute();
}
