import { sql } from "kysely";
import type { OperatorBackend } from "#contracts/backend.ts";
import { Failure } from "#contracts/failure.ts";
import type { Database, Tx } from "#server/platform/database/open.ts";
import { sendMail } from "#server/platform/mail/mails.ts";
import type { SendJob } from "#server/platform/queue/queue.ts";

/** `detail` says what is wrong, and names nobody. */
export type Alert = { orderId: string | null; kind: string; detail: string; at: Date };

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

/** Everything a person must still look at, newest first; all of it, for the oldest may be a dispute with a date. */
export function listAlerts({ db }: { db: Database }): OperatorBackend["listAlerts"] {
  return async () => {
    const rows = await db
      .selectFrom("operator_alerts")
      .leftJoin("orders", "orders.id", "operator_alerts.order_id")
      .select(["operator_alerts.id", "operator_alerts.kind", "operator_alerts.detail", "operator_alerts.at", "orders.reference"])
      .where("operator_alerts.resolved_at", "is", null)
      .orderBy("operator_alerts.id", "desc")
      .execute();
    return rows;
  };
}

/** Puts an alert away; `not-found` for one that is not there or was put away before. */
export function resolveAlert({ db, now }: { db: Database; now: () => Date }): OperatorBackend["resolveAlert"] {
  return async (id) => {
    const resolved = /^\d{1,18}$/.test(id)
      ? await db
          .updateTable("operator_alerts")
          .set({ resolved_at: now() })
          .where("id", "=", id)
          .where("resolved_at", "is", null)
          .returning("id")
          .executeTakeFirst()
      : undefined;
    if (!resolved) throw new Failure("not-found", { message: "There is no such alert, or it has been put away already." });
  };
}
