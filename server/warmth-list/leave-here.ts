import type { Database } from "#server/platform/database/open.ts";
import type { SendJob } from "#server/platform/queue/queue.ts";
import { type Leaving, leaveList } from "#server/warmth-list/leave-list.ts";
import { markForList } from "#server/warmth-list/mark-for-list.ts";

/** Somebody leaves with us, confirmed or not. The list's home is owed the news where it has ever been told of them. False: they were off it already. */
export async function leaveHere(db: Database, sendJob: SendJob, leaving: Omit<Leaving, "unconfirmed">): Promise<boolean> {
  if (!(await leaveList(db, { ...leaving, unconfirmed: true }))) return false;
  const { signUp, at } = leaving;
  const told = await db.selectFrom("list_members").select("sign_up").where("sign_up", "=", signUp).executeTakeFirst();
  if (told) await markForList(db, sendJob, { signUp, wish: { status: "unsubscribed", at } });
  return true;
}
