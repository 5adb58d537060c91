import { sql } from "kysely";
import type { SendJob } from "#server/jobs/queue.ts";
import type { Tx } from "#server/orders/lock-order.ts";
import { sendMail } from "#server/orders/send-mail.ts";

/** `detail` says what is wrong, and names nobody. */
export type Flag = { orderId: string | null; kind: string; detail: string; at: Date };

/** Somebody asked by the form to cancel an order: it is not sent while this stands. */
export const askedToCancel = "asked-to-cancel";

/** Puts something before the owner's eyes. The same fact about the same order raises no second flag until the first is put away; then it rings again. */
export async function raiseFlag(tx: Tx, sendJob: SendJob, { orderId, kind, detail, at }: Flag): Promise<void> {
  const flag = await tx
    .insertInto("flags")
    .values({ order_id: orderId, kind, detail, at })
    .onConflict((known) => known.expression(sql`order_id, kind, md5(detail)`).where("resolved_at", "is", null).doNothing())
    .returning("id")
    .executeTakeFirst();
  if (flag) await sendMail(tx, sendJob, "owner-flag", flag.id);
}
