import { settleConsent } from "#app/features/consent/settle-consent.ts";
import { storageKeys } from "#contracts/storage-keys.ts";

/** As if nobody had ever been asked: nothing but the strictly necessary is allowed. */
export function forgetConsent() {
  localStorage.removeItem(storageKeys.consent.name);
  localStorage.removeItem(storageKeys.consentVisited.name);
  settleConsent();
}
