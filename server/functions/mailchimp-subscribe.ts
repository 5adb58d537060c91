import type { Kysely } from "kysely";
import { countries } from "#content/countries.ts";
import type { Backend } from "#contracts/backend.ts";
import { Failure } from "#contracts/failure.ts";
import { limits } from "#contracts/mailchimp-subscribe.ts";
import type { TakeFromLimit } from "#server/access/rate-limit.ts";
import type { Config } from "#server/config.ts";
import type { Tables } from "#server/db/types.ts";
import type { SendJob } from "#server/jobs/queue.ts";
import { findReferrer } from "#server/warmth-list/find-referrer.ts";
import { keepSignUp } from "#server/warmth-list/keep-sign-up.ts";
import { writeToSignUp } from "#server/warmth-list/write-to-sign-up.ts";

type Needs = { db: Kysely<Tables>; sendJob: SendJob; takeFromLimit: TakeFromLimit; now: () => Date; config: Pick<Config, "LIST_CONFIRMATION"> };

/** Does the same work and gives the same answer for every address, so that nobody can find out who is on the list. */
export function mailchimpSubscribe({ db, sendJob, takeFromLimit, now, config }: Needs): Backend["mailchimpSubscribe"] {
  return async (person, caller) => {
    if (!countries.some(({ code }) => code === person.country)) throw new Failure("invalid", { fields: { country: "Please select a country" } });
    await takeFromLimit([`mailchimp-subscribe:address:${caller.address}`, limits.address], [`mailchimp-subscribe:email:${person.email}`, limits.email]);

    const { source } = caller;
    const at = now();
    await db.transaction().execute(async (tx) => {
      const signUp = await keepSignUp(tx, { person, source, at, referredBy: await findReferrer(tx, person.referredBy) });
      await writeToSignUp(tx, sendJob, { signUp, at, confirmation: config.LIST_CONFIRMATION });
    });
    return { success: true };
  };
}
