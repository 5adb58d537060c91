import { type Country, countries } from "#content/countries.ts";
import { countryAliases } from "#content/country-aliases.ts";

/** "Côte d’Ivoire" as "cote divoire", "St Kitts & Nevis" as "st kitts and nevis". */
const fold = (text: string) =>
  text
    .normalize("NFD")
    .toLowerCase()
    .replace(/[\p{M}.'’]/gu, "")
    .replaceAll("&", " and ")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .replace(/\bsaint\b/g, "st");

const entries = countries.map((country) => ({
  country,
  code: country.code.toLowerCase(),
  names: [country.name, ...(countryAliases[country.code] ?? [])].map(fold),
}));

/** 0 the code itself, 1 a name, 2 the beginning of one, 3 anywhere in one. */
function rank({ code, names }: (typeof entries)[number], sought: string): number {
  if (code === sought) return 0;
  if (names.includes(sought)) return 1;
  if (names.some((name) => name.startsWith(sought))) return 2;
  return names.some((name) => name.includes(sought)) ? 3 : 4;
}

/** The countries that what was typed may mean, likeliest first; all of them for nothing typed. */
export function findCountries(typed: string): readonly Country[] {
  if (!typed.trim()) return countries;
  const sought = fold(typed);
  if (!sought) return [];
  return entries
    .map((entry) => ({ country: entry.country, rank: rank(entry, sought) }))
    .filter((found) => found.rank < 4)
    .sort((a, b) => a.rank - b.rank)
    .map((found) => found.country);
}
