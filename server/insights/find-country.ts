import { knownCountry } from "#content/known-country.ts";
import type { Caller } from "#contracts/backend.ts";
import { ProviderUnavailable } from "#server/providers/errors.ts";
import type { Geo } from "#server/providers/geo/port.ts";

/** Where a caller is, as two letters; the address itself goes no further. null where nobody knows, or can be asked just now. */
export async function findCountry(geo: Geo, { edgeCountry, address }: Caller): Promise<string | null> {
  try {
    return knownCountry(edgeCountry) ?? (await geo.countryOf(address));
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    return null;
  }
}
