import { sql } from "kysely";
import { assistantNames } from "#contracts/assistant.ts";
import type { OperatorBackend } from "#contracts/backend.ts";
import type { Database } from "#server/platform/database/open.ts";
import { addDays } from "#server/platform/dates.ts";

/** Questions that come to the same: letter case, signs and spaces apart. */
const same = sql<string>`trim(regexp_replace(lower(question), '[^a-z0-9]+', ' ', 'g'))`;
const shown = 50;

/** What the assistants could not answer, and what did not help, the most asked first: what to write next. */
export function listQuestions({ db, now }: { db: Database; now: () => Date }): OperatorBackend["listQuestions"] {
  return async (days) => {
    const since = addDays(now(), -days);
    const rows = await db
      .selectFrom("answers")
      .select(({ fn }) => [
        sql<string | null>`(array_agg(question order by at desc))[1]`.as("question"),
        fn.countAll<string>().as("times"),
        fn.max("at").as("last"),
      ])
      .where((eb) => eb.or([eb("outcome", "=", "unknown"), eb("thumb", "in", ["down", "else"])]))
      .where("at", ">=", since)
      .groupBy(same)
      .orderBy("times", "desc")
      .orderBy("last", "desc")
      .limit(shown)
      .execute();
    return rows.map(({ question, times, last }) => ({ question, times: Number(times), last }));
  };
}

const countWhere = (condition: ReturnType<typeof sql>) => sql<string>`count(*) filter (where ${condition})`;

export function readAssistants({ db, now }: { db: Database; now: () => Date }): OperatorBackend["readAssistants"] {
  return async (days) => {
    const rows = await db
      .selectFrom("answers")
      .select(({ fn }) => [
        "assistant",
        fn.countAll<string>().as("answers"),
        countWhere(sql`outcome = 'unknown'`).as("unanswered"),
        countWhere(sql`outcome = 'careful'`).as("careful"),
        countWhere(sql`thumb = 'up'`).as("up"),
        countWhere(sql`thumb = 'down'`).as("down"),
        countWhere(sql`worded_by <> 'local'`).as("byVendor"),
      ])
      .where("at", ">=", addDays(now(), -days))
      .groupBy("assistant")
      .execute();
    return assistantNames.map((assistant) => {
      const row = rows.find((one) => one.assistant === assistant);
      const count = (key: "answers" | "unanswered" | "careful" | "up" | "down" | "byVendor") => Number(row?.[key] ?? 0);
      return {
        assistant,
        answers: count("answers"),
        unanswered: count("unanswered"),
        careful: count("careful"),
        up: count("up"),
        down: count("down"),
        byVendor: count("byVendor"),
      };
    });
  };
}
