import type { SignUpMail } from "#server/mails/mails.ts";
import type { Config } from "#server/platform/config.ts";
import type { Database } from "#server/platform/database/open.ts";
import type { SendJob, SendJobs } from "#server/platform/queue/queue.ts";
import type { KeptSignUp } from "#server/warmth-list/keep-sign-ups.ts";
import { markForList } from "#server/warmth-list/mark-for-list.ts";

type Asked = { kept: readonly KeptSignUp[]; confirmation: Config["LIST_CONFIRMATION"] };
type Send = { sendJob: SendJob; sendJobs: SendJobs };

/** Promises each the one mail that fits, unless its address was written to a moment ago. `confirmation`: whose mail asks. */
export async function writeToSignUps(db: Database, { sendJob, sendJobs }: Send, { kept, confirmation }: Asked): Promise<void> {
  const mails: SignUpMail[] = [];
  for (const { id, status, mayWrite, asked, at } of kept) {
    if (!mayWrite) continue;
    const mail = status === "confirmed" ? "already-on-list" : "confirm-sign-up";
    if (mail === "confirm-sign-up" && confirmation === "mailchimp") await markForList(db, sendJob, { signUp: id, wish: { status: "pending", at } });
    else mails.push({ mail, about: asked, key: `${mail}:${asked}` });
  }
  await sendJobs(db, "send-mail", mails);
}
