import * as v from "valibot";
import { Failure } from "#contracts/failure.ts";
import type { ParcelStatus } from "#contracts/shipment.ts";
import { isSame, keyedHash } from "#server/platform/tokens/keyed-hash.ts";
import type { CarrierEvent, ParcelFacts } from "#server/providers/shipping/port.ts";

const text = v.nullish(v.string(), null);

/** The fields of a tracker that we read: no address, weight or price. Source: EasyPost's API reference and its library's types. */
const easyPostTracker = v.object({
  id: v.pipe(v.string(), v.regex(/^trk_\w{1,80}$/)),
  mode: v.picklist(["test", "production"]),
  tracking_code: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)),
  status: v.string(),
  shipment_id: text,
  is_return: v.nullish(v.boolean(), false),
  tracking_details: v.nullish(v.array(v.object({ status: text })), []),
});
/** Parsed apart from the shipment, so that an odd tracker can't hide a bought label. */
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

/** A returned parcel ends as "delivered" too, so the whole history is read, not just the last status. */
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

const eventPath = "/webhooks/easypost";
const toleranceSeconds = 300;

type Signed = { secret: string | undefined; rawBody: string; header: (name: string) => string | undefined; at: Date };

/**
 * Throws `forbidden` unless EasyPost signed this request within the last minutes. Only the newer of its two signatures counts: the older one covers the
 * body alone, so anyone who saw it could send it again for ever. Source: EasyPost's article on webhook HMAC validation, and its library.
 */
export function checkSignature({ secret, rawBody, header, at }: Signed): void {
  const [signature = "", timestamp = "", path = ""] = [header("x-hmac-signature-v2"), header("x-timestamp"), header("x-path")];
  // Such as "Tue, 19 Aug 2025 20:37:09 -0000".
  const isFresh = Math.abs(Date.parse(timestamp) - at.getTime()) <= toleranceSeconds * 1000;
  if (!secret || path !== eventPath || !isFresh) throw new Failure("forbidden");
  const expected = `hmac-sha256-hex=${keyedHash(secret.normalize("NFKD"), `${timestamp}POST${path}${rawBody}`).toString("hex")}`;
  if (!isSame(Buffer.from(signature), Buffer.from(expected))) throw new Failure("forbidden");
}

const event = v.object({
  id: v.pipe(v.string(), v.regex(/^evt_\w{1,80}$/)),
  object: v.literal("Event"),
  description: v.pipe(v.string(), v.maxLength(100)),
  mode: v.picklist(["test", "production"]),
  result: v.looseObject({ object: v.string() }),
});

/** Parses a body whose signature was checked. Throws `invalid` for anything else than an event. */
export function readEvent(rawBody: string): CarrierEvent {
  try {
    const { id, description: type, mode, result } = v.parse(event, JSON.parse(rawBody));
    if (result.object !== "Tracker") return { id, type, parcel: null };
    const tracker = v.parse(easyPostTracker, result);
    // A test event about a real tracker, or the other way round, is invalid.
    if (tracker.mode !== mode) throw new Failure("invalid");
    return { id, type, parcel: toParcelFacts(tracker) };
  } catch (cause) {
    throw new Failure("invalid", { cause });
  }
}
