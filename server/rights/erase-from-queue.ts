import { sql } from "kysely";
import type { Database } from "#server/platform/database/open.ts";
import { addressesIn } from "#server/rights/addresses.ts";
import type { Erasing } from "#server/rights/erase-here.ts";

/** Every text in a JSON value, as it was written: in JSON's own spelling a new line ends in an n, which an address might begin with. */
const textsIn = (value: unknown): string[] =>
  typeof value === "string" ? [value] : value !== null && typeof value === "object" ? Object.values(value).flatMap(textsIn) : [];

/** Jobs carry numbers, but the error of one that failed may quote an address, as mail servers do. */
export async function eraseFromQueue(tx: Database, { email }: Pick<Erasing, "email">): Promise<void> {
  const { rows } = await sql<{ id: string; output: unknown }>`
    select id, output from pgboss.job where output is not null and strpos(lower(output::text), ${email}) > 0`.execute(tx);
  const ids = rows.filter(({ output }) => textsIn(output).some((text) => addressesIn(text).has(email))).map(({ id }) => id);
  if (ids.length > 0) await sql`update pgboss.job set output = null where id = any(${ids}::uuid[])`.execute(tx);
}
