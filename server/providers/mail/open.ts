import { brand } from "#content/brand.ts";
import { company } from "#content/company.ts";
import type { Config } from "#server/platform/config.ts";
import type { Database } from "#server/platform/database/open.ts";
import type { PlatformNeeds } from "#server/platform/needs.ts";
import type { MailCarrier } from "#server/providers/mail/port.ts";
import { createSmtpMail } from "#server/providers/mail/smtp.ts";

type Needs = Pick<PlatformNeeds, "now"> & { db: Database };

export function createLocalMail({ db, from, now }: Needs & { from: string }): MailCarrier {
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

export function openMail({ MAIL_DELIVERY, MAIL_FROM, SMTP_URL = "" }: Pick<Config, "MAIL_DELIVERY" | "MAIL_FROM" | "SMTP_URL">, needs: Needs): MailCarrier {
  const from = MAIL_FROM ?? `${brand.name} <${company.email}>`;
  return MAIL_DELIVERY === "smtp" ? createSmtpMail({ url: SMTP_URL, from }) : createLocalMail({ ...needs, from });
}
