import { createHmac, timingSafeEqual } from "node:crypto";
import { Failure } from "#contracts/failure.ts";

/** Where EasyPost posts its events; its newer signature covers it. */
const eventPath = "/webhooks/easypost";
const toleranceSeconds = 300;

type Signed = {
  /** Unset: no event is taken. */
  secret: string | undefined;
  rawBody: string;
  header: (name: string) => string | undefined;
  at: Date;
};

function isSeal(given: string, secret: string, signed: string) {
  const expected = `hmac-sha256-hex=${createHmac("sha256", secret.normalize("NFKD")).update(signed, "utf8").digest("hex")}`;
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** Such as "Tue, 19 Aug 2025 20:37:09 -0000": anything else that a date can be read from is none. */
function isNow(timestamp: string, at: Date) {
  if (!/^[A-Z][a-z]{2}, \d{1,2} [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d (?:[+-]\d{4}|GMT)$/.test(timestamp)) return false;
  return Math.abs(Date.parse(timestamp) - at.getTime()) <= toleranceSeconds * 1000;
}

/**
 * Throws `forbidden` unless EasyPost signed this very body. It has two signatures: the older one is of the body alone, the newer one of time,
 * method, path and body. Where the newer one came along, it decides. Source: EasyPost's article on webhook HMAC validation, and `validateWebhook`
 * of its library.
 */
export function checkSignature({ secret, rawBody, header, at }: Signed): void {
  const newer = header("x-hmac-signature-v2");
  const [timestamp = "", path = ""] = [header("x-timestamp"), header("x-path")];
  const holds =
    newer === undefined
      ? (of: string) => isSeal(header("x-hmac-signature") ?? "", of, rawBody)
      : (of: string) => path === eventPath && isNow(timestamp, at) && isSeal(newer, of, `${timestamp}POST${path}${rawBody}`);
  if (!secret || !holds(secret)) throw new Failure("forbidden");
}
