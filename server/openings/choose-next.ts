import { sql } from "kysely";
import type { Database } from "#server/db/open.ts";
import type { Tables } from "#server/db/types.ts";
import { inLine } from "#server/openings/in-line.ts";

type Opening = { number: number; started_at: Date };
type Chosen = { id: string; consent: string };

/** The next of those who were on the list when the run began, from the front; of one place, whoever confirmed first. */
export async function chooseNext(db: Database, { number, started_at }: Opening, most: number): Promise<Chosen[]> {
  const { rows } = await sql<Chosen>`
    select id, consent from (${inLine}) as p
    where not elsewhere and not ordered and not unreachable and confirmed_at <= ${started_at}
      and not exists (select from opening_mails o where o.opening = ${number} and o.sign_up = p.id)
    order by place, confirmed_at, id limit ${most}`.execute(db);
  return rows;
}

/** How many that leaves, all together. */
export async function countLeft(db: Database, opening: Pick<Tables["openings"], "number"> & { started_at: Date }): Promise<number> {
  const { rows } = await sql<{ left: string }>`
    select count(*) as left from (${inLine}) as p
    where not elsewhere and not ordered and not unreachable and confirmed_at <= ${opening.started_at}
      and not exists (select from opening_mails o where o.opening = ${opening.number} and o.sign_up = p.id)`.execute(db);
  return Number(rows[0]?.left ?? 0);
}
