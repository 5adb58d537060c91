import { catalogue } from "#content/catalogue.ts";
import { openingPace } from "#content/opening-pace.ts";
import { readSale, type SaleNeeds } from "#server/modules/orders/sales.ts";

/** Tubes that nobody holds and anybody may order: none while pre-orders are closed. */
export async function readFree({ db, ...needs }: SaleNeeds): Promise<number> {
  if ((await readSale({ db, ...needs })).availability === "closed") return 0;
  const { available } = await db.selectFrom("stock").select("available").where("product", "=", catalogue.tube.id).executeTakeFirstOrThrow();
  return available;
}

/** How many people so many free tubes are worth writing to at once. */
export const groupFor = (free: number) => Math.min(free * openingPace.peoplePerTube, openingPace.most);
