import { type MailToSend, orderMails } from "#server/mails/mails.ts";
import { raiseAlert } from "#server/platform/alerts.ts";
import type { Database } from "#server/platform/database/open.ts";
import type { SendJob } from "#server/platform/queue/queue.ts";

type Needs = { db: Database; sendJob: SendJob; now: () => Date };

/** Keeps that an address will take no mail, and with which code. Who has paid and cannot be reached is put before the owner's eyes. */
export const recordBounce = ({ db, sendJob, now }: Needs) => {
  const aboutOrder: readonly string[] = orderMails;
  return async ({ mail, about, key }: MailToSend, code: number): Promise<void> =>
    db.transaction().execute(async (tx) => {
      const kept = await tx
        .insertInto("bounces")
        .values({ key, mail, about, code, at: now() })
        .onConflict((found) => found.column("key").doNothing())
        .returning("key")
        .executeTakeFirst();
      if (!kept || !aboutOrder.includes(mail)) return;
      await raiseAlert(tx, sendJob, {
        orderId: about,
        kind: "mail-refused",
        detail: `the customer's mail server refused "${mail}" with code ${code}: their address takes no mail`,
        at: now(),
      });
    });
};
