import type { MailToSend } from "#server/mails/mails.ts";
import { mayWait } from "#server/mails/may-wait.ts";
import type { AnyJob } from "#server/platform/queue/jobs.ts";

const goesToMany = (wanted: MailToSend) => mayWait(wanted) || wanted.mail === "pre-orders-open";

/** Higher goes first: a buyer's mail must not stand behind those of ten thousand who join the list, or are written to, in the same hour. */
export const priorityOf = ({ name, data }: AnyJob): number => (name === "send-mail" && goesToMany(data) ? 0 : 1);
