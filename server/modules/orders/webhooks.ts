import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { Failure, isFailure } from "#contracts/failure.ts";
import { recordRefund } from "#server/modules/orders/refunds.ts";
import { type SettleNeeds, settlePaymentTx } from "#server/modules/orders/settlement.ts";
import { lockOrder, type Order, recordEvent } from "#server/modules/orders/state.ts";
import { raiseAlert } from "#server/platform/alerts.ts";
import { applyOnce } from "#server/platform/database/inbox.ts";
import type { Tx } from "#server/platform/database/open.ts";
import type { Tables } from "#server/platform/database/tables.ts";
import type { PlatformNeeds } from "#server/platform/needs.ts";
import type { MissedEvents, PaymentEvent, PaymentNotice, Payments } from "#server/providers/payments/port.ts";

type FailedRefund = Extract<PaymentNotice, { kind: "refund-failed" }>;

/** Puts a dispute, or a refund that came back, before the owner: what to do about either is theirs to say. */
export function handleNotice({ sendJob, now }: Pick<PlatformNeeds, "sendJob" | "now">) {
  return async (tx: Tx, notice: PaymentNotice) => {
    const { kind, paymentId, detail } = notice;
    const order = await lockOrder(tx, "payment_id", paymentId);
    const orderId = order?.id ?? null;
    if (notice.kind === "refund-failed" && order) await takeBack(tx, order, notice);
    await raiseAlert(tx, sendJob, { orderId, kind, detail, at: now() });
    return { outcome: kind, orderId };
  };

  /**
   * The money is ours again, and the order's page must not go on saying that it is on its way. Only the refund that failed is touched: one made at the
   * provider may fail while ours is under way. Told twice, it counts once.
   */
  async function takeBack(tx: Tx, order: Order, { refundId, amount }: FailedRefund): Promise<void> {
    const at = now();
    const ofOrder = tx.selectFrom("refunds").select(["id", "status"]).where("of_order", "=", order.id);
    const known =
      (await ofOrder.where("provider_id", "=", refundId).executeTakeFirst()) ??
      // Of some we were told the total alone.
      (await ofOrder.where("provider_id", "is", null).where("status", "=", "made").where("amount_minor", "=", amount.minor).executeTakeFirst());
    if (known && known.status !== "made") return;
    if (known) await tx.updateTable("refunds").set({ status: "failed", provider_id: refundId }).where("id", "=", known.id).execute();
    else
      await tx
        .insertInto("refunds")
        .values({
          id: randomUUID(),
          of_order: order.id,
          order_id: null,
          amount_minor: amount.minor,
          reason: "Refunded at the payment provider",
          status: "failed",
          provider_id: refundId,
          requested_at: at,
          made_at: null,
        })
        .execute();
    const refunded = Math.max(0, order.refunded_minor - amount.minor);
    await tx.updateTable("orders").set({ refunded_minor: refunded }).where("id", "=", order.id).execute();
    await recordEvent(tx, order, { type: "refund-failed", amount }, { by: "provider", at });
  }
}

export type ApplyEventNeeds = Omit<SettleNeeds, "payments"> & { db: Kysely<Tables>; payments: Pick<Payments, "name" | "live"> };

/** A refund may overtake its payment by minutes; the reconciler has found any payment long before this. */
const patienceMinutes = 60;

/** A provider's event, taken in once. Throws `conflict` for a refund whose payment we do not know yet, so that it comes again. */
export function applyEvent({ db, payments, sendJob, now, log }: ApplyEventNeeds): (event: PaymentEvent) => Promise<void> {
  const settle = settlePaymentTx({ payments, sendJob, now, log });
  const record = recordRefund({ sendJob, now });
  const heed = handleNotice({ sendJob, now });

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

type ReceiveNeeds = ApplyEventNeeds & { payments: Pick<Payments, "name" | "live" | "readEvent"> };
export type ReceivePaymentEvent = (rawBody: string, header: (name: string) => string | undefined) => Promise<void>;

/** A provider's signed event. A repeat gets the same answer. Throws `forbidden` for a bad signature, and what taking it in throws. */
export function receivePaymentEvent({ payments, ...needs }: ReceiveNeeds): ReceivePaymentEvent {
  const takeIn = applyEvent({ payments, ...needs });
  return async (rawBody, header) => takeIn(await payments.readEvent(rawBody, header));
}

type BackfillNeeds = ApplyEventNeeds & { payments: Pick<Payments, "name" | "live" | "listEvents"> };

/** Takes in what the provider says it reported and we never heard: a refund made in its dashboard shows nowhere else. */
export function backfillEvents({ payments, ...needs }: BackfillNeeds) {
  const takeIn = applyEvent({ payments, ...needs });

  return async (asked: Omit<MissedEvents, "pickNew">): Promise<void> => {
    for (const event of await payments.listEvents({ ...asked, pickNew })) await takeIn(event).catch(unlessTooEarly);
  };

  async function pickNew(ids: string[]): Promise<Set<string>> {
    if (ids.length === 0) return new Set();
    const rows = await needs.db.selectFrom("payment_events").select("event_id").where("provider", "=", payments.name).where("event_id", "in", ids).execute();
    return new Set(ids).difference(new Set(rows.map(({ event_id }) => event_id)));
  }
}

/** Its payment may still be found; it is looked at again in a minute. */
function unlessTooEarly(error: unknown): void {
  if (!isFailure(error) || error.code !== "conflict") throw error;
}
