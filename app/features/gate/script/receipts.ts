import { grantHours } from "#contracts/grant.ts";
import { storageKeys } from "#contracts/storage-keys.ts";

const { accessToken, accessExpires, codeGranted, codeTimestamp } = storageKeys;
const keys = [accessToken, accessExpires, codeGranted, codeTimestamp].map(({ name }) => name);

/** A browser may refuse storage altogether; a receipt opens nothing, so none is missed. */
function kept(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

/** Written last of its receipt: by it another tab learns that all of it is there. */
export const completesReceipt = (key: string | null) => key === accessToken.name || key === codeGranted.name;

export function keepPasswordReceipt({ token = "", expires_at = "" }: { token?: string | undefined; expires_at?: string | undefined }) {
  kept()?.setItem(accessExpires.name, expires_at);
  kept()?.setItem(accessToken.name, token);
}

export function keepCodeReceipt(now: number) {
  kept()?.setItem(codeTimestamp.name, String(now));
  kept()?.setItem(codeGranted.name, "true");
}

export function forgetReceipts() {
  for (const key of keys) kept()?.removeItem(key);
}

/** Whether this browser believes that it was let in, not longer ago than a grant holds. */
export function hasReceipt(now: number): boolean {
  const store = kept();
  const password = store?.getItem(accessToken.name) && Date.parse(store.getItem(accessExpires.name) ?? "") > now;
  const age = now - Number(store?.getItem(codeTimestamp.name) ?? Number.NaN);
  return Boolean(password) || (store?.getItem(codeGranted.name) === "true" && age >= 0 && age < grantHours * 3_600_000);
}
