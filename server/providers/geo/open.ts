import { createHttpGeo } from "#server/adapters/geo/http.ts";
import { createLocalGeo } from "#server/adapters/geo/local.ts";
import type { Config } from "#server/config.ts";
import type { Geo } from "#server/ports/geo.ts";

/** Who tells a country: the service that `GEO_URL` names, else the database of our own. */
export const openGeo = ({ GEO_URL }: Pick<Config, "GEO_URL">, needs: { mayAsk?: () => Promise<boolean> } = {}): Geo =>
  GEO_URL ? createHttpGeo({ url: GEO_URL, ...needs }) : createLocalGeo();
