import type { Choices } from "#app/features/consent/category.ts";
import { addPending } from "#app/features/consent/pending-receipts.ts";
import { newIntent } from "#app/new-intent.ts";
import { cookiePolicyVersion, currentCookieWording } from "#content/cookie-policy-version.ts";
import type { WordingInPlace } from "#content/cookie-wording.ts";
import { storageKeys } from "#contracts/storage-keys.ts";

/** Keeps a choice, which is then to be settled, and the receipt to be sent for it, which names the words that asked. False where the browser refuses to keep anything. */
export function saveConsent(choices: Choices, wording: typeof currentCookieWording | WordingInPlace = currentCookieWording): boolean {
  const preferences = { necessary: true as const, ...choices };
  const receipt = newIntent();
  try {
    localStorage.setItem(storageKeys.consent.name, JSON.stringify({ ...preferences, policy: cookiePolicyVersion, at: new Date().toISOString(), receipt }));
    localStorage.setItem(storageKeys.consentVisited.name, "true");
    addPending({
      receipt,
      choices: preferences,
      policy: cookiePolicyVersion,
      wording,
      signal: navigator.globalPrivacyControl === true,
    });
  } catch {
    return false;
  }
  return true;
}
