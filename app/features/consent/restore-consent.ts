import { endConsentCookie } from "#app/features/consent/forget-consent.ts";
import { settleConsent } from "#app/features/consent/settle-consent.ts";
import { local, readCookies } from "#app/lib/browser/storage.ts";
import { decodeConsent } from "#contracts/consent-cookie.ts";
import { readCookie } from "#contracts/cookies.ts";
import { cookies, storageKeys } from "#contracts/storage-keys.ts";

/** Takes the choice from the server's cookie where the browser has lost its own copy, as Safari does after seven days. What it does have goes first. */
export function restoreConsent() {
  const recorded = decodeConsent(readCookie(readCookies(), cookies.recordedConsent.name, location.protocol === "https:"));
  if (!recorded) return;
  const own = local.read(storageKeys.consent.name);
  // An earlier choice, whose answer came after a later choice was made.
  if (own !== null && !own.includes(recorded.receipt)) endConsentCookie();
  if (own !== null) return;
  local.write(storageKeys.consent.name, JSON.stringify({ necessary: true, ...recorded }));
  local.write(storageKeys.consentVisited.name, "true");
  settleConsent();
}
