import type { Config } from "#server/platform/config.ts";
import { createHttpGeo } from "#server/providers/geo/http.ts";
import { createLocalGeo } from "#server/providers/geo/local.ts";
import type { Geo } from "#server/providers/geo/port.ts";

/** Who tells a country: the service that `GEO_URL` names, else the database of our own. */
export const openGeo = ({ GEO_URL }: Pick<Config, "GEO_URL">, needs: { mayAsk?: () => Promise<boolean> } = {}): Geo =>
  GEO_URL ? createHttpGeo({ url: GEO_URL, ...needs }) : createLocalGeo();
