import type { Kysely } from "kysely";
import { catalogue } from "#content/catalogue.ts";
import type { Tables } from "#server/platform/database/tables.ts";

/** Puts the first units on the shelf, once ever: replicas that start together, and every later start, change nothing. */
export async function seedStock(db: Kysely<Tables>, units: number, at: Date): Promise<void> {
  const product = catalogue.tube.id;
  await db.transaction().execute(async (tx) => {
    const first = await tx
      .insertInto("stock")
      .values({ product, available: units })
      .onConflict((found) => found.column("product").doNothing())
      .returning("product")
      .executeTakeFirst();
    if (first && units > 0) await tx.insertInto("stock_ledger").values({ product, change: units, reason: "initial", order_id: null, note: null, at }).execute();
  });
}
