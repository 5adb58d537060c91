import type { Kysely } from "kysely";
import type { OperatorBackend } from "#contracts/backend.ts";
import type { Tables } from "#server/platform/database/tables.ts";
import type { SendJob } from "#server/platform/queue/queue.ts";
import { leaveHere } from "#server/warmth-list/leave-here.ts";

type Needs = { db: Kysely<Tables>; sendJob: SendJob; now: () => Date };

/** For whoever asked in a letter instead of by their link. */
export function takeOffList({ db, sendJob, now }: Needs): OperatorBackend["takeOffList"] {
  return async (email) =>
    db.transaction().execute(async (tx) => {
      const person = await tx.selectFrom("sign_ups").select("id").where("email", "=", email.trim().toLowerCase()).executeTakeFirst();
      return person !== undefined && (await leaveHere(tx, sendJob, { signUp: person.id, source: "asked the owner", at: now() }));
    });
}
