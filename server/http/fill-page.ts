import { type Site, unfilled } from "#contracts/site.ts";

const escapeAttribute = (text: string) => text.replaceAll("&", "&amp;");

/** A row or a paragraph that belongs to a setting, or to several. */
const conditional = /<(tr|p) data-only="([^"]+)".*?<\/\1>/gs;

/** A page made at build, with what only the settings know. */
export function fillPage(text: string, site: Site): string {
  const set = site.adapters.split(" ");
  let filled = text.replaceAll(conditional, (part, _tag, only: string) => (only.split(" ").every((one) => set.includes(one)) ? part : ""));
  for (const name of ["origin", "landing", "home", "deck", "dispatch", "consentOnLocalHosts", "adapters", "analytics", "gate"] as const)
    filled = filled.replaceAll(`="${unfilled[name]}`, `="${escapeAttribute(site[name])}`).replaceAll(unfilled[name], site[name]);
  return filled;
}
