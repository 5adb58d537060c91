import type { JobHandlers } from "#server/jobs/queue.ts";
import type { Log } from "#server/log.ts";
import type { ComposeMail } from "#server/mails/compose-mail.ts";
import type { MailCarrier } from "#server/ports/mail-carrier.ts";

type Needs = { composeMail: ComposeMail; mailCarrier: MailCarrier; log: Pick<Log, "info"> };

/** Runs at least once: the key keeps a second run from being a second mail. */
export function sendMail({ composeMail, mailCarrier, log }: Needs): JobHandlers["send-mail"] {
  return async (mail) => {
    const composed = await composeMail(mail);
    if (!composed) return log.info({ mail: mail.mail }, "a mail was dropped: what it was about is gone");
    await mailCarrier.send(composed);
    log.info({ mail: mail.mail }, "mail sent");
  };
}
