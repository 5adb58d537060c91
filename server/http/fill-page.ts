import { type Site, unfilled } from "#contracts/site.ts";

const escapeAttribute = (text: string) => text.replaceAll("&", "&amp;");

/** A row that belongs to a setting. */
const conditionalRow = /<tr data-only="([^"]+)".*?<\/tr>/gs;

/** A page made at build, with what only the settings know. */
export function fillPage(text: string, site: Site): string {
  const set = site.adapters.split(" ");
  let filled = text.replaceAll(conditionalRow, (row, only: string) => (set.includes(only) ? row : ""));
  for (const name of ["origin", "landing", "home", "deck", "dispatch", "consentOnLocalHosts", "adapters"] as const)
    filled = filled.replaceAll(`="${unfilled[name]}`, `="${escapeAttribute(site[name])}`).replaceAll(unfilled[name], site[name]);
  return filled;
}
