import { composeMail } from "#server/mails/compose-mail.ts";
import type { ComposeNeeds } from "#server/mails/compose-needs.ts";
import { mayWait } from "#server/mails/may-wait.ts";
import { recordBounce } from "#server/mails/record-bounce.ts";
import type { DailyQuotas } from "#server/platform/limits/daily-quotas.ts";
import type { Log } from "#server/platform/log.ts";
import type { JobHandlers, SendJob } from "#server/platform/queue/queue.ts";
import { MailRefused } from "#server/providers/errors.ts";
import type { MailCarrier } from "#server/providers/mail/port.ts";

type Needs = ComposeNeeds & { mail: MailCarrier; quotas: DailyQuotas; sendJob: SendJob; log: Pick<Log, "info" | "warn"> };

/**
 * Runs at least once: the key keeps a second run from being a second mail. Of mails that anybody can cause only so many go a day, and the rest waits for
 * the next; those about orders neither wait nor count, so that moving the dispatch date leaves as many confirmations as there were.
 */
export function sendMail({ quotas, sendJob, log, ...needs }: Needs): JobHandlers["send-mail"] {
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
