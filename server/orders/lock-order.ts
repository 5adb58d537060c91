import type { Selectable } from "kysely";
import type { Tx } from "#server/platform/database/open.ts";
import type { Tables } from "#server/platform/database/tables.ts";

export type Order = Selectable<Tables["orders"]>;

/** Reads one order and keeps everyone else from changing it until the transaction ends. Locks go order first, stock second. */
export const lockOrder = (tx: Tx, by: "id" | "reference" | "payment_id", value: string): Promise<Order | undefined> =>
  tx.selectFrom("orders").selectAll().where(by, "=", value).forUpdate().executeTakeFirst();
