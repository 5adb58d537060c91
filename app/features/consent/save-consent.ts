import type { Choices } from "#app/features/consent/category.ts";
import { addPending } from "#app/features/consent/pending-receipts.ts";
import { newIntent } from "#app/new-intent.ts";
import { cookiePolicyVersion, currentCookieWording } from "#content/cookie-wording.ts";
import { storageKeys } from "#contracts/storage-keys.ts";

/** Told to the window after every change of a choice. */
export const consentChanged = "consent-changed";

/** Keeps a choice and the receipt to be sent for it. False where the browser refuses to keep anything. */
export function saveConsent(choices: Choices): boolean {
  const preferences = { necessary: true as const, ...choices };
  const receipt = newIntent();
  try {
    localStorage.setItem(storageKeys.consent.name, JSON.stringify({ ...preferences, policy: cookiePolicyVersion, at: new Date().toISOString(), receipt }));
    localStorage.setItem(storageKeys.consentVisited.name, "true");
    addPending({
      receipt,
      choices: preferences,
      policy: cookiePolicyVersion,
      wording: currentCookieWording,
      signal: navigator.globalPrivacyControl === true,
    });
  } catch {
    return false;
  }
  window.dispatchEvent(new Event(consentChanged));
  return true;
}
