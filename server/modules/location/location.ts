import { knownCountry } from "#content/known-country.ts";
import type { Caller } from "#contracts/backend.ts";
import { limits } from "#contracts/get-user-location.ts";
import type { Module } from "#server/modules/module.ts";
import { ProviderUnavailable } from "#server/providers/errors.ts";
import type { Geo } from "#server/providers/geo/port.ts";

/** Where a caller is, as two letters; the address itself goes no further. null where nobody knows, or can be asked just now. */
export async function findCountry(geo: Geo, { edgeCountry, address }: Caller, onUnavailable = (_error: Error) => {}): Promise<string | null> {
  try {
    return knownCountry(edgeCountry) ?? (await geo.countryOf(address));
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    onUnavailable(error);
    return null;
  }
}

export const location = {
  functions: ({ geo, throttle, log }) => ({
    async getUserLocation(_nothing, caller) {
      await throttle([`location:${caller.address}`, limits.address]);
      const { requestId } = caller;
      const country = await findCountry(geo, caller, ({ message }) => log.warn({ requestId, error: message }, "no country could be looked up"));
      return country ? { success: true, country } : { success: false };
    },
  }),
} satisfies Module;
