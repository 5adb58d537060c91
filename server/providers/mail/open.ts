import { brand } from "#content/brand.ts";
import { company } from "#content/company.ts";
import { type Database, insertOnce } from "#server/platform/database/open.ts";
import type { PlatformNeeds } from "#server/platform/needs.ts";
import type { MailCarrier } from "#server/providers/mail/port.ts";
import { type Config, chosen } from "#server/providers/settings.ts";

type Needs = Pick<PlatformNeeds, "now"> & { db: Database };

export function createLocalMail({ db, from, now }: Needs & { from: string }): MailCarrier {
  return {
    async send({ key, to, subject, text, html, headers = {} }) {
      await insertOnce(db, "mailbox", { key, to_address: to, from_address: from, subject, text, html, headers: JSON.stringify(headers), at: now() });
    },
  };
}

export async function openMail(config: Config, needs: Needs): Promise<MailCarrier> {
  const from = config.MAIL_FROM ?? `${brand.name} <${company.email}>`;
  return (await chosen("MAIL_DELIVERY", config)?.open(config, { from })) ?? createLocalMail({ ...needs, from });
}
