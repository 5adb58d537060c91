import type { Database } from "#server/db/open.ts";
import { findReferrer } from "#server/warmth-list/find-referrer.ts";

/** Whether a shared link is that of somebody on the list; whose, it does not say. */
export const isFriend =
  ({ db }: { db: Database }): ((code: string) => Promise<boolean>) =>
  async (code) =>
    (await findReferrer(db, code)) !== null;
