import type { PaymentState } from "#contracts/get-payment-state.ts";
import type { Order } from "#server/orders/lock-order.ts";
import { readPaymentStory } from "#server/orders/read-payment-story.ts";
import { readRefund } from "#server/orders/read-refund.ts";
import type { Database } from "#server/platform/database/open.ts";
import type { SessionFacts } from "#server/providers/payments/port.ts";

/** How an order's payment stands, as the page that a buyer comes back to must say it. `facts`: what the provider said just now, if anything. */
export async function tellPaymentState(db: Database, order: Order, facts?: SessionFacts): Promise<PaymentState> {
  const { reference, status } = order;
  const story = readPaymentStory(order);
  switch (status) {
    case "awaiting-payment":
      if (story === "bank-asked") return { state: "bank-asked", reference, until: order.hold_ends_at.toISOString() };
      if (facts?.status !== "open" || facts.paid) return { state: "waiting", reference };
      return { state: "unpaid", reference, ...(order.session_ends_at && { until: order.session_ends_at.toISOString() }) };
    case "expired":
      return { state: story === "failed" ? "failed" : story === "bank-asked" ? "bank-late" : "expired", reference };
    case "cancelled":
    case "refunded": {
      if (order.paid_at === null) return { state: "expired", reference };
      const refund = await readRefund(db, order.id);
      if (refund?.status === "failed") return { state: "refund-failed", reference };
      return { state: story === "too-late" ? "too-late" : status, reference };
    }
    default:
      return { state: "paid", reference };
  }
}
