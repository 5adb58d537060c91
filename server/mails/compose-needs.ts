import type { Config } from "#server/config.ts";
import type { Database } from "#server/db/open.ts";
import type { Letter } from "#server/mails/letter.ts";

export type ComposeNeeds = { db: Database; config: Pick<Config, "PUBLIC_ORIGIN" | "OWNER_EMAIL">; now: () => Date };
export type Composed = {
  to: string;
  letter: Letter;
  /** Who an answer goes to, where that is not the sender. */
  replyTo?: string;
};
