import { sql } from "kysely";
import { cardBooks } from "#server/adapters/payments/local/tables.ts";
import type { Database } from "#server/db/open.ts";
import type { Forgotten } from "#server/ports/forgotten.ts";
import { VendorAway } from "#server/ports/vendor-away.ts";

/** Who paid goes, and the payment stays. An event that is still on its way to the shop names them too: until it has come, this must be asked again. */
export async function forgetSession(db: Database, sessionId: string): Promise<Forgotten> {
  await sql`delete from local_card.events where delivered_at is not null and body::jsonb -> 'data' ->> 'session_id' = ${sessionId}`.execute(db);
  const { rows } = await sql`select from local_card.events where body::jsonb -> 'data' ->> 'session_id' = ${sessionId} limit 1`.execute(db);
  if (rows.length > 0) throw new VendorAway("the local card provider");
  await cardBooks(db).updateTable("local_card.sessions").set({ customer: null }).where("id", "=", sessionId).execute();
  return "forgotten";
}
