import { local } from "#app/lib/browser/storage.ts";
import { fetchInTime } from "#app/lib/http/call-function.ts";
import { accessSessionHours } from "#contracts/access-session.ts";
import { storageKeys } from "#contracts/storage-keys.ts";

const { accessToken, accessExpires, codeGranted, codeTimestamp } = storageKeys;
const keys = [accessToken, accessExpires, codeGranted, codeTimestamp].map(({ name }) => name);

/** Written last of its receipt: by it another tab learns that all of it is there. */
export const completesReceipt = (key: string | null) => key === accessToken.name || key === codeGranted.name;

export function savePasswordReceipt({ token = "", expires_at = "" }: { token?: string | undefined; expires_at?: string | undefined }) {
  local.write(accessExpires.name, expires_at);
  local.write(accessToken.name, token);
}

export function saveCodeReceipt(now: number) {
  local.write(codeTimestamp.name, String(now));
  local.write(codeGranted.name, "true");
}

export function forgetReceipts() {
  for (const key of keys) local.remove(key);
}

/** Whether this browser believes that it was let in, not longer ago than an access session holds. */
function hasReceipt(now: number): boolean {
  const password = local.read(accessToken.name) && Date.parse(local.read(accessExpires.name) ?? "") > now;
  const age = now - Number(local.read(codeTimestamp.name) ?? Number.NaN);
  return Boolean(password) || (local.read(codeGranted.name) === "true" && age >= 0 && age < accessSessionHours * 3_600_000);
}

/** Milliseconds that the server has for one answer. */
export const timeoutMs = 15_000;
/** Milliseconds that the good news can be read before the site takes its place. */
const pause = 900;

/** "Checking access..." in place of the lock, and back. */
function showChecking(on: boolean) {
  document.querySelector<HTMLElement>("[data-checking]")?.toggleAttribute("hidden", !on);
  document.querySelector<HTMLElement>("[data-locked]")?.toggleAttribute("hidden", on);
}

/** The very page that was asked for, with whatever stands behind the # of the address. */
function go() {
  const next = document.querySelector<HTMLInputElement>("input[name=next]")?.value || "/";
  if (next !== location.pathname + location.search) return location.replace(next);
  // The page begins at its top: the gate's place is not its own.
  history.scrollRestoration = "manual";
  location.reload();
}

export const goSoon = () => setTimeout(go, pause);

/** Asks whether an access session that this browser has a receipt for still holds: another tab may have got it, or this page comes from the browser's memory. */
export async function checkReceipt() {
  if (!hasReceipt(Date.now())) return forgetReceipts();
  showChecking(true);
  // Where nothing is known the lock stays, and so does the receipt.
  const isHeld = await fetchInTime("/site-access/held", { cache: "no-store" }, async (answer) => ((await answer.json()) as { held?: boolean }).held, {
    milliseconds: timeoutMs,
  }).catch(() => null);
  if (isHeld?.state === "answered") {
    if (isHeld.answer) return go();
    forgetReceipts();
  }
  showChecking(false);
}
