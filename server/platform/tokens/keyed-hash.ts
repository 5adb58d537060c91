import { type BinaryLike, createHmac, timingSafeEqual } from "node:crypto";

/** HMAC-SHA-256: a signature that only the key's holder can make, or a code from which nobody else can find the text. */
export const keyedHash = (key: BinaryLike, text: string | Uint8Array) => createHmac("sha256", key).update(text).digest();

export const keyedCode = (key: BinaryLike, text: string) => keyedHash(key, text).toString("base64url");

/** Compared so that the time it takes tells nothing of what is right of a guess. */
export const isSame = (one: Uint8Array, other: Uint8Array) => one.length === other.length && timingSafeEqual(one, other);

/** Whether a signature in base64url, as a token carries it, is the key's for that text. */
export const isSignature = (given: string, key: BinaryLike, text: string) => isSame(keyedHash(key, text), Buffer.from(given, "base64url"));
