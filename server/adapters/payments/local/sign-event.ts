import { createHmac } from "node:crypto";

/** HMAC-SHA256 of "seconds.body", hex: the time is inside, so that an old signature cannot be given a new one. */
export const eventDigest = (secret: string, seconds: string | number, rawBody: string) =>
  createHmac("sha256", secret).update(`${seconds}.${rawBody}`).digest("hex");

/** The value of a `card-signature` header. */
export function signEvent(secret: string, rawBody: string, at: Date) {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${eventDigest(secret, seconds, rawBody)}`;
}
