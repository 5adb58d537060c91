import type { Kysely } from "kysely";
import { limits } from "#contracts/ask-for-my-data.ts";
import type { Backend } from "#contracts/backend.ts";
import type { TakeFromLimit } from "#server/access/rate-limit.ts";
import type { Tables } from "#server/db/types.ts";
import type { SendJob } from "#server/jobs/queue.ts";
import { repeatableId } from "#server/repeatable-id.ts";

type Needs = { db: Kysely<Tables>; sendJob: SendJob; takeFromLimit: TakeFromLimit; now: () => Date };

/** Does the same for every address and looks nothing up, so that neither the answer nor its time tells who is known here. */
export function askForMyData({ db, sendJob, takeFromLimit, now }: Needs): Backend["askForMyData"] {
  return async ({ email, wish }, caller) => {
    await takeFromLimit([`ask-for-my-data:address:${caller.address}`, limits.address], [`ask-for-my-data:email:${email}`, limits.email, caller.idempotencyKey]);
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
