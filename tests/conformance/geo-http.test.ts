import type { RequestListener } from "node:http";
import { expect, test } from "vitest";
import { ProviderUnavailable } from "#server/providers/errors.ts";
import { shortenAddress } from "#server/providers/geo/addresses.ts";
import { createHttpGeo } from "#server/providers/geo/http.ts";
import { openGeo } from "#server/providers/geo/open.ts";
import { geoConformance, knownAddresses } from "#tests/conformance/geo.ts";
import { openCountryService } from "#tests/support/country-service.ts";

const networks = new Map<string, string>(Object.entries(knownAddresses).map(([address, country]) => [shortenAddress(address.replace("/64", "")), country]));

geoConformance("http", async () => {
  const service = await openCountryService((network, _request, response) => response.end(networks.get(network) ?? "Undefined"));
  const gone = await openCountryService(() => {});
  await gone.close();
  return {
    geo: openGeo({ GEO_URL: service.url }),
    unknownAddress: "3000:0:0:0::/64",
    broken: createHttpGeo({ url: gone.url }),
    asked: () => service.asked.length,
    close: service.close,
  };
});

/** Asks about one address where the service answers like this. */
async function askWhere(answer: RequestListener, { timeoutMs = 1_500, address = "8.8.8.8", path = "" } = {}) {
  const service = await openCountryService((_network, ...parts) => answer(...parts));
  try {
    return await createHttpGeo({ url: service.url + path, timeoutMs })
      .countryOf(address)
      .then(
        (country) => ({ country, asked: service.asked }),
        (error: unknown) => ({ error, asked: service.asked }),
      );
  } finally {
    await service.close();
  }
}
const says =
  (text: string, status = 200): RequestListener =>
  (_request, response) =>
    response.writeHead(status).end(text);

test.each([
  ["GB\n", "GB"],
  [" de ", "DE"],
  ["XK", "XK"],
  ["XX", null],
  ["ZZ", null],
  ["T1", null],
  ["", null],
  ["None", null],
  ["Undefined", null],
])("%j means %s", async (text, country) => expect(await askWhere(says(text))).toMatchObject({ country }));

test("a 404 means that it does not know", async () => expect(await askWhere(says("Not found", 404))).toMatchObject({ country: null }));

test.each<[string, RequestListener]>([
  ["a page", says("<!doctype html><title>GB</title>")],
  ["a sentence", says("GB is where they are")],
  ["JSON", says('{"country":"GB"}')],
  ["a number", says("44")],
  ["three letters", says("GBR")],
  ["bytes that are no text", (_request, response) => response.end(Buffer.from([0xff, 0xfe, 0x00, 0x47]))],
  ["a 500", says("GB", 500)],
  ["a 429", says("GB", 429)],
  ["a redirect", (_request, response) => response.writeHead(302, { location: "/elsewhere" }).end("GB")],
  ["an answer cut off", (_request, response) => response.writeHead(200, { "content-length": "100" }).write("GB", () => response.destroy())],
  ["silence", () => {}],
  ["an answer without an end", (_request, response) => void response.write("G")],
  ["ten megabytes", (_request, response) => void response.end("x".repeat(10 * 1024 * 1024))],
])("%s is refused", async (_what, answer) => {
  const { error } = (await askWhere(answer, { timeoutMs: 300 })) as { error?: unknown };
  expect(error).toBeInstanceOf(ProviderUnavailable);
});

test("is told a network, never a whole address, and its own path and key are kept", async () => {
  expect((await askWhere(says("US"), { address: "8.8.4.7" })).asked).toEqual(["/8.8.4.0/country_code/"]);
  expect((await askWhere(says("GB"), { address: "2a00:23c4:1:2::/64", path: "/v1/?key=k" })).asked).toEqual(["/v1/2a00%3A23c4%3A1%3A%3A/country_code/?key=k"]);
});

test("a day's questions that are used up cost no further one", async () => {
  const service = await openCountryService((_network, _request, response) => response.end("GB"));
  let left = 2;
  const geo = openGeo({ GEO_URL: service.url }, { mayAsk: async () => left-- > 0 });
  expect([await geo.countryOf("8.8.8.8"), await geo.countryOf("8.8.8.8")]).toEqual(["GB", "GB"]);
  // A private address was never a question.
  expect(await geo.countryOf("10.0.0.1")).toBeNull();
  await expect(geo.countryOf("8.8.8.8")).rejects.toBeInstanceOf(ProviderUnavailable);
  expect(service.asked).toHaveLength(2);
  await service.close();
});
