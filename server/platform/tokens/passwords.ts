import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

/** `scrypt:<cost>:<block size>:<parallelism>:<salt>:<hash>`; colons, for a dollar sign means something in a compose file. */
export const passwordHashPattern = /^scrypt:(\d{4,7}):(\d{1,2}):(\d{1,2}):([\w-]{22,64}):([\w-]{43})$/;

/** OWASP's parameters for 32 MB of memory a try: a quarter of a second of one core. */
const owasp = { N: 2 ** 15, r: 8, p: 3 };

type Cost = typeof owasp;
const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** 32 bytes. Unicode is normalised and outer spaces are left out, so that a password typed on another keyboard, or dictated, is the same. */
export const derivePassword = (password: string, salt: Buffer, { N, r, p }: Cost) =>
  derive(password.normalize("NFKC").trim(), salt, 32, { N, r, p, maxmem: 160 * N * r });

export async function hashPassword(password: string, cost: Cost = owasp): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derivePassword(password, salt, cost);
  return ["scrypt", cost.N, cost.r, cost.p, salt.toString("base64url"), hash.toString("base64url")].join(":");
}

export async function checkPassword(password: string, hash: string): Promise<boolean> {
  const [, n, r, p, salt = "", wanted = ""] = passwordHashPattern.exec(hash) ?? [];
  if (!wanted) return false;
  const found = await derivePassword(password, Buffer.from(salt, "base64url"), { N: Number(n), r: Number(r), p: Number(p) });
  return timingSafeEqual(found, Buffer.from(wanted, "base64url"));
}
