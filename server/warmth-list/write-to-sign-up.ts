import type { Config } from "#server/config.ts";
import type { Database } from "#server/db/open.ts";
import type { SendJob } from "#server/jobs/queue.ts";
import type { KeptSignUp } from "#server/warmth-list/keep-sign-up.ts";
import { markForList } from "#server/warmth-list/mark-for-list.ts";

type Asked = { signUp: KeptSignUp; at: Date; confirmation: Config["LIST_CONFIRMATION"] };

/** Nobody can make us write to one address more often than this. */
const quietMinutes = 15;

/** Promises the one mail that fits, unless this address was written to a moment ago. `confirmation`: whose mail asks. */
export async function writeToSignUp(db: Database, sendJob: SendJob, { signUp, at, confirmation }: Asked): Promise<void> {
  if (!signUp.isNew && signUp.mailed_at && at.getTime() - signUp.mailed_at.getTime() < quietMinutes * 60_000) return;
  const mail = signUp.status === "confirmed" ? "already-on-list" : "confirm-sign-up";
  if (mail === "confirm-sign-up" && confirmation === "mailchimp") await markForList(db, sendJob, { signUp: signUp.id, wish: { status: "pending", at } });
  else await sendJob(db, "send-mail", { mail, about: signUp.asked, key: `${mail}:${signUp.asked}` });
  if (!signUp.isNew) await db.updateTable("sign_ups").set({ mailed_at: at }).where("id", "=", signUp.id).execute();
}
