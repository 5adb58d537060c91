import { sql } from "kysely";
import { inLine } from "#server/openings/in-line.ts";
import { owedBy, type Run } from "#server/openings/owed-by.ts";
import type { Database } from "#server/platform/database/open.ts";

/** `consent`: under which they are written to. */
type Chosen = { id: string; consent: string };

/** The next of those whom the run still owes an email, from the front; of one place, whoever confirmed first. */
export async function chooseNext(db: Database, run: Run, most: number): Promise<Chosen[]> {
  const { rows } = await sql<Chosen>`
    select id, (select max(c.id) from consents c where c.sign_up = p.id and c.act = 'confirmed') as consent
    from (${inLine}) as p where ${owedBy(run)} order by place, confirmed_at, id limit ${most}`.execute(db);
  return rows;
}
