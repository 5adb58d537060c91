import { sql } from "kysely";
import type { Database } from "#server/platform/database/open.ts";
import { addressesIn } from "#server/rights/addresses.ts";

/** Every address that the shop's tables know, once, in lower case. */
export async function readAddresses(db: Database): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select email from sign_ups union select email from list_forgets union select email from letters union select email from data_requests
    union select lower(email) from orders where email is not null union select lower(to_address) from mailbox
    union select lower(recipient ->> 'email') from shipments where recipient ->> 'email' <> ''
    union select email from erasures where email is not null`.execute(db);
  // Somebody may be known by nothing but what they wrote to an assistant.
  const { rows: asked } = await sql<{ question: string }>`select question from answers where strpos(question, '@') > 0`.execute(db);
  return [...new Set([...rows.map(({ email }) => email), ...asked.flatMap(({ question }) => [...addressesIn(question)])])];
}
