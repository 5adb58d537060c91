import type { JobHandlers } from "#server/jobs/queue.ts";
import type { Log } from "#server/log.ts";
import { composeMail } from "#server/mails/compose-mail.ts";
import type { ComposeNeeds } from "#server/mails/compose-needs.ts";
import type { MailCarrier } from "#server/ports/mail-carrier.ts";

type Needs = ComposeNeeds & { mail: MailCarrier; log: Pick<Log, "info"> };

/** Runs at least once: the key keeps a second run from being a second mail. */
export function sendMail(needs: Needs): JobHandlers["send-mail"] {
  const compose = composeMail(needs);
  return async (wanted) => {
    const mail = await compose(wanted);
    if (!mail) return needs.log.info({ mail: wanted.mail }, "a mail was dropped: what it was about is gone");
    await needs.mail.send(mail);
    needs.log.info({ mail: wanted.mail }, "mail sent");
  };
}
