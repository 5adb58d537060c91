import { sql } from "kysely";
import type { Database } from "#server/db/open.ts";

type Row = { assistant: string; at: Date; question: string | null; reply: string | null; thumb: string | null; conversation: string };

/** Conversations with an assistant in which they named their address: nothing else ties one to a person. */
export async function copyConversations(db: Database, email: string) {
  const { rows } = await sql<Row>`
    select assistant, at, question, reply, thumb, conversation from answers where conversation in (
      select conversation from answers where strpos(lower(concat_ws(' ', question, reply)), ${email}) > 0) order by conversation, at`.execute(db);
  return [...Map.groupBy(rows, ({ conversation }) => conversation).values()].map((turns) =>
    turns.map(({ assistant, at, question, reply, thumb }) => ({ assistant, at, question, reply, thumb })),
  );
}
