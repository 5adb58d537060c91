import { timingSafeEqual } from "node:crypto";
import { Failure } from "#contracts/failure.ts";
import { eventDigest } from "#server/adapters/payments/local/sign-event.ts";

const toleranceSeconds = 300;

type Signed = { secret: string; rawBody: string; header: string | undefined; at: Date };

function readHeader(header: string) {
  const parts = header.split(",").map((part) => part.trim().split("="));
  const values = (name: string) => parts.flatMap(([key, value]) => (key === name && value ? [value] : []));
  const [seconds, ...more] = values("t");
  const digests = values("v1").filter((digest) => /^[0-9a-f]{64}$/.test(digest));
  return seconds && more.length === 0 && /^\d{1,12}$/.test(seconds) ? { seconds, digests } : undefined;
}

/** Throws `forbidden` unless one of the header's signatures is ours for these very bytes, made within 300 s of `at`. */
export function checkSignature({ secret, rawBody, header, at }: Signed) {
  const read = readHeader(header ?? "");
  if (!secret || !read || Math.abs(at.getTime() / 1000 - Number(read.seconds)) > toleranceSeconds) throw new Failure("forbidden");
  const expected = Buffer.from(eventDigest(secret, read.seconds, rawBody), "hex");
  // Several are allowed, so that a secret can be changed without losing an event.
  if (!read.digests.some((digest) => timingSafeEqual(Buffer.from(digest, "hex"), expected))) throw new Failure("forbidden");
}
