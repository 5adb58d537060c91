import type { Kysely } from "kysely";
import type { Backend } from "#contracts/backend.ts";
import { limits } from "#contracts/confirm-sign-up.ts";
import { Failure } from "#contracts/failure.ts";
import type { Tables } from "#server/platform/database/tables.ts";
import type { Throttle } from "#server/platform/limits/throttle.ts";
import type { SendJob } from "#server/platform/queue/queue.ts";
import { readSecretLink, useSecretLink } from "#server/platform/tokens/secret-links.ts";
import { confirmAsked } from "#server/warmth-list/confirm-asked.ts";
import { endedLink } from "#server/warmth-list/ended-link.ts";
import { markForList } from "#server/warmth-list/mark-for-list.ts";
import { readAsked } from "#server/warmth-list/read-asked.ts";

type Needs = { db: Kysely<Tables>; sendJob: SendJob; throttle: Throttle; now: () => Date };

/** Safe to send again: who is on the list stays on it. A link that ended, or whose person has left since, is `not-found`. */
export function confirmSignUp({ db, sendJob, throttle, now }: Needs): Backend["confirmSignUp"] {
  return async ({ token }, caller) => {
    await throttle([`confirm-sign-up:address:${caller.address}`, limits.address]);
    const at = now();
    await db.transaction().execute(async (tx) => {
      const first = await useSecretLink(tx, "confirm-sign-up", token, at);
      const link = first ?? (await readSecretLink(tx, "confirm-sign-up", token, at));
      const asked = link && (await readAsked(tx, link.subject));
      if (asked?.status === "confirmed") return;
      if (!first || asked?.status !== "pending") throw new Failure("not-found", { message: endedLink });
      await confirmAsked(tx, sendJob, asked, { source: caller.source, at });
      await markForList(tx, sendJob, { signUp: asked.id, wish: { status: "subscribed", at } });
    });
    return { success: true };
  };
}
