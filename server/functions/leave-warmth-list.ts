import type { Kysely } from "kysely";
import type { Backend } from "#contracts/backend.ts";
import { Failure } from "#contracts/failure.ts";
import { limits } from "#contracts/leave-warmth-list.ts";
import type { Tables } from "#server/platform/database/tables.ts";
import type { Throttle } from "#server/platform/limits/throttle.ts";
import type { SendJob } from "#server/platform/queue/queue.ts";
import { leaveHere } from "#server/warmth-list/leave-here.ts";
import type { ListLinks } from "#server/warmth-list/list-links.ts";
import { lostLink } from "#server/warmth-list/lost-link.ts";
import { readOwnLink } from "#server/warmth-list/read-own-link.ts";

type Needs = { db: Kysely<Tables>; sendJob: SendJob; throttle: Throttle; listLinks: ListLinks; now: () => Date };

/** Safe to send again: who has left stays off, and one leaving is one proof. */
export function leaveWarmthList({ db, sendJob, throttle, listLinks, now }: Needs): Backend["leaveWarmthList"] {
  return async ({ token }, { address, source }) => {
    const signUp = await readOwnLink({ listLinks, throttle }, token, { key: `leave-warmth-list:${address}`, limit: limits.address });
    const there = await db.transaction().execute(async (tx) => {
      if (await leaveHere(tx, sendJob, { signUp, source, at: now() })) return true;
      return (await tx.selectFrom("sign_ups").select("id").where("id", "=", signUp).executeTakeFirst()) !== undefined;
    });
    if (!there) throw new Failure("not-found", { message: lostLink });
    return { success: true };
  };
}
