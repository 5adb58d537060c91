import { formatDay, formatIsoDay, formatMoment, formatTime } from "#app/lib/format-day.ts";
import { countries } from "#content/countries.ts";
import { describeOrderEvent } from "#content/order-events.ts";
import { formatMoney } from "#contracts/money.ts";
import type { HistoryLine, OrderView, RefundView } from "#contracts/order.ts";

const showRefund = ({ amount, state, at, reason }: RefundView) => ({ amount: formatMoney(amount), minor: amount.minor, state, at: formatDay(at), reason });

/** An order as its page shows it: every date and amount already in words, so that server and browser agree to the letter. `putInWords`: what happened, for whoever reads it. */
export function showOrder(order: OrderView, putInWords: (line: HistoryLine) => string = describeOrderEvent) {
  const { delivery, refund, refunds, return: back } = order;
  return {
    reference: order.reference,
    status: order.status,
    /** Nothing goes anywhere any more. */
    isOver: ["cancelled", "refunded", "expired"].includes(order.status),
    product: order.product,
    quantity: order.quantity,
    total: formatMoney(order.total),
    vat: formatMoney(order.vat),
    vatRatePercent: order.vatRatePercent,
    placed: formatDay(order.placedAt),
    dispatch: order.dispatch,
    delivered: order.delivered,
    delay: order.delay && {
      ...order.delay,
      ...(order.delay.kind === "new-date" && { day: formatIsoDay(order.delay.day), last: formatIsoDay(order.delay.last) }),
    },
    name: order.name,
    email: order.email,
    delivery,
    addressLines: delivery
      ? [
          delivery.name,
          delivery.line1,
          delivery.line2,
          delivery.city,
          delivery.county,
          delivery.postcode,
          countries.find(({ code }) => code === delivery.country)?.name,
        ].filter((line): line is string => Boolean(line))
      : [],
    paid: order.paidAt && formatDay(order.paidAt),
    paymentStory: order.paymentStory,
    heldUntil: order.heldUntil && formatTime(order.heldUntil),
    toPay: order.toPay && { url: order.toPay.url, until: formatTime(order.toPay.until) },
    history: order.history.map((line) => ({ words: putInWords(line), at: formatMoment(line.at), iso: line.at.toISOString() })),
    /** The owner has marked it as sent, and can still undo that. */
    isBeingSent: order.status === "paid" && order.undoUntil !== null,
    canCancel: order.canCancel,
    canCorrectAddress: order.canCorrectAddress,
    canReturn: order.canReturn,
    returnUntil: order.returnUntil && formatIsoDay(order.returnUntil),
    return: back && {
      told: formatDay(back.toldAt),
      sendBy: formatIsoDay(back.sendBy),
      outcome: back.outcome,
      settled: back.settledAt && formatDay(back.settledAt),
    },
    refund: refund && showRefund(refund),
    refunds: refunds.map(showRefund),
    /** Pence. */
    refundable: order.refundable.minor,
    owed: order.owed.minor,
    heldUp: order.heldUp.minor,
    askedToCancel: order.askedToCancel,
    isDisputed: order.isDisputed,
    /** What would go back, in words: part of it may have gone already. */
    toRefund: formatMoney(order.refundable),
  };
}

export type ShownOrder = ReturnType<typeof showOrder>;
