import type { Database } from "#server/platform/database/open.ts";

/** Whether a shared link is that of somebody on the list; whose, it does not say. */
export const isFriend =
  ({ db }: { db: Database }): ((code: string) => Promise<boolean>) =>
  async (code) =>
    (await db.selectFrom("sign_ups").select("id").where("referral_code", "=", code).where("status", "=", "confirmed").executeTakeFirst()) !== undefined;
