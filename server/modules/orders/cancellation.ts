import type { Backend, OperatorBackend, RefundAmount } from "#contracts/backend.ts";
import { limits } from "#contracts/cancel-order.ts";
import { Failure } from "#contracts/failure.ts";
import { formatMoney } from "#contracts/money.ts";
import { readRefundable, replaceFailed, requestRefund } from "#server/modules/orders/refunds.ts";
import { changeByLink, changeByReference, changeStatus, type Order, type OrderNeeds, recordEvent, refuse } from "#server/modules/orders/state.ts";
import { returnToStock } from "#server/modules/orders/stock.ts";
import { revokeLabel } from "#server/modules/shipping/void.ts";
import { askedToCancel, settleAlerts } from "#server/platform/alerts.ts";
import type { Tx } from "#server/platform/database/open.ts";
import { sendMail } from "#server/platform/mail/mails.ts";
import type { SendJob } from "#server/platform/queue/queue.ts";

type Who = { by: "customer" | "owner"; reason: string; at: Date };
const handedOver =
  "The carrier already has this parcel, so the order can't be cancelled here now. It can still be cancelled and sent back until 14 days after it arrives, as long as the seal is unbroken.";

/** Cancels a locked, paid order: unit and label go back, refund and mail are promised. Throws `conflict` where the carrier has its parcel already. */
export async function cancelPaid(tx: Tx, sendJob: SendJob, order: Order, { by, reason, at }: Who): Promise<Order> {
  if (!(await revokeLabel(tx, sendJob, order, at))) throw refuse(handedOver);
  const cancelled = await changeStatus(tx, order, "cancelled", { type: "cancelled" }, { by, at });
  await settleAlerts(tx, order.id, [askedToCancel], at);
  await returnToStock(tx, order, "return", at);
  await requestRefund(tx, sendJob, order, { reason, at });
  if (order.email !== null) await sendMail(tx, sendJob, "order-cancelled", order.id);
  return cancelled;
}

const tooLate =
  "Your tube has been sent, so this button no longer cancels the order. Use “Cancel and send it back” instead, until 14 days after it arrives, as long as its seal is unbroken.";
const beingSent = "We're sending your tube right now, so this button can't cancel the order. In a few minutes you'll see another: “Cancel and send it back”.";
const notPaid = "This order was never paid, so there is nothing to cancel or refund.";

export function cancelOrder({ throttle, ...needs }: OrderNeeds): Backend["cancelOrder"] {
  return async ({ token }, caller) => {
    await throttle([`cancel-order:${caller.address}`, limits.address]);
    return changeByLink(needs, token, async (tx, order, at) => {
      switch (order.status) {
        case "paid":
          if (order.dispatch_at !== null) throw refuse(beingSent);
          return { status: (await cancelPaid(tx, needs.sendJob, order, { by: "customer", reason: "Cancelled by the customer", at })).status };
        case "cancelled":
        case "refunded":
          return { status: order.status };
        case "dispatched":
        case "delivered":
          throw refuse(tooLate);
        default:
          throw refuse(notPaid);
      }
    });
  };
}

/** It also stands beside the amount. */
const ofAmount = (message: string) => ({ message, fields: { amount: message } });
const pounds = ({ currency }: Order, minor: number) => formatMoney({ minor, currency });

/** Refunds what is left, or an amount of it. All of it cancels an order that isn't sent yet, lest it be sent. `why` is for the books; whose order it cancels is told it too. Safe to send twice. */
export function refundOrder(needs: OrderNeeds): OperatorBackend["refundOrder"] {
  return async (reference, why, amount) => {
    const reason = why.trim();
    if (!reason) throw new Failure("invalid", { message: "Please say why: the reason is kept with the refund." });
    const isWhole = amount === undefined || amount.minor === amount.of;
    if (!isWhole && !(Number.isSafeInteger(amount.minor) && amount.minor > 0)) throw new Failure("invalid", ofAmount("Enter at least one penny."));

    return changeByReference(needs, reference, async (tx, order, at) => {
      if (order.paid_at === null) throw refuse("This order was never paid, so there is nothing to refund.");
      if (amount && (await isKnown(tx, order, amount))) return order.status;
      if (amount?.again) await replaceFailed(tx, order, amount.minor, at);
      if (!isWhole) {
        await requestRefund(tx, needs.sendJob, order, { reason, at, minor: amount.minor });
        await recordEvent(tx, order, { type: "refund-requested" }, { by: "owner", at });
        return order.status;
      }
      if (order.status === "paid") return (await cancelPaid(tx, needs.sendJob, order, { by: "owner", reason, at })).status;
      const begun = await requestRefund(tx, needs.sendJob, order, { reason, at });
      if (begun) await recordEvent(tx, order, { type: "refund-requested" }, { by: "owner", at });
      return order.status;
    });
  };

  /** Whether this very request was taken before. Throws `conflict` where something else has been refunded since it was made out. */
  async function isKnown(tx: Tx, order: Order, { minor, of }: RefundAmount): Promise<boolean> {
    const left = await readRefundable(tx, order.id);
    if (left === of && minor <= left) return false;
    if (left === of - minor) return true;
    if (left <= 0) throw refuse("There's nothing left to refund on this order.");
    throw new Failure("conflict", ofAmount(`Nothing was refunded: only ${pounds(order, left)} of this order is left to refund.`));
  }
}
