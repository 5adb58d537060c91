import type { Backend } from "#contracts/backend.ts";
import { limits } from "#contracts/erase-my-data.ts";
import { Failure } from "#contracts/failure.ts";
import type { Throttle } from "#server/platform/limits/throttle.ts";
import { type BeginNeeds, beginErasure } from "#server/rights/begin-erasure.ts";
import { endedDataLink, openDataLink } from "#server/rights/open-data-link.ts";
import { readProgress } from "#server/rights/read-progress.ts";

type Needs = BeginNeeds & { throttle: Throttle };

/** The request's id is the erasure's: pressed twice, in two tabs or after a crash, it is one. */
export function eraseMyData({ throttle, ...needs }: Needs): Backend["eraseMyData"] {
  const begin = beginErasure(needs);
  return async ({ token }, caller) => {
    await throttle([`erase-my-data:${caller.address}`, limits.address]);
    const { db, now } = needs;
    const asked = await openDataLink(db, token, now());
    if (asked.email === null && (await readProgress(db, asked.id))) return { success: true };
    if (asked.email === null || asked.wish !== "erase") throw new Failure("not-found", { message: endedDataLink });
    await begin({ id: asked.id, email: asked.email, askedBy: "person", askedAt: now() });
    return { success: true };
  };
}
