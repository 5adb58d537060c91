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

/** 0 a name, 1 the code itself, 2 the beginning of one, 3 anywhere in one. */
function rank({ code, names }: (typeof entries)[number], sought: string): number {
  if (names.includes(sought)) return 0;
  if (code === sought) return 1;
  if (names.some((name) => name.startsWith(sought))) return 2;
  return names.some((name) => name.includes(sought)) ? 3 : 4;
}

/** All that what was typed may mean, likeliest first. */
function rankCountries(typed: string) {
  const sought = fold(typed);
  if (!sought) return [];
  return entries
    .map((entry) => ({ country: entry.country, rank: rank(entry, sought) }))
    .filter((found) => found.rank < 4)
    .sort((a, b) => a.rank - b.rank);
}

/** The countries that what was typed may mean, likeliest first; all of them for nothing typed. */
export const findCountries = (typed: string): readonly Country[] => (typed.trim() ? rankCountries(typed).map(({ country }) => country) : countries);

/** The country that what was typed can only mean: its name in full; its code, where no other's name begins with it; or the beginning of the only name found. */
export function readCountry(typed: string): Country | undefined {
  const found = rankCountries(typed);
  const [named, another] = found.filter(({ rank }) => rank === 0);
  if (named && !another) return named.country;
  const [first, second] = found.filter(({ rank }) => rank < 3);
  return first && !second && (first.rank === 1 || found.length === 1) ? first.country : undefined;
}
