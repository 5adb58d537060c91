import { createHmac, timingSafeEqual } from "node:crypto";
import * as v from "valibot";
import { Failure } from "#contracts/failure.ts";
import type { ParcelStatus } from "#contracts/shipment.ts";
import type { CarrierEvent, ParcelFacts } from "#server/providers/shipping/port.ts";

const text = v.nullish(v.string(), null);

/** What we read of a tracker: never an address, a weight or a price. Source: EasyPost's API reference and the types of its library. */
const easyPostTracker = v.object({
  id: v.pipe(v.string(), v.regex(/^trk_\w{1,80}$/)),
  mode: v.picklist(["test", "production"]),
  tracking_code: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)),
  status: v.string(),
  shipment_id: text,
  is_return: v.nullish(v.boolean(), false),
  tracking_details: v.nullish(v.array(v.object({ status: text })), []),
});
/** The shipment's part that follows its parcel: read apart, so that nothing odd in it can cost us a label that was bought. */
export const followedShipment = v.object({ tracker: v.nullish(easyPostTracker, null) });
type EasyPostTracker = v.InferOutput<typeof easyPostTracker>;

const statuses: Record<string, ParcelStatus> = {
  pre_transit: "waiting",
  in_transit: "on-the-way",
  out_for_delivery: "out-for-delivery",
  available_for_pickup: "to-collect",
  delivered: "delivered",
};
const troubles: Record<string, string> = {
  return_to_sender: "it is on its way back to the sender",
  failure: "it could not be delivered",
  cancelled: "its tracking was cancelled",
};

/** As the shop understands it. A parcel that comes back is "delivered" at its end too, so its way is read, not its last word alone. */
export function toParcelFacts({ id, mode, tracking_code, status, shipment_id, is_return, tracking_details }: EasyPostTracker): ParcelFacts {
  const returning = is_return || status === "return_to_sender" || tracking_details.some((step) => step.status === "return_to_sender");
  return {
    trackerId: id,
    vendorId: shipment_id,
    trackingNumber: tracking_code,
    status: returning ? "returning" : (statuses[status] ?? null),
    trouble: (returning ? troubles.return_to_sender : troubles[status]) ?? null,
    live: mode === "production",
  };
}

/** Where EasyPost posts its events; the signature covers it. */
const eventPath = "/webhooks/easypost";
const toleranceSeconds = 300;

type Signed = { secret: string | undefined; rawBody: string; header: (name: string) => string | undefined; at: Date };

function isSignature(given: string, secret: string, signed: string) {
  const expected = `hmac-sha256-hex=${createHmac("sha256", secret.normalize("NFKD")).update(signed, "utf8").digest("hex")}`;
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/**
 * Throws `forbidden` unless EasyPost signed this very request within the last minutes, and where no secret is set. It sends two signatures: the older one, of the body alone, could
 * be sent again for ever by whoever has seen one, so only the newer one counts, of time, method, path and body. Source: EasyPost's article on
 * webhook HMAC validation, and `validateWebhook` of its library.
 */
export function checkSignature({ secret, rawBody, header, at }: Signed): void {
  const [signature = "", timestamp = "", path = ""] = [header("x-hmac-signature-v2"), header("x-timestamp"), header("x-path")];
  // Such as "Tue, 19 Aug 2025 20:37:09 -0000".
  const isFresh = Math.abs(Date.parse(timestamp) - at.getTime()) <= toleranceSeconds * 1000;
  const holds = secret && path === eventPath && isFresh && isSignature(signature, secret, `${timestamp}POST${path}${rawBody}`);
  if (!holds) throw new Failure("forbidden");
}

const event = v.object({
  id: v.pipe(v.string(), v.regex(/^evt_\w{1,80}$/)),
  object: v.literal("Event"),
  description: v.pipe(v.string(), v.maxLength(100)),
  mode: v.picklist(["test", "production"]),
  result: v.looseObject({ object: v.string() }),
});

/** Reads a body whose signature holds. Throws `invalid` for what is no event of EasyPost's. */
export function readEvent(rawBody: string): CarrierEvent {
  try {
    const { id, description: type, mode, result } = v.parse(event, JSON.parse(rawBody));
    if (result.object !== "Tracker") return { id, type, parcel: null };
    const tracker = v.parse(easyPostTracker, result);
    // An event of one mode about a tracker of the other is neither's.
    if (tracker.mode !== mode) throw new Failure("invalid");
    return { id, type, parcel: toParcelFacts(tracker) };
  } catch (cause) {
    throw new Failure("invalid", { cause });
  }
}
