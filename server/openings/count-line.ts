import { sql } from "kysely";
import { inLine } from "#server/openings/in-line.ts";
import { mayBeWritten, owedBy, type Run } from "#server/openings/owed-by.ts";
import type { Database } from "#server/platform/database/open.ts";

/** Whom one may write to, who is left out and for which first reason, and to how many the run has yet to write. */
export type LineCounts = Record<"people" | "elsewhere" | "ordered" | "unreachable" | "left", number>;

/** Counted in one pass, since each goes through the whole list. */
export async function countLine(db: Database, run: Run | null): Promise<LineCounts> {
  const { rows } = await sql<LineCounts>`
    select count(*) filter (where ${mayBeWritten})::int as people,
      count(*) filter (where elsewhere)::int as elsewhere,
      count(*) filter (where ordered and not elsewhere)::int as ordered,
      count(*) filter (where unreachable and not elsewhere and not ordered)::int as unreachable,
      count(*) filter (where ${run ? owedBy(run) : sql`false`})::int as left
    from (${inLine}) as p`.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error("a count answers one row");
  return counts;
}
