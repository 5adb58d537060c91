import { type Kysely, sql } from "kysely";
import { catalogue } from "#content/catalogue.ts";
import type { OperatorBackend } from "#contracts/backend.ts";
import { Failure } from "#contracts/failure.ts";
import { preOrderCap, readGiven, stockChange } from "#contracts/operator-forms.ts";
import type { Order } from "#server/modules/orders/state.ts";
import { type Database, insertOnce, type Tx } from "#server/platform/database/open.ts";
import type { Tables } from "#server/platform/database/tables.ts";
import type { PlatformNeeds } from "#server/platform/needs.ts";
import type { Config } from "#server/providers/settings.ts";

/** Takes one unit for an order; false when none is left. Stock and ledger change in one statement. */
export async function takeFromStock(tx: Tx, order: Pick<Order, "id" | "product">, at: Date): Promise<boolean> {
  const { rows } = await sql`
    with taken as (update stock set available = available - 1 where product = ${order.product} and available >= 1 returning product)
    insert into stock_ledger (product, change, reason, order_id, at)
    select product, -1, 'hold', ${order.id}::uuid, ${at}::timestamptz from taken
    returning id`.execute(tx);
  return rows.length === 1;
}

/** Puts back what a locked order holds, once, for the ledger knows. release: it was never paid · return: it was, and did not leave · adjust: it left and came back. */
export async function returnToStock(tx: Tx, order: Pick<Order, "id">, reason: "release" | "return" | "adjust", at: Date, note: string | null = null) {
  await sql`
    with back as (
      insert into stock_ledger (product, change, reason, order_id, note, at)
      select product, -sum(change), ${reason}, order_id, ${note}::text, ${at}::timestamptz from stock_ledger
      where order_id = ${order.id}::uuid group by product, order_id having sum(change) < 0
      returning product, change)
    update stock set available = available + back.change from back where stock.product = back.product`.execute(tx);
}

/** How many can be pre-ordered in all: what is free, held or sold. Whatever came or went without an order. */
export async function readCap(db: Database): Promise<number> {
  const { rows } = await sql<{ units: number }>`
    select coalesce(sum(change), 0)::int as units from stock_ledger where product = ${catalogue.tube.id} and order_id is null`.execute(db);
  return rows[0]?.units ?? 0;
}

type CapNeeds = { db: Database; config: Pick<Config, "batch"> };

/** Takes it over for the pages, which name the size of the batch. */
export async function followCap({ db, config }: CapNeeds): Promise<void> {
  config.batch = await readCap(db);
}

/** Puts the first units on the shelf, once ever: replicas that start together, and every later start, change nothing. */
export async function seedStock(db: Kysely<Tables>, units: number, at: Date): Promise<void> {
  const product = catalogue.tube.id;
  await db.transaction().execute(async (tx) => {
    const first = await insertOnce(tx, "stock", { product, available: units });
    if (first && units > 0) await tx.insertInto("stock_ledger").values({ product, change: units, reason: "initial", order_id: null, note: null, at }).execute();
  });
}

/** available: free to order · held: waiting for a payment · sold: promised to, or sent to, who paid · sent: of those. From the ledger. */
export function readStock({ db }: { db: Database }): OperatorBackend["readStock"] {
  return async () => {
    const { rows } = await sql<Awaited<ReturnType<OperatorBackend["readStock"]>>[number]>`
      -- The ledger as a whole, and of it what isn't sent: few orders, whatever the shop has sold.
      select s.product, s.available, coalesce(unsent.held, 0)::int as held,
        coalesce(taken.units - unsent.held, 0)::int as sold, coalesce(taken.units - unsent.units, 0)::int as sent
      from stock s,
        lateral (select coalesce(-sum(change), 0) as units from stock_ledger where product = s.product and order_id is not null) as taken,
        lateral (
          -- What was refunded before it was sent is back on the shelf.
          select coalesce(-sum(l.change), 0) as units, coalesce(-sum(l.change) filter (where o.status = 'awaiting-payment'), 0) as held
          from orders o join stock_ledger l on l.order_id = o.id and l.product = s.product where o.status not in ('dispatched', 'delivered', 'refunded')
        ) as unsent
      order by s.product`.execute(db);
    return rows;
  };
}

/** How many are free. Every order changes this row too, so none is made before the transaction ends. */
const lockFree = async (tx: Tx): Promise<number> =>
  (await tx.selectFrom("stock").select("available").where("product", "=", catalogue.tube.id).forUpdate().executeTakeFirstOrThrow()).available;

/** Adds units to those that are free, or takes some away; answers how many are free then and the ledger's line of it. */
async function changeByHand(tx: Tx, free: number, units: number, { note, at }: { note: string; at: Date }) {
  const product = catalogue.tube.id;
  const available = free + units;
  await tx.updateTable("stock").where("product", "=", product).set({ available }).execute();
  const row = { product, change: units, reason: "adjust", order_id: null, note, at } as const;
  return { available, line: (await tx.insertInto("stock_ledger").values(row).returning("id").executeTakeFirstOrThrow()).id };
}

const tooFew = (field: string, message: string) => new Failure("conflict", { message, fields: { [field]: message } });

/** Adds units, or takes free ones away; answers how many are free now. Held and sold ones cannot be taken. */
export const adjustStock =
  ({ db, now }: Pick<PlatformNeeds, "db" | "now">): OperatorBackend["adjustStock"] =>
  async (units, why) => {
    const { why: note } = readGiven(stockChange, { units: String(units), why });
    return db.transaction().execute(async (tx) => {
      const free = await lockFree(tx);
      if (free + units < 0) throw tooFew("units", `Only ${free === 1 ? "1 tube is" : `${free} tubes are`} available, so you can't take ${-units} away.`);
      return (await changeByHand(tx, free, units, { note, at: now() })).available;
    });
  };

/** Sets how many can be pre-ordered in all, by adding free units or taking them away. */
export const setCap =
  ({ db, config, now }: Pick<PlatformNeeds, "now"> & CapNeeds): OperatorBackend["setCap"] =>
  async (cap, why) => {
    const { why: note } = readGiven(preOrderCap, { cap: String(cap), why });
    const change = await db.transaction().execute(async (tx) => {
      const available = await lockFree(tx);
      const before = await readCap(tx);
      // Pressed again, it's done already.
      if (cap === before) return { available, before, line: null };
      const taken = before - available;
      if (cap < taken) throw tooFew("cap", `${taken} are sold or awaiting payment, so it can't be fewer than that.`);
      return { ...(await changeByHand(tx, available, cap - before, { note, at: now() })), before };
    });
    await followCap({ db, config });
    return change;
  };
