import { createHmac, randomBytes } from "node:crypto";

export const easyPostKeys = { key: "EZTK_a_key_of_the_tests", webhookSecret: "a secret of the tests, Ångström" };
/** The settings of a shop whose labels are bought here. */
export const easyPostEnv = (url: string) => ({
  SHIPPING: "easypost",
  EASYPOST_API_KEY: easyPostKeys.key,
  EASYPOST_WEBHOOK_SECRET: easyPostKeys.webhookSecret,
  EASYPOST_URL: url,
});

const signature = (secret: string, signed: string) => `hmac-sha256-hex=${createHmac("sha256", secret.normalize("NFKD")).update(signed).digest("hex")}`;

/** The older header, of the body alone: it comes along, and counts for nothing. */
export const signBody = (raw: string, secret: string = easyPostKeys.webhookSecret) => ({ "x-hmac-signature": signature(secret, raw) });

/** Such as "Tue, 19 Aug 2025 20:37:09 -0000". */
export const timestampOf = (at: Date) => at.toUTCString().replace("GMT", "-0000");

/** The newer headers, of time, method, path and body. */
export function signRequest(raw: string, at: Date, { secret = easyPostKeys.webhookSecret as string, path = "/webhooks/easypost" } = {}) {
  const time = timestampOf(at);
  return { "x-timestamp": time, "x-path": path, "x-hmac-signature-v2": signature(secret, `${time}POST${path}${raw}`) };
}

export type FakeTracker = {
  id: string;
  object: string;
  mode: string;
  tracking_code: string;
  status: string;
  shipment_id: string | null;
  is_return: boolean;
  public_url: string;
  weight: number;
  signed_by: string;
  created_at: string;
  updated_at: string;
  tracking_details: { object: string; status: string; message: string; datetime: string; tracking_location: Record<string, string> }[];
};
export type FakeEvent = { id: string; object: string; mode: string; description: string; created_at: string; result: FakeTracker };

/** A tracker as EasyPost shows it, with what we must never read: who signed, where, how heavy. */
export const newTracker = (tracking_code: string, shipment_id: string | null, at: Date, mode = "test"): FakeTracker => ({
  id: `trk_${randomBytes(16).toString("hex")}`,
  object: "Tracker",
  mode,
  tracking_code,
  status: "unknown",
  shipment_id,
  is_return: false,
  public_url: `https://track.example/${tracking_code}`,
  weight: 4.0,
  signed_by: "Somebody",
  created_at: at.toISOString(),
  updated_at: at.toISOString(),
  tracking_details: [],
});

/** The carrier scans the parcel: what EasyPost then posts. */
export function scan(tracker: FakeTracker, status: string, at: Date): FakeEvent {
  tracker.status = status;
  tracker.updated_at = at.toISOString();
  tracker.tracking_details.push({ object: "TrackingDetail", status, message: "Scanned", datetime: tracker.updated_at, tracking_location: { city: "Nowhere" } });
  const event = { id: `evt_${randomBytes(16).toString("hex")}`, object: "Event", mode: tracker.mode, description: "tracker.updated" };
  return { ...event, created_at: at.toISOString(), result: structuredClone(tracker) };
}
