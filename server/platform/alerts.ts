import { sql } from "kysely";
import type { AlertKind } from "#content/site/back-office/alerts.ts";
import type { Tx } from "#server/platform/database/open.ts";
import { sendMail } from "#server/platform/mail/mails.ts";
import type { SendJob } from "#server/platform/queue/queue.ts";

/** `detail` says what is wrong, and names nobody. */
export type Alert = { orderId: string | null; kind: AlertKind; detail: string; at: Date };

/** Somebody asked by the form to cancel an order: it is not sent while this stands. */
export const askedToCancel = "asked-to-cancel";

/** Puts something before the owner's eyes. The same fact about the same order raises no second alert until the first is put away; then it rings again. */
export async function raiseAlert(tx: Tx, sendJob: SendJob, { orderId, kind, detail, at }: Alert): Promise<void> {
  const alert = await tx
    .insertInto("operator_alerts")
    .values({ order_id: orderId, kind, detail, at })
    .onConflict((known) => known.expression(sql`order_id, kind, md5(detail)`).where("resolved_at", "is", null).doNothing())
    .returning("id")
    .executeTakeFirst();
  if (alert) await sendMail(tx, sendJob, "owner-alert", alert.id);
}

/** Puts away what an order's alerts of these kinds ask for, or those about no order: it has been done, which nobody takes back by "Undo". */
export const settleAlerts = (tx: Tx, orderId: string | null, kinds: AlertKind[], at: Date) =>
  tx
    .updateTable("operator_alerts")
    .where("order_id", orderId === null ? "is" : "=", orderId)
    .where(({ or, eb }) => or([eb("resolved_at", "is", null), eb("by_hand", "=", true)]))
    .where("kind", "in", kinds)
    .set(({ fn, val }) => ({ resolved_at: fn.coalesce("resolved_at", val(at)), by_hand: false }))
    .execute();
