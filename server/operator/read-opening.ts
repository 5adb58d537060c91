import { type Kysely, sql } from "kysely";
import type { OperatorBackend } from "#contracts/backend.ts";
import type { Config } from "#server/config.ts";
import type { Tables } from "#server/db/types.ts";
import { inLine } from "#server/openings/in-line.ts";
import { groupFor, readFree } from "#server/openings/read-free.ts";
import { readRun } from "#server/openings/read-run.ts";

type Needs = { db: Kysely<Tables>; config: Pick<Config, "SITE_ACCESS"> };
type Counted = Record<"people" | "elsewhere" | "ordered" | "unreachable", string>;

const whyNot = (people: number, free: number, config: Needs["config"]) => {
  if (config.SITE_ACCESS !== "open") return "The site is closed: whoever followed the link would stand before the lock. Open it first.";
  if (free === 0) return "Every tube is taken. Add some to the stock first.";
  return people === 0 ? "There is nobody to write to." : null;
};

/** What a new run would do, and how the newest one fares. */
export function readOpening({ db, config }: Needs): OperatorBackend["readOpening"] {
  return async () => {
    const { rows } = await sql<Counted>`
      select count(*) filter (where not elsewhere and not ordered and not unreachable) as people,
        count(*) filter (where elsewhere) as elsewhere,
        count(*) filter (where ordered and not elsewhere) as ordered,
        count(*) filter (where unreachable and not elsewhere and not ordered) as unreachable
      from (${inLine}) as p`.execute(db);
    const [people, elsewhere, ordered, unreachable] = (["people", "elsewhere", "ordered", "unreachable"] as const).map((name) => Number(rows[0]?.[name] ?? 0));
    const [free, run] = [await readFree(db), await readRun(db)];
    const group = Math.min(groupFor(free), people ?? 0);
    return {
      next: run && run.state !== "ended" ? null : (run?.number ?? 0) + 1,
      people: people ?? 0,
      elsewhere: elsewhere ?? 0,
      ordered: ordered ?? 0,
      unreachable: unreachable ?? 0,
      free,
      group,
      hindered: whyNot(people ?? 0, free, config),
      run,
    };
  };
}
