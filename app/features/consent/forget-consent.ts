import { settleConsent } from "#app/features/consent/settle-consent.ts";
import { expireCookie, local } from "#app/lib/browser/storage.ts";
import { cookieName } from "#contracts/cookies.ts";
import { cookies, storageKeys } from "#contracts/storage-keys.ts";

/** The server's copy of a choice no longer stands. */
export const endConsentCookie = () => expireCookie(cookieName(cookies.recordedConsent.name, location.protocol === "https:"));

/** As if nobody had ever been asked: nothing but the strictly necessary is allowed. */
export function forgetConsent() {
  local.remove(storageKeys.consent.name);
  local.remove(storageKeys.consentVisited.name);
  endConsentCookie();
  settleConsent();
}
