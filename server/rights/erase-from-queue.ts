import { sql } from "kysely";
import type { Database } from "#server/db/open.ts";
import type { Erasing } from "#server/rights/erase-here.ts";

/** Jobs carry numbers, but the error of one that failed may quote an address, as mail servers do. */
export const eraseFromQueue = (tx: Database, { email }: Erasing) =>
  sql`update pgboss.job set output = null where output is not null and strpos(lower(output::text), ${email}) > 0`.execute(tx);
