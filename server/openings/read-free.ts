import { catalogue } from "#content/catalogue.ts";
import { openingPace } from "#content/opening-pace.ts";
import type { Database } from "#server/db/open.ts";

/** Tubes that nobody holds. */
export async function readFree(db: Database): Promise<number> {
  const { available } = await db.selectFrom("stock").select("available").where("product", "=", catalogue.tube.id).executeTakeFirstOrThrow();
  return available;
}

/** How many people so many free tubes are worth writing to at once. */
export const groupFor = (free: number) => Math.min(free * openingPace.peoplePerTube, openingPace.most);
