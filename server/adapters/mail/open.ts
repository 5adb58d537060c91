import { brand } from "#content/brand.ts";
import { company } from "#content/company.ts";
import { createLocalMail } from "#server/adapters/mail/local.ts";
import type { Config } from "#server/config.ts";
import type { Database } from "#server/db/open.ts";
import type { MailCarrier } from "#server/ports/mail-carrier.ts";

type Needs = { db: Database; now: () => Date };

/** The mail carrier that the settings name. */
export function openMail(config: Pick<Config, "MAIL" | "MAIL_FROM">, { db, now }: Needs): MailCarrier {
  const from = config.MAIL_FROM ?? `${brand.name} <${company.email}>`;
  const carriers = { local: () => createLocalMail({ db, from, now }) } satisfies Record<Config["MAIL"], () => MailCarrier>;
  return carriers[config.MAIL]();
}
