import { knownCountry } from "#content/known-country.ts";

/** How services say that they do not know. */
const unknown = /^(|undefined|none|null|unknown)$/i;

/** A country-code service's plain text: a code of our list, null for "unknown"; undefined where it is neither. */
export function readCountryAnswer(text: string): string | null | undefined {
  const answer = text.trim();
  if (/^[a-z][a-z\d]$/i.test(answer)) return knownCountry(answer);
  return unknown.test(answer) ? null : undefined;
}
