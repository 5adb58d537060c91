import { createHash, createHmac, randomUUID } from "node:crypto";
import type { Backend, LabelFile } from "#contracts/backend.ts";
import { type CreatedShipment, limits, type ShippingDetails } from "#contracts/create-shipment.ts";
import { Failure } from "#contracts/failure.ts";
import type { ShipmentView, TrackingStep } from "#contracts/shipment.ts";
import { openOrderLink } from "#server/modules/orders/state.ts";
import { claimShipment, readNewestShipment, readShipment, type Shipment, type ShipmentNeeds } from "#server/modules/shipping/labels.ts";
import { makeLabel } from "#server/modules/shipping/purchase.ts";
import type { Database } from "#server/platform/database/open.ts";
import { addDays } from "#server/platform/dates.ts";
import type { Throttle } from "#server/platform/limits/throttle.ts";
import { hashToken, readSecretLink } from "#server/platform/tokens/secret-links.ts";
import { ProviderUnavailable } from "#server/providers/errors.ts";
import type { PostalAddress } from "#server/providers/shipping/port.ts";

export const linkPurposes = ["label", "tracking"] as const;
type Purpose = (typeof linkPurposes)[number];

const days = { label: 90, tracking: 365 } as const satisfies Record<Purpose, number>;

/**
 * Secret links of a shipment. A label that is asked for again has the same ones, so their tokens follow from a secret of ours; kept is only
 * their hash, with an end, as of every secret link.
 */
export function createLabelLinks({ secret, origin }: { secret: string; origin: string }) {
  const tokenOf = (purpose: Purpose, shipmentId: string) => createHmac("sha256", secret).update(`${purpose} ${shipmentId}`).digest("base64url");
  return {
    tokenOf,
    urlOf: (purpose: Purpose, shipmentId: string) => `${origin}/${purpose}/${tokenOf(purpose, shipmentId)}`,
    /** From now on they open something. An order's label is the owner's to print, so only its parcel can be followed. */
    async open(db: Database, { id: shipmentId, order_id }: Pick<Shipment, "id" | "order_id">, at: Date) {
      const links = linkPurposes
        .filter((purpose) => purpose === "tracking" || order_id === null)
        .map((purpose) => ({
          token_hash: hashToken(tokenOf(purpose, shipmentId)),
          purpose,
          subject: shipmentId,
          created_at: at,
          expires_at: addDays(at, days[purpose]),
        }));
      await db
        .insertInto("secret_links")
        .values(links)
        .onConflict((known) => known.column("token_hash").doNothing())
        .execute();
    },
  };
}
export type LabelLinks = ReturnType<typeof createLabelLinks>;

/** The shipment that a secret link opens; throws `not-found` for a wrong or expired token, and for a label that was taken back or is the owner's to print. */
export async function openLabelLink(db: Database, purpose: "label" | "tracking", token: string, at: Date): Promise<Shipment> {
  const link = await readSecretLink(db, purpose, token, at);
  if (!link) throw new Failure("not-found");
  const shipment = await readShipment(db, link.subject);
  if (purpose === "label" && shipment.order_id !== null) throw new Failure("not-found");
  if (purpose === "label" && shipment.state !== "purchased") throw new Failure("not-found", { message: "This label was taken back. Please do not use it." });
  return shipment;
}

/** Where its parcel can be followed: the carrier's own page, or ours. */
export const trackingUrlOf = (shipment: Shipment, labelLinks: Pick<LabelLinks, "urlOf">) => shipment.tracking_url ?? labelLinks.urlOf("tracking", shipment.id);

/** As the function answers it. */
export const answerShipment = (shipment: Shipment, labelLinks: LabelLinks): CreatedShipment => ({
  shipment_id: shipment.number,
  tracking_number: shipment.tracking_number,
  order_reference: shipment.order_reference,
  label_url: labelLinks.urlOf("label", shipment.id),
  tracking_url: trackingUrlOf(shipment, labelLinks),
});

/** As the holder of its secret link sees it. Throws `not-found` once its address is forgotten. */
export function viewShipment(shipment: Shipment, labelLinks: LabelLinks): ShipmentView {
  const { recipient } = shipment;
  if (!recipient) throw new Failure("not-found");
  const { name, email, phone, line1, line2, city, region, postcode, country } = recipient;
  const details: ShippingDetails = { name, email, phone, address1: line1, address2: line2, city, postal_code: postcode, state: region, country };
  return {
    shipment: answerShipment(shipment, labelLinks),
    details,
    specimen: shipment.provider === "local",
  };
}

