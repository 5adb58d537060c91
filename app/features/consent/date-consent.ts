import { readConsent } from "#app/features/consent/read-consent.ts";
import { local } from "#app/lib/browser/storage.ts";
import { storageKeys } from "#contracts/storage-keys.ts";

/** Gives a choice that was kept without a date today's, so that its year begins; one with a date is left alone. */
export function dateConsent() {
  const consent = readConsent();
  if (consent && !local.read(storageKeys.consent.name)?.includes('"at":')) local.write(storageKeys.consent.name, JSON.stringify(consent));
}
