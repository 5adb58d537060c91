import type { Database } from "#server/platform/database/open.ts";
import type { Erasing } from "#server/rights/erase-here.ts";
import { findTurns } from "#server/rights/find-turns.ts";

/** Nothing ties a conversation to a person but their own words: where they wrote their address into one, its words go. */
export async function eraseAnswers(tx: Database, { email, before }: Erasing): Promise<void> {
  const ids = (await findTurns(tx, { email, before })).flat().map(({ id }) => id);
  if (ids.length > 0) await tx.updateTable("answers").set({ question: null, reply: null }).where("id", "in", ids).execute();
}
