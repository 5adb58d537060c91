import { sql } from "kysely";
import type { Database } from "#server/platform/database/open.ts";

/** Whether somebody has joined, ordered or written with that address since. */
export async function hasComeBack(db: Database, { email, before }: { email: string; before: Date }): Promise<boolean> {
  const { rows } = await sql<{ back: boolean }>`
    select exists (select from sign_ups where email = ${email} and created_at > ${before})
      or exists (select from orders where email = ${email} and created_at > ${before})
      or exists (select from letters where email = ${email} and at > ${before}) as back`.execute(db);
  return rows[0]?.back === true;
}
