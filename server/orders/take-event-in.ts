import type { Kysely } from "kysely";
import { Failure } from "#contracts/failure.ts";
import { heedNotice } from "#server/orders/heed-notice.ts";
import { recordRefund } from "#server/orders/record-refund.ts";
import { type SettleNeeds, settleIn } from "#server/orders/settle-in.ts";
import { raiseAlert } from "#server/platform/alerts.ts";
import { applyOnce } from "#server/platform/database/inbox.ts";
import type { Tx } from "#server/platform/database/open.ts";
import type { Tables } from "#server/platform/database/tables.ts";
import type { PaymentEvent, Payments } from "#server/providers/payments/port.ts";

export type TakeEventInNeeds = Omit<SettleNeeds, "payments"> & { db: Kysely<Tables>; payments: Pick<Payments, "name" | "live"> };

/** A refund may overtake its payment by minutes; the reconciler has found any payment long before this. */
const patienceMinutes = 60;

/** A provider's event, taken in once. Throws `conflict` for a refund whose payment we do not know yet, so that it comes again. */
export function takeEventIn({ db, payments, sendJob, now, log }: TakeEventInNeeds): (event: PaymentEvent) => Promise<void> {
  const settle = settleIn({ payments, sendJob, now, log });
  const record = recordRefund({ sendJob, now });
  const heed = heedNotice({ sendJob, now });

  return async (event) => {
    await applyOnce(db, { table: "payment_events", about: "order_id" }, { ...event, provider: payments.name, at: now() }, async (tx) => {
      const { outcome, orderId } = await apply(tx, event);
      return { outcome, about: orderId };
    });
  };

  async function apply(tx: Tx, event: PaymentEvent): Promise<{ outcome: string; orderId: string | null }> {
    if (event.kind === "session") return settle(tx, event.session, "webhook");
    if (event.kind === "notice") return heed(tx, event.notice);
    if (event.kind === "other") return { outcome: "ignored", orderId: null };
    const recorded = await record(tx, event.refund);
    if (recorded.outcome !== "unknown-payment") return recorded;
    if (now().getTime() - event.at.getTime() < patienceMinutes * 60_000)
      throw new Failure("conflict", { message: "This refund's payment is not known here yet. Please send it again." });
    const { paymentId, refundId, refundedTotal } = event.refund;
    const detail = `${refundId === null ? `a refund of ${refundedTotal.minor}` : `refund ${refundId}`} is of payment ${paymentId}, which is none of ours`;
    await raiseAlert(tx, sendJob, { orderId: null, kind: "unknown-refund", detail, at: now() });
    return recorded;
  }
}
