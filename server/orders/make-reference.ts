import { randomBytes } from "node:crypto";
import { brand } from "#content/brand.ts";

/** Crockford's base 32: no I, L, O or U, so that a reference survives being read out. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** A label for people, such as EMB-7K4M-2Q9X: 40 random bits, not a secret. */
export function makeReference(): string {
  const text = Array.from(randomBytes(8), (byte) => alphabet[byte % 32]).join("");
  return `${brand.referencePrefix}-${text.slice(0, 4)}-${text.slice(4)}`;
}
