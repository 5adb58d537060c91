import type { JobHandlers } from "#server/platform/queue/queue.ts";
import { type ReconcileParcelsNeeds, reconcileParcels } from "#server/shipments/reconcile-parcels.ts";

/** Sent every ten minutes. */
export function reconcileParcelsJob(needs: ReconcileParcelsNeeds): JobHandlers["reconcile-parcels"] {
  const reconcile = reconcileParcels(needs);
  return () => reconcile();
}
