import { composeMail } from "#server/mails/compose-mail.ts";
import type { ComposeNeeds } from "#server/mails/compose-needs.ts";
import { raiseAlert } from "#server/platform/alerts.ts";
import type { Database } from "#server/platform/database/open.ts";
import type { DailyQuotas } from "#server/platform/limits/daily-quotas.ts";
import type { Log } from "#server/platform/log.ts";
import { type MailToSend, mayWait, orderMails } from "#server/platform/mail/mails.ts";
import type { JobHandlers, SendJob } from "#server/platform/queue/queue.ts";
import { MailRefused } from "#server/providers/errors.ts";
import type { MailCarrier } from "#server/providers/mail/port.ts";

type RecordBounceNeeds = { db: Database; sendJob: SendJob; now: () => Date };

/** Keeps that an address will take no mail, and with which code. Who has paid and cannot be reached is put before the owner's eyes. */
export const recordBounce = ({ db, sendJob, now }: RecordBounceNeeds) => {
  const aboutOrder: readonly string[] = orderMails;
  return async ({ mail, about, key }: MailToSend, code: number): Promise<void> =>
    db.transaction().execute(async (tx) => {
      const kept = await tx
        .insertInto("bounces")
        .values({ key, mail, about, code, at: now() })
        .onConflict((found) => found.column("key").doNothing())
        .returning("key")
        .executeTakeFirst();
      if (!kept || !aboutOrder.includes(mail)) return;
      await raiseAlert(tx, sendJob, {
        orderId: about,
        kind: "mail-refused",
        detail: `the customer's mail server refused "${mail}" with code ${code}: their address takes no mail`,
        at: now(),
      });
    });
};

type SendMailNeeds = ComposeNeeds & { mail: MailCarrier; quotas: DailyQuotas; sendJob: SendJob; log: Pick<Log, "info" | "warn"> };

/**
 * Runs at least once: the key keeps a second run from being a second mail. Of mails that anybody can cause only so many go a day, and the rest waits for
 * the next; those about orders neither wait nor count, so that moving the dispatch date leaves as many confirmations as there were.
 */
export function sendMail({ quotas, sendJob, log, ...needs }: SendMailNeeds): JobHandlers["send-mail"] {
  const compose = composeMail(needs);
  const bounced = recordBounce({ ...needs, sendJob });
  return async (wanted) => {
    const counts = mayWait(wanted);
    if (counts && !(await quotas.take("mails"))) {
      await sendJob(needs.db, "send-mail", wanted, { startAfter: quotas.nextDay() });
      return log.warn({ mail: wanted.mail }, "today's mails are used up: this one waits for tomorrow");
    }
    try {
      const mail = await compose(wanted);
      if (mail) await needs.mail.send(mail);
      else if (counts) await quotas.giveBack("mails");
      log.info({ mail: wanted.mail }, mail ? "mail sent" : "a mail was dropped: what it was about is gone");
    } catch (error) {
      if (error instanceof MailRefused) {
        log.warn({ mail: wanted.mail, code: String(error.code) }, "a mail was refused for good: its address takes none");
        return bounced(wanted, error.code);
      }
      if (counts) await quotas.giveBack("mails");
      throw error;
    }
  };
}
