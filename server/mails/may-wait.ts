import type { MailToSend } from "#server/mails/mails.ts";

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
