import type { Kysely } from "kysely";
import { limits } from "#contracts/ask-for-my-data.ts";
import type { Backend } from "#contracts/backend.ts";
import type { Tables } from "#server/platform/database/tables.ts";
import type { Throttle } from "#server/platform/limits/throttle.ts";
import type { SendJob } from "#server/platform/queue/queue.ts";
import { repeatableId } from "#server/platform/tokens/ids.ts";

type Needs = { db: Kysely<Tables>; sendJob: SendJob; throttle: Throttle; now: () => Date };

/** Does the same for every address and looks nothing up, so that neither the answer nor its time tells who is known here. */
export function askForMyData({ db, sendJob, throttle, now }: Needs): Backend["askForMyData"] {
  return async ({ email, wish }, caller) => {
    await throttle([`ask-for-my-data:address:${caller.address}`, limits.address], [`ask-for-my-data:email:${email}`, limits.email, caller.idempotencyKey]);
    await db.transaction().execute(async (tx) => {
      const id = repeatableId(caller.idempotencyKey, email, wish);
      const request = { id, email, wish, asked_at: now() };
      const added = await tx
        .insertInto("data_requests")
        .values(request)
        .onConflict((same) => same.column("id").doNothing())
        .returning("id")
        .executeTakeFirst();
      if (added) await sendJob(tx, "send-mail", { mail: "your-data", about: id, key: `your-data:${id}` });
    });
    return { success: true };
  };
}
