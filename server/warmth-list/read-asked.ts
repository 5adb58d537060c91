import type { Database } from "#server/platform/database/open.ts";

/** What somebody asked for when they joined, by the id of that consent, and their sign-up as it stands now. */
export const readAsked = (db: Database, consent: string) =>
  db
    .selectFrom("consents")
    .innerJoin("sign_ups", "sign_ups.id", "consents.sign_up")
    .select(["sign_ups.id", "sign_ups.email", "sign_ups.status", "sign_ups.marketing", "consents.wording", "consents.choices", "sign_ups.referral_code"])
    .where("consents.id", "=", consent)
    .executeTakeFirst();
