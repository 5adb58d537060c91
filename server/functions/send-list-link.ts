import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { Backend } from "#contracts/backend.ts";
import { limits } from "#contracts/send-list-link.ts";
import type { Tables } from "#server/platform/database/tables.ts";
import type { Throttle } from "#server/platform/limits/throttle.ts";
import type { SendJob } from "#server/platform/queue/queue.ts";

type Needs = { db: Kysely<Tables>; sendJob: SendJob; throttle: Throttle };

/** Does the same for every address, so that neither the answer nor its time tells who is known here; the mail's job drops what is for nobody. */
export function sendListLink({ db, sendJob, throttle }: Needs): Backend["sendListLink"] {
  return async ({ email }, caller) => {
    await throttle([`send-list-link:address:${caller.address}`, limits.address], [`send-list-link:email:${email}`, limits.email, caller.idempotencyKey]);
    await db.transaction().execute(async (tx) => {
      const known = await tx.selectFrom("sign_ups").select("id").where("email", "=", email).executeTakeFirst();
      const about = known?.id ?? randomUUID();
      await sendJob(tx, "send-mail", { mail: "list-link", about, key: `list-link:${about}:${caller.idempotencyKey ?? randomUUID()}` });
    });
    return { success: true };
  };
}
