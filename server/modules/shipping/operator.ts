import * as v from "valibot";
import type { OperatorBackend } from "#contracts/backend.ts";
import { shippingDetails } from "#contracts/create-shipment.ts";
import { Failure } from "#contracts/failure.ts";
import { reference as orderReference } from "#contracts/order.ts";
import type { LabelView } from "#contracts/shipment.ts";
import { expectNotCancelling } from "#server/modules/orders/state.ts";
import { fetchLabel, trackingUrlOf } from "#server/modules/shipping/label-page.ts";
import { isOutdated, readNewestShipment, readShipment, requestOrderLabel, type Shipment, type ShipmentNeeds } from "#server/modules/shipping/labels.ts";
import { readPackingFile } from "#server/modules/shipping/packing.ts";
import { makeLabel, throwUnavailable } from "#server/modules/shipping/purchase.ts";
import { voidLabel } from "#server/modules/shipping/void.ts";

const noLabel = () => new Failure("not-found", { message: "This order has no label." });

export function labelActions(needs: ShipmentNeeds): Pick<OperatorBackend, "makeLabel" | "readOrderLabel" | "fetchLabel" | "readPackingFile" | "voidLabel"> {
  const { db, labelLinks } = needs;

  async function view(shipment: Shipment): Promise<LabelView> {
    const order = await db.selectFrom("orders").select(["delivery", "email"]).where("id", "=", shipment.order_id).executeTakeFirst();
    return {
      id: shipment.number,
      state: shipment.state,
      service: shipment.service,
      trackingNumber: shipment.tracking_number,
      trackingUrl: shipment.state === "purchased" ? trackingUrlOf(shipment, labelLinks) : null,
      parcel: shipment.parcel,
      problem: shipment.problem,
      outdated: order !== undefined && isOutdated(shipment, order),
      at: shipment.purchased_at ?? shipment.made_at,
    };
  }

  async function newest(reference: string): Promise<Shipment | undefined> {
    const order = v.is(orderReference, reference) && (await db.selectFrom("orders").select("id").where("reference", "=", reference).executeTakeFirst());
    if (!order) throw new Failure("not-found", { message: "There is no such order." });
    return readNewestShipment(db, order.id);
  }

  return {
    async makeLabel(reference, typed = "") {
      const phone = v.safeParse(shippingDetails.entries.phone, typed);
      if (!phone.success) throw new Failure("invalid", { message: `${phone.issues[0].message}.` });
      return view(await makeLabel(needs, await requestOrderLabel(needs, reference, phone.output)));
    },

    async readOrderLabel(reference) {
      const shipment = await newest(reference);
      return shipment ? view(shipment) : null;
    },

    async fetchLabel(reference) {
      const shipment = await newest(reference);
      if (shipment?.state !== "purchased") throw noLabel();
      if (shipment.order_id) await expectNotCancelling(db, shipment.order_id);
      return fetchLabel(needs, shipment);
    },

    readPackingFile: readPackingFile(needs),

    async voidLabel(reference) {
      const shipment = await newest(reference);
      if (!shipment) throw noLabel();
      if (shipment.state === "voided") return view(shipment);
      const order = await db.selectFrom("orders").select(["status", "dispatch_at"]).where("id", "=", shipment.order_id).executeTakeFirst();
      if (shipment.state === "purchased" && order && (order.dispatch_at !== null || order.status === "dispatched" || order.status === "delivered"))
        throw new Failure("conflict", { message: "This order is marked as sent, so its label can't be voided." });
      const message = "The carrier isn't answering. We keep asking it to void this label: don't use it.";
      const isVoided = await voidLabel(needs, shipment).catch((error: unknown) => throwUnavailable(error, message));
      if (!isVoided) throw new Failure("conflict", { message: "The carrier won't void this label: it's been used, or it's too late." });
      return view(await readShipment(db, shipment.id));
    },
  };
}
