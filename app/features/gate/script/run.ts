import { startLock } from "#app/features/gate/script/lock.ts";
import { checkReceipt, completesReceipt, forgetReceipts } from "#app/features/gate/script/receipts.ts";
import { followKeyboard } from "#app/lib/browser/follow-keyboard.ts";
import { clearFocusSoon, keepFocusClear } from "#app/lib/browser/keep-focus-clear.ts";

/** The page leaves room for the messages at its head and foot, and what has the focus is scrolled clear of them, as on the rest of the site (app/ui/dock.tsx). */
function leaveRoom(messages: HTMLElement) {
  keepFocusClear();
  const observer = new ResizeObserver(() => {
    const heightOf = (regions: string) => [...messages.querySelectorAll(`:scope > ${regions}`)].reduce((sum, { clientHeight }) => sum + clientHeight, 0);
    document.documentElement.style.setProperty("--covered-above", `${heightOf("[role=alert]")}px`);
    for (const element of document.querySelectorAll<HTMLElement>("html, .gate"))
      element.style.setProperty("--covered-below", `${heightOf(":not([role=alert])")}px`);
    clearFocusSoon();
  });
  for (const region of messages.children) observer.observe(region);
}

// All the script of the gate's screens: the site's own would bring the site's words with it.
for (const form of document.querySelectorAll<HTMLFormElement>("[data-lock]")) startLock(form);
const toasts = document.querySelector<HTMLElement>(".toasts");
if (toasts) {
  followKeyboard(toasts);
  leaveRoom(toasts);
}
document.querySelector("[data-leave]")?.addEventListener("submit", forgetReceipts);
if (document.querySelector("[data-locked]")) {
  void checkReceipt();
  addEventListener("pageshow", ({ persisted }) => persisted && void checkReceipt());
  addEventListener("storage", ({ key, newValue }) => newValue && completesReceipt(key) && void checkReceipt());
}
document.documentElement.dataset.script = "ready";
