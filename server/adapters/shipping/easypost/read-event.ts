import * as v from "valibot";
import { Failure } from "#contracts/failure.ts";
import { easyPostTracker, toParcelFacts } from "#server/adapters/shipping/easypost/tracker.ts";
import type { CarrierEvent } from "#server/ports/shipping.ts";

const event = v.object({
  id: v.pipe(v.string(), v.regex(/^evt_\w{1,80}$/)),
  object: v.literal("Event"),
  description: v.pipe(v.string(), v.maxLength(100)),
  mode: v.picklist(["test", "production"]),
  created_at: v.pipe(
    v.string(),
    v.isoTimestamp(),
    v.transform((text) => new Date(text)),
  ),
  result: v.looseObject({ object: v.string() }),
});

/** Reads a body whose signature holds. Throws `invalid` for what is no event of EasyPost's. */
export function readEvent(rawBody: string): CarrierEvent {
  try {
    const { id, description, mode, created_at, result } = v.parse(event, JSON.parse(rawBody));
    const head = { id, type: description, at: created_at };
    if (result.object !== "Tracker") return { ...head, kind: "other" };
    const tracker = v.parse(easyPostTracker, result);
    // An event of one mode about a tracker of the other is neither's.
    if (tracker.mode !== mode) throw new Failure("invalid");
    return { ...head, kind: "parcel", parcel: toParcelFacts(tracker) };
  } catch (cause) {
    throw new Failure("invalid", { cause });
  }
}
