import { createHmac, timingSafeEqual } from "node:crypto";
import { Failure } from "#contracts/failure.ts";

/** Where EasyPost posts its events; the signature covers it. */
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
 * Throws `forbidden` unless EasyPost signed this very request within the last minutes. It sends two signatures: the older one, of the body alone, could
 * be sent again for ever by whoever has seen one, so only the newer one counts, of time, method, path and body. Source: EasyPost's article on
 * webhook HMAC validation, and `validateWebhook` of its library.
 */
export function checkSignature({ secret, rawBody, header, at }: Signed): void {
  const [seal = "", timestamp = "", path = ""] = [header("x-hmac-signature-v2"), header("x-timestamp"), header("x-path")];
  const holds = secret && path === eventPath && isNow(timestamp, at) && isSeal(seal, secret, `${timestamp}POST${path}${rawBody}`);
  if (!holds) throw new Failure("forbidden");
}
