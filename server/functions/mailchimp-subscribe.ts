import type { Kysely } from "kysely";
import { countries } from "#content/countries.ts";
import type { Backend } from "#contracts/backend.ts";
import { Failure } from "#contracts/failure.ts";
import { limits } from "#contracts/mailchimp-subscribe.ts";
import type { Config } from "#server/platform/config.ts";
import { inGroups } from "#server/platform/database/in-groups.ts";
import type { Tables } from "#server/platform/database/tables.ts";
import type { Throttle } from "#server/platform/limits/throttle.ts";
import type { SendJob, SendJobs } from "#server/platform/queue/queue.ts";
import { type AskedToJoin, keepSignUps } from "#server/warmth-list/keep-sign-ups.ts";
import { writeToSignUps } from "#server/warmth-list/write-to-sign-ups.ts";

type Needs = {
  db: Kysely<Tables>;
  sendJob: SendJob;
  sendJobs: SendJobs;
  throttle: Throttle;
  now: () => Date;
  config: Pick<Config, "LIST_CONFIRMATION">;
};

/** Sign-ups that one transaction keeps, at most. */
const most = 50;

/** Does the same work and gives the same answer for every address, so that nobody can find out who is on the list. */
export function mailchimpSubscribe({ db, sendJob, sendJobs, throttle, now, config }: Needs): Backend["mailchimpSubscribe"] {
  const join = inGroups(
    (all: readonly AskedToJoin[]) =>
      db.transaction().execute(async (tx) => {
        const kept = await keepSignUps(tx, all);
        await writeToSignUps(tx, { sendJob, sendJobs }, { kept, confirmation: config.LIST_CONFIRMATION });
      }),
    { most, keyOf: ({ person }) => person.email },
  );

  return async (person, caller) => {
    if (!countries.some(({ code }) => code === person.country)) throw new Failure("invalid", { fields: { country: "Please select a country" } });
    await throttle(
      [`mailchimp-subscribe:address:${caller.address}`, limits.address],
      [`mailchimp-subscribe:email:${person.email}`, limits.email, caller.idempotencyKey],
    );

    await join({ person, source: caller.source, intent: caller.idempotencyKey, at: now() });
    return { success: true };
  };
}
