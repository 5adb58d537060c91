import { countries } from "#content/countries.ts";

const codes = new Set(countries.map(({ code }) => code));

/** A country's code as our list has it, from one that others write; null for every other text, such as "XX" or "T1" for unknown ones. */
export function knownCountry(text: string | undefined): string | null {
  const code = text?.trim().toUpperCase() ?? "";
  return codes.has(code) ? code : null;
}
