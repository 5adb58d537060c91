import { sql } from "kysely";
import type { Backend, LabelFile } from "#contracts/backend.ts";
import { type CreatedShipment, limits } from "#contracts/create-shipment.ts";
import { Failure } from "#contracts/failure.ts";
import type { TrackingStep } from "#contracts/shipment.ts";
import type { ModuleNeeds } from "#server/modules/module.ts";
import { openOrderLink } from "#server/modules/orders/state.ts";
import { readNewestShipment, readShipment, requestLabel, type Shipment, type ShipmentNeeds } from "#server/modules/shipping/labels.ts";
import { makeLabel, throwUnavailable } from "#server/modules/shipping/purchase.ts";
import { type Database, insertOnce } from "#server/platform/database/open.ts";
import { addDays } from "#server/platform/dates.ts";
import { repeatableId } from "#server/platform/tokens/ids.ts";
import { keyedCode } from "#server/platform/tokens/keyed-hash.ts";
import { hashToken, readSecretLink } from "#server/platform/tokens/secret-links.ts";

const linkDays = { label: 90, tracking: 365 } as const;
type Purpose = keyof typeof linkDays;

/** Secret links of a shipment. The same label always has the same ones, so their tokens are derived from a secret of ours. */
export function createLabelLinks({ secret, origin }: { secret: string; origin: string }) {
  const tokenOf = (purpose: Purpose, shipmentId: string) => keyedCode(secret, `${purpose} ${shipmentId}`);
  return {
    urlOf: (purpose: Purpose, shipmentId: string) => `${origin}/${purpose}/${tokenOf(purpose, shipmentId)}`,
    /** Makes them work. An order's label gets no link of its own: only the owner prints it. */
    async open(db: Database, { id: subject, order_id }: Pick<Shipment, "id" | "order_id">, at: Date) {
      const purposes: readonly Purpose[] = order_id === null ? ["label", "tracking"] : ["tracking"];
      for (const purpose of purposes) {
        const token_hash = hashToken(tokenOf(purpose, subject));
        await insertOnce(db, "secret_links", { token_hash, purpose, subject, created_at: at, expires_at: addDays(at, linkDays[purpose]) });
      }
    },
  };
}
export type LabelLinks = ReturnType<typeof createLabelLinks>;

/** The shipment behind a link; throws `not-found` for a wrong or expired token, a voided label, or an order's label, which only the owner prints. */
async function openLabelLink({ db, now }: Pick<ShipmentNeeds, "db" | "now">, purpose: Purpose, token: string): Promise<Shipment> {
  const link = await readSecretLink(db, purpose, token, now());
  if (!link) throw new Failure("not-found");
  const shipment = await readShipment(db, link.subject);
  if (purpose === "label" && shipment.order_id !== null) throw new Failure("not-found");
  if (purpose === "label" && shipment.state !== "purchased") throw new Failure("not-found", { message: "This label was voided. Please do not use it." });
  return shipment;
}

export const trackingUrlOf = (shipment: Shipment, labelLinks: Pick<LabelLinks, "urlOf">) => shipment.tracking_url ?? labelLinks.urlOf("tracking", shipment.id);

const viewCreated = (shipment: Shipment, labelLinks: LabelLinks): CreatedShipment => ({
  shipment_id: shipment.number,
  tracking_number: shipment.tracking_number,
  order_reference: shipment.order_reference,
  label_url: labelLinks.urlOf("label", shipment.id),
  tracking_url: trackingUrlOf(shipment, labelLinks),
});

/** A bought label's PDF, kept so that it can be printed while the carrier is down. */
export async function fetchLabel({ db, shipping, now }: ShipmentNeeds, { id, vendor_id, provider, number }: Shipment): Promise<LabelFile> {
  const name = `label-${number}.pdf`;
  const kept = await db.selectFrom("label_files").select("pdf").where("shipment_id", "=", id).executeTakeFirst();
  if (kept) return { name, bytes: new Uint8Array(kept.pdf) };
  if (vendor_id === null || provider !== shipping.name) throw new Failure("not-found", { message: "The carrier that made this label is not in use any more." });
  const message = "The carrier is not answering. The label is safe: please try again in a minute.";
  const bytes = await shipping.readLabel(vendor_id).catch((error: unknown) => throwUnavailable(error, message));
  await insertOnce(db, "label_files", { shipment_id: id, pdf: Buffer.from(bytes), at: now() });
  return { name, bytes };
}

/** Makes a specimen. The same idempotency key and address give the same label; a corrected address gives another. */
export function createShipment(needs: ShipmentNeeds & Pick<ModuleNeeds, "throttle">): Backend["createShipment"] {
  const { db, shipping, labelLinks, throttle, now } = needs;
  return async ({ shipping_details: given, order_reference }, caller) => {
    await throttle([`create-shipment:${caller.address}`, limits.address]);
    if (shipping.live) throw new Failure("forbidden", { message: "An order's label is made by us, when its tube is packed." });
    const { name, email, phone, address1, address2, city, state, postal_code, country } = given;
    const to = { name, line1: address1, line2: address2, city, region: state, postcode: postal_code, country, email, phone };
    const id = repeatableId(caller.idempotencyKey, "shipment", JSON.stringify(to));
    const requested = await requestLabel(db, { id, orderId: null, orderReference: order_reference, to, provider: shipping.name, at: now() });
    return viewCreated(await makeLabel(needs, requested), labelLinks);
  };
}

/** Throws `not-found` once its address is deleted. */
export const readShipmentPage =
  (needs: ShipmentNeeds): Backend["readShipment"] =>
  async (token) => {
    const shipment = await openLabelLink(needs, "label", token);
    if (!shipment.recipient) throw new Failure("not-found");
    const { line1: address1, line2: address2, region: state, postcode: postal_code, ...same } = shipment.recipient;
    return {
      shipment: viewCreated(shipment, needs.labelLinks),
      details: { ...same, address1, address2, state, postal_code },
      specimen: shipment.provider === "local",
    };
  };

export const readLabel =
  (needs: ShipmentNeeds): Backend["readLabel"] =>
  async (token) =>
    fetchLabel(needs, await openLabelLink(needs, "label", token));

/** Shows the order's progress: the local carrier's parcels move when the owner marks them. */
export const readTracking =
  (needs: ShipmentNeeds): Backend["readTracking"] =>
  async (token) => {
    const shipment = await openLabelLink(needs, "tracking", token);
    const { purchased_at, tracking_number, service, state, order_id } = shipment;
    if (!purchased_at || !tracking_number) throw new Failure("not-found");
    const { rows: steps } = await sql<TrackingStep>`
      select status as step, min(at) as at from order_history
      where order_id = ${order_id} and status in ('dispatched', 'delivered') group by status order by at`.execute(needs.db);
    return {
      trackingNumber: tracking_number,
      orderReference: shipment.order_reference,
      service: service ?? "",
      specimen: shipment.provider === "local",
      voided: state === "voided",
      ofOrder: order_id !== null,
      steps: [{ step: "created", at: purchased_at }, ...(state === "voided" ? [] : steps)],
    };
  };

export const readParcel =
  ({ db, labelLinks, now }: ShipmentNeeds): Backend["readParcel"] =>
  async (orderToken) => {
    const shipment = await readNewestShipment(db, await openOrderLink(db, orderToken, now()));
    if (shipment?.state !== "purchased") return null;
    return { trackingNumber: shipment.tracking_number, trackingUrl: trackingUrlOf(shipment, labelLinks), status: shipment.parcel };
  };
