import { knownCountry } from "#content/known-country.ts";
import type { Caller } from "#contracts/backend.ts";
import type { Geo } from "#server/ports/geo.ts";
import { VendorAway } from "#server/ports/vendor-away.ts";

/** Where a caller is, as two letters; the address itself goes no further. null where nobody knows, or can be asked just now. */
export async function findCountry(geo: Geo, { edgeCountry, address }: Caller): Promise<string | null> {
  try {
    return knownCountry(edgeCountry) ?? (await geo.countryOf(address));
  } catch (error) {
    if (!(error instanceof VendorAway)) throw error;
    return null;
  }
}
