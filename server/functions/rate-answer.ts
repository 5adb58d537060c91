import type { Backend } from "#contracts/backend.ts";
import { limits } from "#contracts/rate-answer.ts";
import type { TakeFromLimit } from "#server/access/rate-limit.ts";
import type { Database } from "#server/db/open.ts";

export function rateAnswer({ db, takeFromLimit }: { db: Database; takeFromLimit: TakeFromLimit }): Backend["rateAnswer"] {
  return async ({ answer, thumb }, caller) => {
    await takeFromLimit([`rate-answer:${caller.address}`, limits.address]);
    await db.updateTable("answers").set({ thumb }).where("id", "=", answer).execute();
    return { success: true };
  };
}
