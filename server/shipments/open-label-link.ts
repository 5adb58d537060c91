import { Failure } from "#contracts/failure.ts";
import type { Database } from "#server/platform/database/open.ts";
import { readSecretLink } from "#server/platform/tokens/secret-links.ts";
import { readShipment } from "#server/shipments/read-shipment.ts";
import type { Shipment } from "#server/shipments/shipment.ts";

/** The shipment that a secret link opens; throws `not-found` for a wrong or expired token, and for a label that was taken back or is the owner's to print. */
export async function openLabelLink(db: Database, purpose: "label" | "tracking", token: string, at: Date): Promise<Shipment> {
  const link = await readSecretLink(db, purpose, token, at);
  if (!link) throw new Failure("not-found");
  const shipment = await readShipment(db, link.subject);
  if (purpose === "label" && shipment.order_id !== null) throw new Failure("not-found");
  if (purpose === "label" && shipment.state !== "purchased") throw new Failure("not-found", { message: "This label was taken back. Please do not use it." });
  return shipment;
}
