import { afterEach, expect, test, vi } from "vitest";
import { askCountry, currencyOf, findPrice, readRegion } from "#app/features/currency/find-price.ts";
import { catalogue } from "#content/catalogue.ts";
import { convertPrice } from "#content/currencies.ts";

type Said = Response | Error;
const { price } = catalogue.tube;

/** A server that answers these, one a time, and a browser with these languages. */
function stub(said: Said[], { languages = ["en"], onLine = true } = {}) {
  const asked: RequestInit[] = [];
  vi.stubGlobal("navigator", { onLine, languages });
  vi.stubGlobal("fetch", async (_path: string, init: RequestInit) => {
    asked.push(init);
    const next = said.shift() ?? new TypeError("Failed to fetch");
    if (next instanceof Error) throw next;
    return next;
  });
  return asked;
}
const away = () => new Response("", { status: 503 });
const unknown = () => new Response(null, { status: 204 });
function clock() {
  const waits: number[] = [];
  return { waits, wait: async (milliseconds: number) => void waits.push(milliseconds) };
}
afterEach(() => void vi.unstubAllGlobals());

test("a country, and nothing for what is none", async () => {
  for (const [said, country] of [
    [new Response("DE"), "DE"],
    [unknown(), null],
    [new Response("<!doctype html>"), null],
    [new Response("de"), null],
    [new Response("{}", { status: 429 }), null],
    [new Response("", { status: 404 }), null],
  ] as const) {
    stub([said]);
    expect(await askCountry()).toBe(country);
  }
});

test("three more tries, 1 s and doubling, while the server or the network is away", async () => {
  const { waits, wait } = clock();
  const asked = stub([away(), new TypeError("Failed to fetch"), away(), new Response("JP")]);
  expect(await askCountry({ wait })).toBe("JP");
  expect(waits).toEqual([1_000, 2_000, 4_000]);
  expect(asked).toHaveLength(4);
});

test("then it is not known; and offline nothing is waited for", async () => {
  const { waits, wait } = clock();
  expect(stub([away(), away(), away(), away(), new Response("JP")])).toEqual([]);
  expect(await askCountry({ wait })).toBeNull();
  expect(waits).toHaveLength(3);
  stub([], { onLine: false });
  expect(await askCountry({ wait })).toBeNull();
  expect(waits).toHaveLength(3);
});

test("an abort and a bug are not taken for an answer", async () => {
  stub([new DOMException("gone", "AbortError")]);
  await expect(askCountry()).rejects.toThrow("gone");
});

test("asking again goes past what the browser remembers", async () => {
  const asked = stub([new Response("DE"), new Response("DE")]);
  await askCountry();
  await askCountry({ again: true });
  expect(asked.map(({ cache }) => cache)).toEqual(["default", "reload"]);
});

test("the server's word goes before the browser's region, and that before pounds", async () => {
  stub([new Response("JP")], { languages: ["de-DE"] });
  expect(await findPrice(price)).toMatchObject({ price: "¥2,850", currency: { code: "JPY" }, error: null });
  stub([unknown()], { languages: ["en", "de-DE"] });
  expect(await findPrice(price)).toMatchObject({ price: "€17.40", currency: { code: "EUR" }, error: null });
  stub([unknown()], { languages: ["en"] });
  expect(await findPrice(price)).toMatchObject({ price: "£15.00", currency: { code: "GBP" }, error: "Unable to detect currency" });
  stub([new Response("BR")], { languages: ["de-DE"] });
  expect(await findPrice(price)).toMatchObject({ price: "£15.00", error: null });
});

test.each([
  ["US", "$19.05"],
  ["CA", "C$25.65"],
  ["AU", "A$28.50"],
  ["EU", "€17.40"],
  ["DE", "€17.40"],
  ["FR", "€17.40"],
  ["ES", "€17.40"],
  ["IT", "€17.40"],
  ["NL", "€17.40"],
  ["IE", "€17.40"],
  ["SE", "SEK 202.50"],
  ["NO", "NOK 207.00"],
  ["DK", "DKK 129.75"],
  ["CH", "CHF 16.80"],
  ["JP", "¥2,850"],
  ["NZ", "NZ$30.75"],
  ["GB", "£15.00"],
  ["BR", "£15.00"],
  ["constructor", "£15.00"],
])("fifteen pounds in %s: %s", (country, price) => expect(convertPrice(catalogue.tube.price, currencyOf(country))).toBe(price));

test.each([
  [["en-US", "en"], "US"],
  [["en", "de-AT"], "AT"],
  [["zh-Hant-TW"], "TW"],
  [["en"], null],
  [[], null],
  [["C", "*", "sv-SE"], "SE"],
  [["es-419"], null],
])("languages %j say region %s", (languages, region) => expect(readRegion(languages)).toBe(region));
