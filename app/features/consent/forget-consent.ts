import { consentChanged } from "#app/features/consent/save-consent.ts";
import { storageKeys } from "#contracts/storage-keys.ts";

/** As if nobody had ever been asked: nothing but the strictly necessary is allowed. */
export function forgetConsent() {
  localStorage.removeItem(storageKeys.consent.name);
  localStorage.removeItem(storageKeys.consentVisited.name);
  window.dispatchEvent(new Event(consentChanged));
}