/** A bought label's PDF: asked of the carrier that made it once, and kept, so that it is there to be printed when the carrier is not. */
export function fetchLabel({ db, shipping, now }: Pick<ShipmentNeeds, "db" | "shipping" | "now">) {
  const readKept = (id: string) => db.selectFrom("label_files").select("pdf").where("shipment_id", "=", id).executeTakeFirst();

  const keep = (id: string, pdf: Uint8Array) =>
    db
      .insertInto("label_files")
      .values({ shipment_id: id, pdf: Buffer.from(pdf), at: now() })
      .onConflict((same) => same.column("shipment_id").doNothing())
      .execute();

  async function read(vendorId: string): Promise<Uint8Array> {
    try {
      return await shipping.readLabel(vendorId);
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error;
      throw new Failure("shipping-away", { message: "The carrier is not answering. The label is safe: please try again in a minute.", cause: error });
    }
  }

  return async ({ id, vendor_id, provider, number }: Shipment): Promise<LabelFile> => {
    const name = `label-${number}.pdf`;
    const kept = await readKept(id);
    if (kept) return { name, bytes: new Uint8Array(kept.pdf) };
    if (vendor_id === null || provider !== shipping.name)
      throw new Failure("not-found", { message: "The carrier that made this label is not in use any more." });
    const bytes = new Uint8Array(await read(vendor_id));
    await keep(id, bytes);
    return { name, bytes };
  };
}

type Needs = ShipmentNeeds & { throttle: Throttle };

/** Of one wish and one address: who goes back, corrects a line and sends again means another label. */
const digest = (key: string, to: PostalAddress) =>
  createHash("sha256")
    .update(JSON.stringify([key, to]))
    .digest();

export function createShipment(needs: Needs): Backend["createShipment"] {
  const { db, shipping, labelLinks, throttle, now } = needs;
  const make = makeLabel(needs);

  return async ({ shipping_details: given, order_reference }, caller) => {
    await throttle([`create-shipment:${caller.address}`, limits.address]);
    if (shipping.live) throw new Failure("forbidden", { message: "An order's label is made by us, when its tube is packed." });
    const { name, email, phone, address1, address2, city, state, postal_code, country } = given;
    const to = { name, line1: address1, line2: address2, city, region: state, postcode: postal_code, country, email, phone };
    const intent = digest(caller.idempotencyKey ?? randomUUID(), to);
    const claimed = await claimShipment(db, { orderId: null, orderReference: order_reference, intent, to, provider: shipping.name, at: now() });
    return answerShipment(await make(claimed), labelLinks);
  };
}

export const readShipmentPage =
  ({ db, labelLinks, now }: Pick<ShipmentNeeds, "db" | "labelLinks" | "now">): Backend["readShipment"] =>
  async (token) =>
    viewShipment(await openLabelLink(db, "label", token, now()), labelLinks);

export const readLabel =
  (needs: Pick<ShipmentNeeds, "db" | "shipping" | "now">): Backend["readLabel"] =>
  async (token) =>
    fetchLabel(needs)(await openLabelLink(needs.db, "label", token, needs.now()));

/** Follows the order: the local carrier's parcels move when the owner says so. */
export const readTracking =
  ({ db, now }: Pick<ShipmentNeeds, "db" | "now">): Backend["readTracking"] =>
  async (token) => {
    const shipment = await openLabelLink(db, "tracking", token, now());
    const { purchased_at, tracking_number, service } = shipment;
    if (!purchased_at || !tracking_number) throw new Failure("not-found");
    const moved = await db
      .selectFrom("order_history")
      .select(["status", (is) => is.fn.min("at").as("at")])
      .where("order_id", "=", shipment.order_id)
      .where("status", "in", ["dispatched", "delivered"])
      .groupBy("status")
      .execute();
    const steps = moved.map(({ status, at }) => ({ step: status as TrackingStep["step"], at })).sort((a, b) => a.at.getTime() - b.at.getTime());
    return {
      trackingNumber: tracking_number,
      orderReference: shipment.order_reference,
      service: service ?? "",
      specimen: shipment.provider === "local",
      voided: shipment.state === "voided",
      ofOrder: shipment.order_id !== null,
      steps: [{ step: "created", at: purchased_at }, ...(shipment.state === "voided" ? [] : steps)],
    };
  };

export const readParcel =
  ({ db, labelLinks, now }: Pick<ShipmentNeeds, "db" | "labelLinks" | "now">): Backend["readParcel"] =>
  async (orderToken) => {
    const shipment = await readNewestShipment(db, await openOrderLink(db, orderToken, now()));
    if (shipment?.state !== "purchased") return null;
    return { trackingNumber: shipment.tracking_number, trackingUrl: trackingUrlOf(shipment, labelLinks), status: shipment.parcel };
  };
