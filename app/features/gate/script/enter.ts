import { timeoutMs } from "#app/features/gate/script/ask.ts";
import { forgetReceipts, hasReceipt } from "#app/features/gate/script/receipts.ts";

/** Milliseconds that the good news can be read before the site takes its place. */
const pause = 900;

/** "Checking access..." in place of the lock, and back. */
export function showChecking(on: boolean) {
  document.querySelector<HTMLElement>("[data-checking]")?.toggleAttribute("hidden", !on);
  document.querySelector<HTMLElement>("[data-locked]")?.toggleAttribute("hidden", on);
}

const nextOf = () => document.querySelector<HTMLInputElement>("input[name=next]")?.value || "/";

/** The very page that was asked for, with whatever stands behind the # of the address. */
function go() {
  showChecking(true);
  const next = nextOf();
  if (next === location.pathname + location.search) location.reload();
  else location.replace(next);
}

export const goSoon = () => setTimeout(go, pause);

/** Asks whether an access session that this browser has a receipt for still holds: another tab may have got it, or this page comes from the browser's memory. */
export async function checkReceipt() {
  if (!hasReceipt(Date.now())) return forgetReceipts();
  showChecking(true);
  try {
    const answer = await fetch("/site-access/held", { cache: "no-store", signal: AbortSignal.timeout(timeoutMs) });
    if (((await answer.json()) as { held?: boolean }).held) return go();
    forgetReceipts();
  } catch {
    // Nothing is known, so the lock stays, and so does the receipt.
  }
  showChecking(false);
}
