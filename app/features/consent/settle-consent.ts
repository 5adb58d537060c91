import { clearWithdrawn } from "#app/features/consent/clear-withdrawn.ts";
import { consentChanged } from "#app/features/consent/listen-for-consent.ts";

/** After a change of the choice: what is running hears of it first and stops, then what it had kept is cleared. */
export function settleConsent() {
  window.dispatchEvent(new Event(consentChanged));
  clearWithdrawn();
}
