import type { SendJob } from "#server/jobs/queue.ts";
import type { MailToSend } from "#server/mails/mails.ts";
import type { Tx } from "#server/orders/lock-order.ts";

/** Promises one mail in the transaction of what it tells about. `again` sets apart a mail that may be sent more than once. */
export const sendMail = (tx: Tx, sendJob: SendJob, mail: MailToSend["mail"], about: string, again = "") =>
  sendJob(tx, "send-mail", { mail, about, key: `${mail}:${about}${again && `:${again}`}` });
