import { local } from "#app/lib/browser/storage.ts";
import { accessSessionHours } from "#contracts/access-session.ts";
import { storageKeys } from "#contracts/storage-keys.ts";

const { accessToken, accessExpires, codeGranted, codeTimestamp } = storageKeys;
const keys = [accessToken, accessExpires, codeGranted, codeTimestamp].map(({ name }) => name);

/** Written last of its receipt: by it another tab learns that all of it is there. */
export const completesReceipt = (key: string | null) => key === accessToken.name || key === codeGranted.name;

export function keepPasswordReceipt({ token = "", expires_at = "" }: { token?: string | undefined; expires_at?: string | undefined }) {
  local.write(accessExpires.name, expires_at);
  local.write(accessToken.name, token);
}

export function keepCodeReceipt(now: number) {
  local.write(codeTimestamp.name, String(now));
  local.write(codeGranted.name, "true");
}

export function forgetReceipts() {
  for (const key of keys) local.remove(key);
}

/** Whether this browser believes that it was let in, not longer ago than an access session holds. */
export function hasReceipt(now: number): boolean {
  const password = local.read(accessToken.name) && Date.parse(local.read(accessExpires.name) ?? "") > now;
  const age = now - Number(local.read(codeTimestamp.name) ?? Number.NaN);
  return Boolean(password) || (local.read(codeGranted.name) === "true" && age >= 0 && age < accessSessionHours * 3_600_000);
}
