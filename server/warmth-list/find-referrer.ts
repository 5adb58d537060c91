import type { Database } from "#server/db/open.ts";

/** Whose code that is; null for a code that is nobody's, or of someone who has not confirmed. */
export async function findReferrer(db: Database, code: string | undefined): Promise<string | null> {
  if (!code) return null;
  const referrer = await db.selectFrom("sign_ups").select("id").where("referral_code", "=", code).where("status", "=", "confirmed").executeTakeFirst();
  return referrer?.id ?? null;
}
