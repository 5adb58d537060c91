import type { LabelLinks } from "#server/modules/shipping/label-page.ts";
import type { ListLinks } from "#server/modules/waitlist/links.ts";
import type { Config } from "#server/platform/config.ts";
import type { Database } from "#server/platform/database/open.ts";
import type { Letter } from "#server/platform/mail/letter.ts";

export type ComposeNeeds = {
  db: Database;
  config: Pick<Config, "PUBLIC_ORIGIN" | "OWNER_EMAIL" | "LEAVE_MAILBOX">;
  labelLinks: Pick<LabelLinks, "urlOf">;
  listLinks: Pick<ListLinks, "urlOf">;
  now: () => Date;
};
export type Composed = {
  to: string;
  letter: Letter;
  /** Who an answer goes to, where that is not the sender. */
  replyTo?: string;
};
