import { local } from "#app/lib/browser/storage.ts";
import { cookiePolicyVersion } from "#content/cookie-policy-version.ts";
import { consentDays } from "#contracts/consent-cookie.ts";
import { storageKeys } from "#contracts/storage-keys.ts";

/** What a visitor may allow; the strictly necessary is not asked. */
export const categories = ["functional", "analytics", "advertising"] as const;
export type Category = (typeof categories)[number];
export type Choices = Record<Category, boolean>;
export type Preferences = Choices & { necessary: true };

export const nothing: Choices = { functional: false, analytics: false, advertising: false };
export const everything: Choices = { functional: true, analytics: true, advertising: true };

/** A choice that stands: what was allowed, under which policy and when (ISO 8601). */
export type Consent = Preferences & { policy: string; at: string; receipt?: string };

/** Milliseconds after which we ask again. */
export const lifetime = consentDays * 86_400_000;

/** What cannot be read, is a year old or was chosen under an older policy is no consent. A choice without a date counts from today. */
export function parseConsent(text: string | null, now: number): Consent | null {
  try {
    const { policy = cookiePolicyVersion, at = new Date(now).toISOString(), ...saved } = JSON.parse(text ?? "{}");
    const stands = saved.necessary === true && policy === cookiePolicyVersion && Math.abs(now - Date.parse(at)) < lifetime;
    return stands && categories.every((category) => typeof saved[category] === "boolean") ? { ...saved, policy, at } : null;
  } catch {
    return null;
  }
}

/** What is kept, as it is kept. */
export const readText = () => local.read(storageKeys.consent.name);

/** The choice that stands in this browser, for use anywhere in the app. */
export const readConsent = (now = Date.now()): Consent | null => parseConsent(readText(), now);

/** Gives a choice that was kept without a date today's, so that its year begins; one with a date is left alone. */
export function dateConsent() {
  const consent = readConsent();
  if (consent && !local.read(storageKeys.consent.name)?.includes('"at":')) local.write(storageKeys.consent.name, JSON.stringify(consent));
}
