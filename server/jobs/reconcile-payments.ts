import { type ReconcileNeeds, reconcilePayments } from "#server/orders/reconcile-payments.ts";
import type { JobHandlers } from "#server/platform/queue/queue.ts";

/** Sent every minute. */
export function reconcilePaymentsJob(needs: ReconcileNeeds): JobHandlers["reconcile-payments"] {
  const reconcile = reconcilePayments(needs);
  return () => reconcile();
}
