import { isFailure } from "#contracts/failure.ts";
import { formatMoney } from "#contracts/money.ts";
import { recordRefunds } from "#server/modules/orders/refunds.ts";
import { settlePaymentTx } from "#server/modules/orders/settlement.ts";
import { lockOrder, type OrderNeeds, refuse } from "#server/modules/orders/state.ts";
import { raiseAlert } from "#server/platform/alerts.ts";
import { applyOnce } from "#server/platform/database/inbox.ts";
import type { Tx } from "#server/platform/database/open.ts";
import type { MissedEvents, PaymentEvent, RefundFacts } from "#server/providers/payments/port.ts";

/** A provider's signed event. A repeat gets the same answer. Throws `forbidden` for a bad signature, and what applying it throws. */
export function receivePaymentEvent(needs: OrderNeeds) {
  const apply = applyEvent(needs);
  return async (rawBody: string, header: (name: string) => string | undefined): Promise<void> => apply(await needs.payments.readEvent(rawBody, header));
}

/** A refund may overtake its payment by minutes; the reconciler has found any payment long before this. */
const overtakingMinutes = 60;

/** Applies a provider's event once. Throws `conflict` for a refund whose payment we do not know yet, so that it comes again. */
function applyEvent(needs: OrderNeeds): (event: PaymentEvent) => Promise<void> {
  const { db, payments, sendJob, now } = needs;
  const settle = settlePaymentTx(needs);
  const record = recordRefunds(needs);

  return (event) =>
    applyOnce(db, { table: "payment_events", about: "order_id" }, { ...event, provider: payments.name, at: now() }, async (tx) => {
      const { outcome, orderId } = await apply(tx, event);
      return { outcome, about: orderId };
    });

  async function apply(tx: Tx, event: PaymentEvent) {
    switch (event.kind) {
      case "session":
        return settle(tx, event.session, "webhook");
      case "refund":
        return applyRefund(tx, event.refund, event.at);
      case "dispute":
        return applyDispute(tx, event);
      default:
        return { outcome: "ignored", orderId: null };
    }
  }

  async function applyRefund(tx: Tx, refund: RefundFacts, toldAt: Date) {
    const recorded = await record(tx, refund);
    if (recorded.outcome !== "unknown-payment") return recorded;
    if (now().getTime() - toldAt.getTime() < overtakingMinutes * 60_000) throw refuse("This refund's payment is not known here yet. Please send it again.");
    const detail = `${refund.refunds.map(({ id, amount }) => `refund ${id}, ${formatMoney(amount)},`).join(" ")} is of payment ${refund.paymentId}, which is none of ours`;
    await raiseAlert(tx, sendJob, { orderId: null, kind: "unknown-refund", detail, at: now() });
    return recorded;
  }

  /** What to do about it is the owner's to say. */
  async function applyDispute(tx: Tx, { paymentId, detail }: Extract<PaymentEvent, { kind: "dispute" }>) {
    const orderId = (await lockOrder(tx, "payment_id", paymentId))?.id ?? null;
    await raiseAlert(tx, sendJob, { orderId, kind: "disputed", detail, at: now() });
    return { outcome: "disputed", orderId };
  }
}

/** Applies what the provider says it reported and we never heard: a refund made in its dashboard shows nowhere else. One that fails holds up no other, and fails at the end. */
export function backfillEvents(needs: OrderNeeds) {
  const { db, payments } = needs;
  const apply = applyEvent(needs);

  return async (asked: Omit<MissedEvents, "pickNew">): Promise<void> => {
    const failed: unknown[] = [];
    const note = (error: unknown) => isTooEarly(error) || failed.push(error);
    for (const event of await payments.listEvents({ ...asked, pickNew })) await apply(event).catch(note);
    if (failed.length > 0) throw failed[0];
  };

  async function pickNew(ids: string[]): Promise<Set<string>> {
    if (ids.length === 0) return new Set();
    const rows = await db.selectFrom("payment_events").select("event_id").where("provider", "=", payments.name).where("event_id", "in", ids).execute();
    return new Set(ids).difference(new Set(rows.map(({ event_id }) => event_id)));
  }
}

/** Its payment may still be found; it is looked at again in a minute. */
const isTooEarly = (error: unknown) => isFailure(error) && error.code === "conflict";
