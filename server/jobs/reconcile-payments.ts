import type { JobHandlers } from "#server/jobs/queue.ts";
import { type ReconcileNeeds, reconcilePayments } from "#server/orders/reconcile-payments.ts";

/** Sent every minute. */
export function reconcilePaymentsJob(needs: ReconcileNeeds): JobHandlers["reconcile-payments"] {
  const reconcile = reconcilePayments(needs);
  return () => reconcile();
}
