import { startLock } from "#app/features/gate/script/lock.ts";
import { checkReceipt, completesReceipt, forgetReceipts } from "#app/features/gate/script/receipts.ts";
import { followKeyboard } from "#app/lib/browser/follow-keyboard.ts";

// All the script of the gate's screens: the site's own would bring the site's words with it.
for (const form of document.querySelectorAll<HTMLFormElement>("[data-lock]")) startLock(form);
const toasts = document.querySelector<HTMLElement>(".toasts");
if (toasts) followKeyboard(toasts);
document.querySelector("[data-leave]")?.addEventListener("submit", forgetReceipts);
if (document.querySelector("[data-locked]")) {
  void checkReceipt();
  addEventListener("pageshow", ({ persisted }) => persisted && void checkReceipt());
  addEventListener("storage", ({ key, newValue }) => newValue && completesReceipt(key) && void checkReceipt());
}
document.documentElement.dataset.script = "ready";
