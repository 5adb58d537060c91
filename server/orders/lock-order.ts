import type { Selectable, Transaction } from "kysely";
import type { Tables } from "#server/db/types.ts";

/** Rules that change an order demand a transaction, for they hold its row until they are done. */
export type Tx = Transaction<Tables>;
export type Order = Selectable<Tables["orders"]>;

/** Reads one order and keeps everyone else from changing it until the transaction ends. Locks go order first, stock second. */
export const lockOrder = (tx: Tx, by: "id" | "reference" | "payment_id", value: string): Promise<Order | undefined> =>
  tx.selectFrom("orders").selectAll().where(by, "=", value).forUpdate().executeTakeFirst();
