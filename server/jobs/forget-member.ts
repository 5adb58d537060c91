import type { Database } from "#server/platform/database/open.ts";
import type { JobHandlers, SendJob } from "#server/platform/queue/queue.ts";
import { ProviderUnavailable } from "#server/providers/errors.ts";
import type { MailingList } from "#server/providers/mailing-list/port.ts";

type Needs = { db: Database; sendJob: SendJob; list: MailingList; now: () => Date };

/** Minutes until a home that is away is asked again, for as long as it takes. */
const pause = 15;

/** Its row goes once the home has forgotten them: until then it is owed. Whoever has joined anew since is not to be forgotten. */
export function forgetMember({ db, sendJob, list, now }: Needs): JobHandlers["forget-member"] {
  return async ({ id }) => {
    const owed = await db.selectFrom("list_forgets").select("email").where("id", "=", id).executeTakeFirst();
    if (!owed) return;
    const back = await db.selectFrom("sign_ups").select("id").where("email", "=", owed.email).where("status", "=", "confirmed").executeTakeFirst();
    try {
      if (!back) await list.forget(owed.email);
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error;
      return sendJob(db, "forget-member", { id }, { startAfter: new Date(now().getTime() + pause * 60_000) });
    }
    await db.deleteFrom("list_forgets").where("id", "=", id).execute();
  };
}
