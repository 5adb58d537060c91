import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { CountryResponse, Reader } from "mmdb-lib";
import { knownCountry } from "#content/known-country.ts";
import { ProviderUnavailable } from "#server/providers/errors.ts";
import { readPublicAddress } from "#server/providers/geo/addresses.ts";
import { createHttpGeo } from "#server/providers/geo/http.ts";
import type { Geo } from "#server/providers/geo/port.ts";
import type { Config } from "#server/providers/settings.ts";

const database = () => createRequire(import.meta.url).resolve("@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb");

type CountryReader = Reader<CountryResponse>;

async function openReader(file: string): Promise<CountryReader> {
  const [{ Reader }, bytes] = await Promise.all([import("mmdb-lib"), readFile(file)]);
  return new Reader(bytes);
}

/** The country database that comes with the program. Its 8 MB are read when the first address is asked for, and stay. */
export function createLocalGeo({ file = database() }: { file?: string } = {}): Geo {
  let opening: Promise<CountryReader> | null = null;

  const reader = () => {
    opening ??= openReader(file).catch((error: unknown) => {
      opening = null;
      throw new ProviderUnavailable("the country database", error);
    });
    return opening;
  };

  return {
    async countryOf(address) {
      const place = readPublicAddress(address);
      if (!place) return null;
      // This database has a record of its own making, not MaxMind's.
      const found = (await reader()).get(place) as unknown as { country_code?: string } | null;
      return knownCountry(found?.country_code);
    },
  };
}

export const openGeo = ({ GEO_URL }: Pick<Config, "GEO_URL">, needs: { mayAsk?: () => Promise<boolean>; fetch?: typeof globalThis.fetch } = {}): Geo =>
  GEO_URL ? createHttpGeo({ url: GEO_URL, ...needs }) : createLocalGeo();
