import { sql } from "kysely";
import { assistantNames } from "#contracts/assistant.ts";
import type { OperatorBackend } from "#contracts/backend.ts";
import type { Database } from "#server/platform/database/open.ts";

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
      .where("at", ">=", new Date(now().getTime() - days * 86_400_000))
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
