import { type Site, unfilled } from "#contracts/site.ts";

const escapeAttribute = (text: string) => text.replaceAll("&", "&amp;");

/** A page made at build, with what only the settings know. */
export function fillPage(text: string, site: Site): string {
  let filled = text;
  for (const name of ["origin", "landing", "home", "deck", "dispatch", "consentOnLocalHosts"] as const)
    filled = filled.replaceAll(`="${unfilled[name]}`, `="${escapeAttribute(site[name])}`).replaceAll(unfilled[name], site[name]);
  return filled;
}
