import type { Database } from "#server/platform/database/open.ts";
import { addConsent } from "#server/warmth-list/add-consent.ts";

export type Leaving = {
  signUp: string;
  source: string;
  at: Date;
  /** Who has not confirmed yet leaves too: they want to be asked no more. */
  unconfirmed?: boolean;
};

/** Ends a consent and writes down the proof, under the words that were agreed to. False where there was none to end. */
export async function leaveList(db: Database, { signUp, source, at, unconfirmed = false }: Leaving): Promise<boolean> {
  const left = await db
    .updateTable("sign_ups")
    .set({ status: "unsubscribed", marketing: false })
    .where("id", "=", signUp)
    .where("status", "in", unconfirmed ? ["confirmed", "pending"] : ["confirmed"])
    .returning("id")
    .executeTakeFirst();
  if (!left) return false;
  const agreed = await db.selectFrom("consents").select("wording").where("sign_up", "=", signUp).orderBy("id", "desc").limit(1).executeTakeFirst();
  await addConsent(db, { signUp, act: "left", wording: agreed?.wording, choices: { terms: false, marketing: false }, source, at });
  return true;
}
