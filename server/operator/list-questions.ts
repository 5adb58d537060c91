import { sql } from "kysely";
import type { OperatorBackend } from "#contracts/backend.ts";
import type { Database } from "#server/platform/database/open.ts";

/** Questions that come to the same: letter case, signs and spaces apart. */
const same = sql<string>`trim(regexp_replace(lower(question), '[^a-z0-9]+', ' ', 'g'))`;
const shown = 50;

/** What the assistants could not answer, the most asked first: what to write next. */
export function listQuestions({ db, now }: { db: Database; now: () => Date }): OperatorBackend["listQuestions"] {
  return async (days) => {
    const since = new Date(now().getTime() - days * 86_400_000);
    const rows = await db
      .selectFrom("answers")
      .select(({ fn }) => [
        sql<string | null>`(array_agg(question order by at desc))[1]`.as("question"),
        fn.countAll<string>().as("times"),
        fn.max("at").as("last"),
      ])
      .where("outcome", "=", "unknown")
      .where("at", ">=", since)
      .groupBy(same)
      .orderBy("times", "desc")
      .orderBy("last", "desc")
      .limit(shown)
      .execute();
    return rows.map(({ question, times, last }) => ({ question, times: Number(times), last }));
  };
}
