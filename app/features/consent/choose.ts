import type { Choices } from "#app/features/consent/category.ts";
import { announceReload } from "#app/features/consent/reload-coming.ts";
import { saveConsent } from "#app/features/consent/save-consent.ts";
import { sendReceipts } from "#app/features/consent/send-receipts.ts";
import { settleConsent } from "#app/features/consent/settle-consent.ts";
import { keepInput } from "#app/lib/hydration/preserve-form.ts";

/**
 * Keeps the choice and loads the page anew, so that everything starts under it; what was typed, the place on the page and the
 * focus survive. Only a press leads here, so it cannot loop; a browser that keeps nothing is not reloaded: the choice would be lost.
 */
export function choose(choices: Choices, focus: Element | undefined) {
  const isKept = saveConsent(choices);
  if (isKept) announceReload();
  settleConsent();
  void sendReceipts();
  if (!isKept) return;
  keepInput(focus);
  location.reload();
}
