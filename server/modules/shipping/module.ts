import type { Module } from "#server/modules/module.ts";
import { createShipment, readLabel, readParcel, readShipmentPage, readTracking } from "#server/modules/shipping/label-page.ts";
import { labelActions } from "#server/modules/shipping/operator.ts";
import { lookUpLabelJob } from "#server/modules/shipping/purchase.ts";
import { receiveCarrierEvent, reconcileParcels } from "#server/modules/shipping/tracking.ts";
import { voidLabelJob } from "#server/modules/shipping/void.ts";
import { guarded } from "#server/platform/limits/form-guard.ts";
import { throttleLinks } from "#server/platform/limits/throttle.ts";
import "#server/modules/shipping/tables.ts";

declare module "#server/platform/queue/queue.ts" {
  interface Jobs {
    /** Asks the carrier about a label whose purchase got no answer. */
    "look-up-label": { shipmentId: string };
    "void-label": { shipmentId: string };
    /** Asks the carrier about parcels it has sent no event for. */
    "reconcile-parcels": Record<string, never>;
  }
}

export const shipping = {
  functions: (needs) => ({
    createShipment: guarded(needs)(createShipment(needs)),
    readShipment: throttleLinks(needs)(readShipmentPage(needs)),
    readLabel: throttleLinks(needs)(readLabel(needs)),
    readTracking: throttleLinks(needs)(readTracking(needs)),
    readParcel: readParcel(needs),
    labelsAreSpecimens: async () => !needs.shipping.live,
  }),

  operatorActions: labelActions,

  jobs: [
    { name: "look-up-label", run: lookUpLabelJob },
    { name: "void-label", run: voidLabelJob },
    { name: "reconcile-parcels", schedule: "*/10 * * * *", run: reconcileParcels },
  ],

  webhooks: (needs) => ({ vendor: needs.shipping.name, receive: receiveCarrierEvent(needs) }),
} satisfies Module;
