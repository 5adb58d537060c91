import { timingSafeEqual } from "node:crypto";
import { derivePassword } from "#server/access/hash-password.ts";
import { passwordHashPattern } from "#server/access/password-hash-pattern.ts";

/** Whether a password is the one behind a hash; takes as long for either answer. */
export async function checkPassword(password: string, hash: string): Promise<boolean> {
  const [, n, r, p, salt = "", wanted = ""] = passwordHashPattern.exec(hash) ?? [];
  if (!wanted) return false;
  const found = await derivePassword(password, Buffer.from(salt, "base64url"), { N: Number(n), r: Number(r), p: Number(p) });
  return timingSafeEqual(found, Buffer.from(wanted, "base64url"));
}
