import type { MailToSend } from "#server/mails/mails.ts";
import type { Tx } from "#server/platform/database/open.ts";
import type { SendJob } from "#server/platform/queue/queue.ts";

/** Promises one mail in the transaction of what it tells about. `again` sets apart a mail that may be sent more than once. */
export const sendMail = (tx: Tx, sendJob: SendJob, mail: MailToSend["mail"], about: string, again = "") =>
  sendJob(tx, "send-mail", { mail, about, key: `${mail}:${about}${again && `:${again}`}` });
