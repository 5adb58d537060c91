import { catalogue, lowStock } from "#content/catalogue.ts";
import type { Availability } from "#contracts/get-availability.ts";
import type { Database } from "#server/db/open.ts";

/** How much is left, in words: the exact count is nobody's business. */
export async function readAvailability(db: Database): Promise<Availability["availability"]> {
  const { available } = await db.selectFrom("stock").select("available").where("product", "=", catalogue.tube.id).executeTakeFirstOrThrow();
  if (available === 0) return "sold-out";
  return available < lowStock ? "low" : "in";
}
