import type { Tx } from "#server/platform/database/open.ts";
import type { AnyJob } from "#server/platform/queue/jobs.ts";
import type { SendJob } from "#server/platform/queue/queue.ts";

/**
 * Every mail there is, and the id of what it is about. The words, the address and a fresh secret link
 * are put together when it is sent, so that no queue ever holds them.
 */
export type MailToSend = SignUpMail | ListMail | OrderMail | LetterMail | DataMail | OwnerMail;

/** `about`: the id of the consent that it is sent under. */
export type SignUpMail = { mail: "confirm-sign-up" | "already-on-list" | "on-list" | "pre-orders-open"; about: string; key: string };
/** `about`: the id of the sign-up, or nobody's where the address is not known. */
export type ListMail = { mail: "list-link"; about: string; key: string };
export const orderMails = [
  "order-confirmed",
  "order-cancelled",
  "order-refunded",
  "order-too-late",
  "payment-failed",
  "order-receipt",
  "return-asked",
  "return-settled",
  "order-link",
  "order-dispatched",
  "order-delivered",
  "order-delayed",
  "address-corrected",
] as const;
/** `about`: the order's id. */
export type OrderMail = { mail: (typeof orderMails)[number]; about: string; key: string };
/** `about`: the id of the letter. */
export type LetterMail = { mail: "letter-received"; about: string; key: string };
/** `about`: the id of what somebody asked of their data. */
export type DataMail = { mail: "your-data"; about: string; key: string };
/** `about`: the id of the order, the letter, the flag or the dead job. */
export type OwnerMail = {
  mail: "owner-order" | "owner-return" | "owner-letter" | "owner-flag" | "owner-dead-job";
  about: string;
  key: string;
  /** A letter that cannot wait for tomorrow, however many mails went out today. */
  urgent?: true;
};

/** What anybody can make us write. All else is about an order, or tells the owner what only they can mend. */
const free: ReadonlySet<MailToSend["mail"]> = new Set([
  "confirm-sign-up",
  "already-on-list",
  "on-list",
  "list-link",
  "letter-received",
  "owner-letter",
  "your-data",
]);

/** Whether a mail may go after all others, and wait for tomorrow when today's are used up. */
export const mayWait = (wanted: MailToSend): boolean => free.has(wanted.mail) && !("urgent" in wanted);

/** Promises one mail in the transaction of what it tells about. `again` sets apart a mail that may be sent more than once. */
export const sendMail = (tx: Tx, sendJob: SendJob, mail: MailToSend["mail"], about: string, again = "") =>
  sendJob(tx, "send-mail", { mail, about, key: `${mail}:${about}${again && `:${again}`}` });

const goesToMany = (wanted: MailToSend) => mayWait(wanted) || wanted.mail === "pre-orders-open";

/** Higher goes first: a buyer's mail must not stand behind those of ten thousand who join the list, or are written to, in the same hour. */
export const priorityOf = ({ name, data }: AnyJob): number => (name === "send-mail" && goesToMany(data) ? 0 : 1);
