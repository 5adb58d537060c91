import { setTimeout as rest } from "node:timers/promises";
import { Failure } from "#contracts/failure.ts";
import { ProviderUnavailable } from "#server/providers/errors.ts";
import { buyLabel } from "#server/shipments/buy-label.ts";
import { lookUpLabel } from "#server/shipments/look-up-label.ts";
import { readShipment } from "#server/shipments/read-shipment.ts";
import type { Shipment, ShipmentNeeds } from "#server/shipments/shipment.ts";

/** How long whoever asks at the same moment waits for the other's answer: so many looks, so many milliseconds apart. */
const patience = { looks: 40, pause: 200 };

/** Takes a claimed shipment to its label: buys it, finds that it is bought, or waits for whoever is buying it. */
export function makeLabel(needs: ShipmentNeeds) {
  const buy = buyLabel(needs);
  const lookUp = lookUpLabel(needs);

  async function waitForOther(id: string): Promise<Shipment> {
    for (let looks = 0; looks < patience.looks; looks++) {
      const shipment = await readShipment(needs.db, id);
      if (shipment.state !== "purchasing") return shipment;
      await rest(patience.pause);
    }
    return readShipment(needs.db, id);
  }

  const findOut = (shipment: Shipment) =>
    lookUp(shipment.id).catch((error: unknown) => {
      if (error instanceof ProviderUnavailable) return shipment;
      throw error;
    });

  return async (claimed: Shipment): Promise<Shipment> => {
    let shipment = claimed;
    if (shipment.state === "quoted") shipment = (await buy(shipment)) ?? (await waitForOther(shipment.id));
    if (shipment.state === "purchasing") shipment = await waitForOther(shipment.id);
    if (shipment.state === "uncertain") shipment = await findOut(shipment);
    switch (shipment.state) {
      case "purchased":
        return shipment;
      case "failed":
        throw new Failure("conflict", { message: shipment.problem ?? "The carrier made no label. Please try again." });
      case "voiding":
        throw new Failure("conflict", { message: "This label is being taken back. Another can be made when the carrier has answered." });
      case "voided":
        throw new Failure("conflict", { message: "This label was taken back. Please start again." });
      case "quoted":
        throw new Failure("shipping-away");
      default:
        throw new Failure("label-uncertain");
    }
  };
}
