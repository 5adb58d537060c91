import type { Kysely } from "kysely";
import { catalogue } from "#content/catalogue.ts";
import type { OperatorBackend } from "#contracts/backend.ts";
import { Failure } from "#contracts/failure.ts";
import type { Tables } from "#server/platform/database/tables.ts";

type Needs = { db: Kysely<Tables>; now: () => Date };

const most = 1_000_000;

/** Adds units, or takes free ones away; answers how many are free now. Held and sold ones cannot be taken. */
export function adjustStock({ db, now }: Needs): OperatorBackend["adjustStock"] {
  const product = catalogue.tube.id;

  return async (units, why) => {
    if (!Number.isInteger(units) || units === 0 || Math.abs(units) > most)
      throw new Failure("invalid", { message: "Please give a whole number of tubes, other than 0." });
    const note = why.trim();
    if (!note) throw new Failure("invalid", { message: "Please say why: the reason is kept in the ledger." });

    return db.transaction().execute(async (tx) => {
      const stock = await tx
        .updateTable("stock")
        .set((is) => ({ available: is("available", "+", units) }))
        .where("product", "=", product)
        .where((is) => is(is("available", "+", units), ">=", 0))
        .returning("available")
        .executeTakeFirst();
      if (!stock) throw new Failure("conflict", { message: "Fewer tubes than that are free." });
      await tx.insertInto("stock_ledger").values({ product, change: units, reason: "adjust", order_id: null, note, at: now() }).execute();
      return stock.available;
    });
  };
}
