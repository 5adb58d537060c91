import { brand } from "#content/brand.ts";
import { company } from "#content/company.ts";
import type { Config } from "#server/platform/config.ts";
import type { Database } from "#server/platform/database/open.ts";
import { createLocalMail } from "#server/providers/mail/local.ts";
import type { MailCarrier } from "#server/providers/mail/port.ts";
import { createSmtpMail } from "#server/providers/mail/smtp.ts";

type Needs = { db: Database; now: () => Date };

/** The mail carrier that the settings name. */
export function openMail(
  { MAIL_DELIVERY, MAIL_FROM, SMTP_URL = "" }: Pick<Config, "MAIL_DELIVERY" | "MAIL_FROM" | "SMTP_URL">,
  { db, now }: Needs,
): MailCarrier {
  const from = MAIL_FROM ?? `${brand.name} <${company.email}>`;
  const carriers = {
    local: () => createLocalMail({ db, from, now }),
    smtp: () => createSmtpMail({ url: SMTP_URL, from }),
  } satisfies Record<Config["MAIL_DELIVERY"], () => MailCarrier>;
  return carriers[MAIL_DELIVERY]();
}
