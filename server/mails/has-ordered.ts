import { sql } from "kysely";
import type { Database } from "#server/platform/database/open.ts";

/** Whether that address, in lower case, has paid for a tube. */
export async function hasOrdered(db: Database, email: string): Promise<boolean> {
  const order = await db.selectFrom("orders").select("id").where(sql`lower(email)`, "=", email).where("paid_at", "is not", null).limit(1).executeTakeFirst();
  return order !== undefined;
}
