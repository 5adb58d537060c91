import { sql } from "kysely";
import type { Database } from "#server/platform/database/open.ts";
import type { Erasing } from "#server/rights/erase-here.ts";

/** Writes down which vendor is to forget what, while our own rows still say so. A step that is there already stays as it is. */
export async function addSteps(tx: Database, { erasure, email, before, home }: Erasing, settled: readonly string[]): Promise<void> {
  await sql`
    insert into erasure_steps (erasure, holder, vendor, subject)
    select ${erasure}::uuid, 'list', ${home}, ''
    union all
    select ${erasure}::uuid, 'payments', payment_provider, payment_session from orders
      where id = any(${settled}::uuid[]) and payment_session is not null
    union all
    select ${erasure}::uuid, 'shipping', provider, vendor_id from shipments
      where vendor_id is not null and (order_id = any(${settled}::uuid[]) or (order_id is null and recipient ->> 'email' = ${email} and made_at <= ${before}))
    on conflict do nothing`.execute(tx);
}
