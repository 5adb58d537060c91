import { hash, randomBytes, randomUUID } from "node:crypto";

/** Crockford's base 32: no I, L, O or U, so that a code survives being read out. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** A label for people, 5 random bits a letter. Not a secret. */
export const randomCode = (letters: number) => Array.from(randomBytes(letters), (byte) => alphabet[byte % 32]).join("");

/** A UUID that the same press gives again, however often it is sent: by its idempotency key, and what else has to be the same. Without a key a new one. */
export function repeatableId(key: string | undefined, ...parts: string[]): string {
  if (key === undefined) return randomUUID();
  const digest = hash("sha256", JSON.stringify([key, ...parts]));
  return digest.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
