import type { Database } from "#server/platform/database/open.ts";
import { findTurns } from "#server/rights/find-turns.ts";

/** What they asked an assistant, and what it answered them. */
export const copyConversations = async (db: Database, email: string) =>
  (await findTurns(db, { email })).map((turns) => turns.map(({ assistant, at, question, reply, thumb }) => ({ assistant, at, question, reply, thumb })));
