import { expect, test } from "vitest";
import { ProviderUnavailable } from "#server/providers/errors.ts";
import { createLocalGeo, openGeo } from "#server/providers/geo/open.ts";
import { geoConformance } from "#tests/conformance/geo.ts";

geoConformance("local", async () => ({
  geo: openGeo({ GEO_URL: undefined }),
  unknownAddress: "3000:0:0:0::/64",
  broken: createLocalGeo({ file: "/nowhere/country.mmdb" }),
  asked: () => null,
  close: async () => {},
}));

test("a file that is no database counts as nobody there", async () => {
  await expect(createLocalGeo({ file: import.meta.filename }).countryOf("8.8.8.8")).rejects.toThrow(ProviderUnavailable);
});
