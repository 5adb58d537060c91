import type { Backend } from "#contracts/backend.ts";
import { limits } from "#contracts/rate-answer.ts";
import type { Database } from "#server/platform/database/open.ts";
import type { Throttle } from "#server/platform/limits/throttle.ts";

export function rateAnswer({ db, throttle }: { db: Database; throttle: Throttle }): Backend["rateAnswer"] {
  return async ({ answer, thumb }, caller) => {
    await throttle([`rate-answer:${caller.address}`, limits.address]);
    await db.updateTable("answers").set({ thumb }).where("id", "=", answer).execute();
    return { success: true };
  };
}
