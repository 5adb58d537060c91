import type { Consent } from "#app/features/consent/stored-consent.ts";
import { categories } from "#app/features/consent/stored-consent.ts";
import { currentCookieWording } from "#content/cookie-policy-version.ts";
import { cookieWording } from "#content/cookie-wording.ts";

const wording = cookieWording[currentCookieWording].categories;

/** How things stand, in one sentence; without a choice the browser's own signal is what stands. */
export function describeConsent(consent: Consent | null): string {
  if (!consent) return "Your browser sends Global Privacy Control. We take that as a no, until you choose otherwise here.";
  const allowed = categories.filter((category) => consent[category]).map((category) => wording[category].name.toLowerCase());
  // Made here: they take longer than all the rest of the banner, which most people see without a choice.
  const chosen = new Intl.DateTimeFormat("en-GB", { dateStyle: "long" }).format(new Date(consent.at));
  const list = new Intl.ListFormat("en-GB");
  return allowed.length > 0 ? `On ${chosen} you allowed: ${list.format(allowed)}.` : `On ${chosen} you refused everything that is not necessary.`;
}
