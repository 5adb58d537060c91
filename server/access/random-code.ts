import { randomBytes } from "node:crypto";

/** Crockford's base 32: no I, L, O or U, so that a code survives being read out. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** A label for people, 5 random bits a letter. Not a secret. */
export const randomCode = (letters: number) => Array.from(randomBytes(letters), (byte) => alphabet[byte % 32]).join("");
