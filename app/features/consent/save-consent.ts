import type { Choices } from "#app/features/consent/category.ts";
import { endConsentCookie } from "#app/features/consent/forget-consent.ts";
import { addPending } from "#app/features/consent/pending-receipts.ts";
import { local } from "#app/lib/browser/storage.ts";
import { newIntent } from "#app/lib/http/call-function.ts";
import { cookiePolicyVersion, currentCookieWording } from "#content/cookie-policy-version.ts";
import type { WordingInPlace } from "#content/cookie-wording.ts";
import { storageKeys } from "#contracts/storage-keys.ts";

/**
 * Keeps a choice, which is then to be settled, and the receipt to be sent for it, which names the words that asked. False where the browser keeps
 * nothing: then it stands until the page is left, or for longer once the server has set its cookie.
 */
export function saveConsent(choices: Choices, wording: typeof currentCookieWording | WordingInPlace = currentCookieWording): boolean {
  const preferences = { necessary: true as const, ...choices };
  const receipt = newIntent();
  // What it says no longer stands, also while the new choice cannot be sent.
  endConsentCookie();
  addPending({ receipt, choices: preferences, policy: cookiePolicyVersion, wording, signal: navigator.globalPrivacyControl === true });
  local.write(storageKeys.consentVisited.name, "true");
  return local.write(storageKeys.consent.name, JSON.stringify({ ...preferences, policy: cookiePolicyVersion, at: new Date().toISOString(), receipt }));
}
