import type { Database } from "#server/platform/database/open.ts";
import type { MailCarrier } from "#server/providers/mail/port.ts";

type Needs = { db: Database; from: string; now: () => Date };

/** Delivers into a mailbox of our own, which the owner reads in the back office. */
export function createLocalMail({ db, from, now }: Needs): MailCarrier {
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
