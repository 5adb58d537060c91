import type { Config } from "#server/config.ts";
import type { Database } from "#server/db/open.ts";
import type { SendJob } from "#server/jobs/queue.ts";
import type { KeptSignUp } from "#server/warmth-list/keep-sign-up.ts";
import { markForList } from "#server/warmth-list/mark-for-list.ts";

type Asked = { signUp: KeptSignUp; at: Date; confirmation: Config["LIST_CONFIRMATION"] };

/** Promises the one mail that fits, unless this address was written to a moment ago. `confirmation`: whose mail asks. */
export async function writeToSignUp(db: Database, sendJob: SendJob, { signUp, at, confirmation }: Asked): Promise<void> {
  if (!signUp.mayWrite) return;
  const mail = signUp.status === "confirmed" ? "already-on-list" : "confirm-sign-up";
  if (mail === "confirm-sign-up" && confirmation === "mailchimp") await markForList(db, sendJob, { signUp: signUp.id, wish: { status: "pending", at } });
  else await sendJob(db, "send-mail", { mail, about: signUp.asked, key: `${mail}:${signUp.asked}` });
}
