import type { Config } from "#server/platform/config.ts";
import type { Database } from "#server/platform/database/open.ts";
import { createLocalList } from "#server/providers/mailing-list/local.ts";
import { createMailchimpList } from "#server/providers/mailing-list/mailchimp/create-mailchimp-list.ts";
import type { MailingList } from "#server/providers/mailing-list/port.ts";

type Settings = Pick<Config, "MAILING_LIST" | "MAILCHIMP_API_KEY" | "MAILCHIMP_LIST_ID" | "MAILCHIMP_PERMISSION_ID" | "MAILCHIMP_URL">;

export function openMailingList(config: Settings, needs: { db: Database; now: () => Date }): MailingList {
  const { MAILING_LIST, MAILCHIMP_API_KEY = "", MAILCHIMP_LIST_ID = "", MAILCHIMP_PERMISSION_ID, MAILCHIMP_URL } = config;
  switch (MAILING_LIST) {
    case "local":
      return createLocalList(needs);
    case "mailchimp":
      return createMailchimpList({ key: MAILCHIMP_API_KEY, listId: MAILCHIMP_LIST_ID, permissionId: MAILCHIMP_PERMISSION_ID, url: MAILCHIMP_URL });
  }
}
