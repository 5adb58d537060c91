import type { Module } from "#server/modules/module.ts";
import { cancelOrder, refundOrder } from "#server/modules/orders/cancellation.ts";
import { startCheckout } from "#server/modules/orders/checkout.ts";
import { dispatchActions, dispatchMarked, followDispatchDate, notifyOfDelays } from "#server/modules/orders/dispatch.ts";
import { endHold, endUnpaidOrder } from "#server/modules/orders/expiry.ts";
import { orderMailDefinitions } from "#server/modules/orders/mails.ts";
import { noteActions } from "#server/modules/orders/notes.ts";
import { orderMailActions } from "#server/modules/orders/order-mails.ts";
import { orderNewsActions, tellOwner } from "#server/modules/orders/order-news.ts";
import { correctAddress, correctAddressOf, findOrder, sendReceipt } from "#server/modules/orders/order-page.ts";
import { getPaymentState } from "#server/modules/orders/payment-session.ts";
import { priceActions } from "#server/modules/orders/prices.ts";
import { hasPaidOrder, hasUnpaidOrder, orderActions, readOrder, readOwnOrders } from "#server/modules/orders/queries.ts";
import { reconcilePayments } from "#server/modules/orders/reconciliation.ts";
import { sendRefund, settleRefund } from "#server/modules/orders/refunds.ts";
import { returnActions, returnOrder } from "#server/modules/orders/returns.ts";
import { getAvailability, salesActions } from "#server/modules/orders/sales.ts";
import { savedViewActions } from "#server/modules/orders/saved-views.ts";
import { adjustStock, readStock, setCap } from "#server/modules/orders/stock.ts";
import { receivePaymentEvent } from "#server/modules/orders/webhooks.ts";
import { guarded } from "#server/platform/limits/form-guard.ts";
import { throttleLinks } from "#server/platform/limits/throttle.ts";
import { deliverCardEvent } from "#server/providers/payments/local/events.ts";
import "#server/modules/orders/tables.ts";

declare module "#server/platform/queue/queue.ts" {
  interface Jobs {
    "end-hold": { orderId: string };
    /** `dispatchAt`: as the order itself has it, as ISO 8601: by that one marking is told from another. */
    "dispatch-order": { orderId: string; dispatchAt: string };
    "refund-payment": { orderId: string };
    /** Asks the provider about open sessions: finds what a lost event missed. */
    "reconcile-payments": Record<string, never>;
    /** The local card provider reporting to us, as a vendor would. */
    "deliver-card-event": { eventId: string };
    /** Writes to whose tube comes later than promised. */
    "tell-delays": Record<string, never>;
    /** Sums up the day before for the owner who chose that. */
    "tell-owner": Record<string, never>;
  }
}

export const orders = {
  functions: (needs) => ({
    getAvailability: getAvailability(needs),
    startCheckout: guarded(needs)(startCheckout(needs)),
    getPaymentState: getPaymentState(needs),
    hasOpenOrder: hasUnpaidOrder(needs),
    hasPaidOrder: hasPaidOrder(needs),
    readOwnOrders: readOwnOrders(needs),
    readOrder: throttleLinks(needs)(readOrder(needs)),
    findOrder: guarded(needs)(findOrder(needs)),
    correctAddress: correctAddress(needs),
    cancelOrder: cancelOrder(needs),
    returnOrder: returnOrder(needs),
    sendReceipt: sendReceipt(needs),
  }),

  operatorActions: (needs) => ({
    ...orderActions(needs),
    ...dispatchActions(needs),
    ...returnActions(needs),
    ...salesActions(needs),
    ...priceActions(needs),
    ...orderNewsActions(needs),
    ...noteActions(needs),
    ...orderMailActions(needs),
    ...savedViewActions(needs),
    correctAddressOf: correctAddressOf(needs),
    refundOrder: refundOrder(needs),
    settleRefund: settleRefund(needs),
    endUnpaidOrder: endUnpaidOrder(needs),
    readStock: readStock(needs),
    adjustStock: adjustStock(needs),
    setCap: setCap(needs),
  }),

  jobs: [
    { name: "end-hold", run: endHold },
    { name: "dispatch-order", run: dispatchMarked },
    // Throws while the provider is away, so that the queue tries again.
    { name: "refund-payment", run: sendRefund },
    { name: "reconcile-payments", schedule: "* * * * *", run: reconcilePayments },
    {
      name: "deliver-card-event",
      run: (needs) => needs.cardEvents && deliverCardEvent({ ...needs, ...needs.cardEvents, fetch: globalThis.fetch }),
    },
    {
      name: "tell-delays",
      schedule: "23 * * * *",
      run: (needs) => async () => {
        // Another process may know of a newer day.
        await followDispatchDate(needs);
        await notifyOfDelays(needs)();
      },
    },
    { name: "tell-owner", schedule: "3 7 * * *", run: tellOwner },
  ],

  mails: orderMailDefinitions,

  webhooks: (needs) => ({ vendor: needs.payments.name, receive: receivePaymentEvent(needs) }),
} satisfies Module;
