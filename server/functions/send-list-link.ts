import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { Backend } from "#contracts/backend.ts";
import { limits } from "#contracts/send-list-link.ts";
import type { TakeFromLimit } from "#server/access/rate-limit.ts";
import type { Tables } from "#server/db/types.ts";
import type { SendJob } from "#server/jobs/queue.ts";

type Needs = { db: Kysely<Tables>; sendJob: SendJob; takeFromLimit: TakeFromLimit };

/** Whoever is on the list, and nobody else, is written to. */
export function sendListLink({ db, sendJob, takeFromLimit }: Needs): Backend["sendListLink"] {
  return async ({ email }, caller) => {
    await takeFromLimit([`send-list-link:address:${caller.address}`, limits.address], [`send-list-link:email:${email}`, limits.email]);
    await db.transaction().execute(async (tx) => {
      const person = await tx.selectFrom("sign_ups").select("id").where("email", "=", email).where("status", "=", "confirmed").executeTakeFirst();
      if (person) await sendJob(tx, "send-mail", { mail: "list-link", about: person.id, key: `list-link:${person.id}:${randomUUID()}` });
    });
    return { success: true };
  };
}
