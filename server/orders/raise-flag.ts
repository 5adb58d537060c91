import type { SendJob } from "#server/jobs/queue.ts";
import type { Tx } from "#server/orders/lock-order.ts";
import { sendMail } from "#server/orders/send-mail.ts";

/** `detail` says what is wrong, and names nobody. */
export type Flag = { orderId: string | null; kind: string; detail: string; at: Date };

/** Puts something before the owner's eyes, once: the same fact about the same order raises no second flag. */
export async function raiseFlag(tx: Tx, sendJob: SendJob, { orderId, kind, detail, at }: Flag): Promise<void> {
  const known = await tx
    .selectFrom("flags")
    .select("id")
    .where("order_id", "is not distinct from", orderId)
    .where("kind", "=", kind)
    .where("detail", "=", detail)
    .executeTakeFirst();
  if (known) return;
  const { id } = await tx.insertInto("flags").values({ order_id: orderId, kind, detail, at }).returning("id").executeTakeFirstOrThrow();
  await sendMail(tx, sendJob, "owner-flag", id);
}
