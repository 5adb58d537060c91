import { brand } from "#content/brand.ts";
import { company } from "#content/company.ts";
import type { Config } from "#server/platform/config.ts";
import type { Database } from "#server/platform/database/open.ts";
import type { MailCarrier } from "#server/providers/mail/port.ts";
import { createSmtpMail } from "#server/providers/mail/smtp.ts";

type LocalNeeds = { db: Database; from: string; now: () => Date };

/** Delivers into a mailbox of our own, which the owner reads in the back office. */
export function createLocalMail({ db, from, now }: LocalNeeds): MailCarrier {
  return {
    async send({ key, to, subject, text, html, headers = {} }) {
      await db
        .insertInto("mailbox")
        .values({ key, to_address: to, from_address: from, subject, text, html, headers: JSON.stringify(headers), at: now() })
        .onConflict((found) => found.column("key").doNothing())
        .execute();
    },
  };
}

type OpenNeeds = { db: Database; now: () => Date };

/** The mail carrier that the settings name. */
export function openMail(
  { MAIL_DELIVERY, MAIL_FROM, SMTP_URL = "" }: Pick<Config, "MAIL_DELIVERY" | "MAIL_FROM" | "SMTP_URL">,
  { db, now }: OpenNeeds,
): MailCarrier {
  const from = MAIL_FROM ?? `${brand.name} <${company.email}>`;
  const carriers = {
    local: () => createLocalMail({ db, from, now }),
    smtp: () => createSmtpMail({ url: SMTP_URL, from }),
  } satisfies Record<Config["MAIL_DELIVERY"], () => MailCarrier>;
  return carriers[MAIL_DELIVERY]();
}
