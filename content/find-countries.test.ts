import fc from "fast-check";
import { expect, test } from "vitest";
import { countries } from "#content/countries.ts";
import { countryAliases } from "#content/country-aliases.ts";
import { findCountries, readCountry } from "#content/find-countries.ts";

const first = (typed: string) => findCountries(typed)[0]?.code;

test("the list is whole: about 240 countries, each once, by name, and no group of countries", () => {
  expect(countries.length).toBeGreaterThanOrEqual(240);
  expect(new Set(countries.map(({ code }) => code)).size).toBe(countries.length);
  expect(new Set(countries.map(({ name }) => name)).size).toBe(countries.length);
  expect(countries.every(({ code, name }) => /^[A-Z]{2}$/.test(code) && name.length > 2 && name === name.trim())).toBe(true);
  expect(countries).toContainEqual({ code: "GB", name: "United Kingdom" });
  expect(countries.map(({ name }) => name)).toEqual(countries.map(({ name }) => name).sort(new Intl.Collator("en-GB").compare));
  for (const code of ["EU", "UN", "UK", "ZZ", "XA", "AN"]) expect(countries.some((country) => country.code === code)).toBe(false);
});

test("every alias belongs to a country on the list, and finds it", () => {
  for (const [code, aliases] of Object.entries(countryAliases))
    for (const alias of aliases)
      expect(
        findCountries(alias).map((found) => found.code),
        alias,
      ).toContain(code);
});

test.each([
  ["uk", "GB"],
  ["U.K.", "GB"],
  ["england", "GB"],
  ["Scotland", "GB"],
  ["wales", "GB"],
  ["northern ireland", "GB"],
  ["Great Britain", "GB"],
  ["gb", "GB"],
  ["usa", "US"],
  ["america", "US"],
  ["us", "US"],
  ["holland", "NL"],
  ["ivory coast", "CI"],
  ["cote d'ivoire", "CI"],
  ["Côte d’Ivoire", "CI"],
  ["burma", "MM"],
  ["turkey", "TR"],
  ["turkiye", "TR"],
  ["Türkiye", "TR"],
  ["czech republic", "CZ"],
  ["aland", "AX"],
  ["reunion", "RE"],
  ["curacao", "CW"],
  ["in", "IN"],
  ["de", "DE"],
  ["niger", "NE"],
  ["guinea", "GN"],
  ["ire", "IE"],
  ["saint lucia", "LC"],
  ["st kitts and nevis", "KN"],
  ["  france ", "FR"],
  ["dr congo", "CD"],
])("%s means %s before all others", (typed, code) => expect(first(typed)).toBe(code));

test("finds letters anywhere in a name", () => {
  expect(findCountries("KINGDOM").map(({ code }) => code)).toEqual(["GB"]);
  expect(findCountries("land").map(({ code }) => code)).toEqual(expect.arrayContaining(["FI", "IS", "IE", "NZ", "CH"]));
});

test.each(["zzz", "中国", "!!", "france " + "x"])("finds nothing for %j", (typed) => expect(findCountries(typed)).toEqual([]));
test.each(["", "   "])("shows all for %j", (typed) => expect(findCountries(typed)).toBe(countries));

test("whatever part of a name is typed, in whatever case, the country is among those found", () => {
  fc.assert(
    fc.property(fc.constantFrom(...countries), fc.nat(40), fc.integer({ min: 1, max: 40 }), fc.boolean(), ({ code, name }, from, length, upper) => {
      const part = name.slice(from % name.length).slice(0, length);
      if (!/\p{L}/u.test(part)) return;
      expect(findCountries(upper ? part.toUpperCase() : part).map((found) => found.code)).toContain(code);
    }),
    { numRuns: 1000 },
  );
});

test.each([
  ["United Kingdom", "GB"],
  ["uk", "GB"],
  ["gb", "GB"],
  ["us", "US"],
  ["niger", "NE"],
  ["united k", "GB"],
  // In the middle of a name, of several, or the code of one where others begin with it: nobody has said which.
  ["zz", undefined],
  ["united", undefined],
  ["in", undefined],
  ["de", undefined],
  ["atlantis", undefined],
  [" ", undefined],
])("%o, and nothing chosen from the list, is taken for %o", (typed, code) => {
  expect(readCountry(typed)?.code).toBe(code);
});
