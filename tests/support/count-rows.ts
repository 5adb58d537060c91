import { sql } from "kysely";
import type { Database } from "#server/platform/database/open.ts";

/** Rows of every table that a request can write to, in a test's own database; see make-row-counter.ts. */
export async function countRows(db: Database): Promise<Record<string, number>> {
  const { rows } = await sql<{ counts: Record<string, number> }>`select tests.count_rows() as counts`.execute(db);
  const [row] = rows;
  if (!row) throw new Error("the rows were not counted");
  return row.counts;
}
