import { setTimeout as wait } from "node:timers/promises";
import type pg from "pg";

/** Milliseconds between looks, and the longest that a job stands back: it must go on too where the crowd stays. */
const pause = { step: 20, longest: 1_000 };

/**
 * Waits while somebody waits for a database connection: in a crowd, whoever looks at a page comes before a mail that nobody looks for yet.
 * Without it mails took a third of the processor just when 500 people a second were signing up, and everyone waited for two seconds.
 */
export async function whenCalm(pool: Pick<pg.Pool, "waitingCount">): Promise<void> {
  for (let waited = 0; pool.waitingCount > 0 && waited < pause.longest; waited += pause.step) await wait(pause.step);
}
