import { type Selectable, sql } from "kysely";
import * as v from "valibot";
import { catalogue, type Product } from "#content/catalogue.ts";
import { Failure } from "#contracts/failure.ts";
import { type Actor, type HistoryLine, type OrderEvent, type OrderStatus, type OrderView, orderEvent } from "#contracts/order.ts";
import { askedToCancel, settleAlerts } from "#server/platform/alerts.ts";
import type { Database, Tx } from "#server/platform/database/open.ts";
import type { Tables } from "#server/platform/database/tables.ts";
import type { PlatformNeeds } from "#server/platform/needs.ts";
import { readSecretLink } from "#server/platform/tokens/secret-links.ts";
import type { Payments } from "#server/providers/payments/port.ts";
import type { Config } from "#server/providers/settings.ts";

/** Where a reservation comes from, as a keyed hash: its IPv4 address, or the /48 around an IPv6 one. Kept only while the order awaits payment. */
export type NetworkCode = (address: string) => Buffer;

/** What the rules about orders work with. */
export type OrderNeeds = Pick<PlatformNeeds, "db" | "sendJob" | "throttle" | "now" | "log"> & {
  config: Pick<Config, "PUBLIC_ORIGIN" | "DISPATCH_DATE" | "LEAST_FORM_SECONDS" | "sale" | "price" | "batch">;
  payments: Payments;
  networkCode: NetworkCode;
};

export type Order = Selectable<Tables["orders"]>;

/** For what an order doesn't allow as it stands, in words for whoever asked. */
export const refuse = (message: string) => new Failure("conflict", { message });

/** Of the table `orders`: to be sent, but somebody has asked by the form to cancel it and nobody has seen to that. It's neither sent nor labelled. */
export const isAskedToCancel = sql<boolean>`(status = 'paid' and exists (
  select from operator_alerts where order_id = orders.id and kind = ${askedToCancel} and resolved_at is null))`;

/** The newest alert about that, and the message that it's from: null once that is deleted. */
export async function readAskedToCancel(db: Database, id: string): Promise<OrderView["askedToCancel"]> {
  const { rows } = await sql<NonNullable<OrderView["askedToCancel"]>>`
    select a.id as alert, m.reference as message from orders join operator_alerts a on a.order_id = orders.id
      left join messages m on m.kind = 'cancellation' and m.details ->> 'order' = orders.reference
    where orders.id = ${id} and a.kind = ${askedToCancel} and resolved_at is null and status = 'paid' order by a.id desc, m.at desc limit 1`.execute(db);
  return rows[0] ?? null;
}

export async function expectNotCancelling(db: Database, id: string): Promise<void> {
  if (await readAskedToCancel(db, id))
    throw refuse("Somebody has asked to cancel this order. Open its page and read their message, then cancel the order, or press “Keep the order”.");
}

/** What an order sold: as it was called, taxed and priced on its day. Orders of a version before that wrote no name or rate are read by today's catalogue. */
export function productOf({ product, product_name, product_description, vat_rate_percent, total_minor, currency }: Order): Product {
  const today = Object.values(catalogue).find(({ id }) => id === product) ?? catalogue.tube;
  return {
    ...today,
    name: product_name ?? today.name,
    description: product_description ?? today.description,
    vatRatePercent: vat_rate_percent ?? today.vatRatePercent,
    price: { minor: total_minor, currency },
  };
}

/** Reads one order and keeps everyone else from changing it until the transaction ends. Locks go order first, stock second. */
export const lockOrder = (tx: Tx, by: "id" | "reference" | "payment_id", value: string): Promise<Order | undefined> =>
  tx.selectFrom("orders").selectAll().where(by, "=", value).forUpdate().executeTakeFirst();

/** The same; throws `not-found` where there is none. */
export async function lockKnownOrder(tx: Tx, by: "id" | "reference", value: string): Promise<Order> {
  const order = await lockOrder(tx, by, value);
  if (!order) throw new Failure("not-found");
  return order;
}

/** What may follow what. A late payment is honoured, so an order that ended unpaid can still become paid. */
export const transitions = {
  "awaiting-payment": ["paid", "expired", "cancelled"],
  expired: ["paid"],
  paid: ["dispatched", "cancelled", "refunded"],
  // To paid only where no payment was ever taken: changeStatus checks it.
  cancelled: ["paid", "refunded"],
  dispatched: ["delivered", "refunded"],
  delivered: ["refunded"],
  refunded: [],
} as const satisfies Record<OrderStatus, readonly OrderStatus[]>;

/** `wasPaid`: whether any payment has ever been taken for the order. */
export function canBecome(from: OrderStatus, to: OrderStatus, { wasPaid }: { wasPaid: boolean }): boolean {
  const allowed: readonly OrderStatus[] = transitions[from];
  const paidTwice = from === "cancelled" && to === "paid" && wasPaid;
  return allowed.includes(to) && !paidTwice;
}

/** Writes down what happened to a locked order; answers the line's id. An event holds no personal data: its customer reads it, and it outlives an erasure. */
export async function recordEvent(tx: Tx, { id: order_id, status }: Order, { type, ...payload }: OrderEvent, { by, at }: Actor): Promise<string> {
  const { id } = await tx
    .insertInto("order_history")
    .values({ order_id, status, type, payload: JSON.stringify(payload), by, at })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** All that happened to an order, oldest first. An event that only a newer version knows is left out. */
export async function readHistory(db: Database, orderId: string): Promise<HistoryLine[]> {
  const rows = await db.selectFrom("order_history").select(["status", "type", "payload", "by", "at"]).where("order_id", "=", orderId).orderBy("id").execute();
  return rows.flatMap(({ type, payload, ...line }) => {
    const event = v.safeParse(orderEvent, { ...payload, type });
    return event.success ? [{ ...line, event: event.output }] : [];
  });
}

/** The one way a status changes. Takes a locked order; throws for a step that is not in the table, for that is a bug. */
export async function changeStatus(tx: Tx, order: Order, to: OrderStatus, event: OrderEvent, actor: Actor): Promise<Order> {
  if (!canBecome(order.status, to, { wasPaid: order.payment_id !== null })) throw new Error(`order ${order.id} cannot go from ${order.status} to ${to}`);
  const locked = tx.updateTable("orders").where("id", "=", order.id).where("status", "=", order.status);
  // Whose network it came from matters only for a hold; and what it was about to become is over.
  const ended = { network: null, dispatch_at: null };
  const { numUpdatedRows } = await locked.set({ status: to, ...ended }).executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new Error(`order ${order.id} was not ${order.status}: it was changed without its lock`);
  const changed = { ...order, status: to, ...ended };
  await recordEvent(tx, changed, event, actor);
  if (to === "refunded") await closeAskedToCancel(tx, order, actor.at);
  return changed;
}

/** All is paid back, so its buyer's own forms are dealt with. One from another address may mean another order: a person reads it. */
async function closeAskedToCancel(tx: Tx, { id, reference, email }: Order, at: Date): Promise<void> {
  await settleAlerts(tx, id, [askedToCancel], at);
  const forms = tx.updateTable("messages").where("kind", "=", "cancellation").where(sql`details ->> 'order'`, "=", reference);
  await forms.where("email", "=", email).where("answered_at", "is", null).set({ answered_at: at }).execute();
}

export async function openOrderLink(db: Database, token: string, at: Date): Promise<string> {
  const link = await readSecretLink(db, "order", token, at);
  if (!link) throw new Failure("not-found");
  return link.subject;
}

type ChangeNeeds = Pick<PlatformNeeds, "db" | "now">;
type Change<R> = (tx: Tx, order: Order, at: Date) => Promise<R>;

export const changeByLink = <R>({ db, now }: ChangeNeeds, token: string, change: Change<R>): Promise<R> =>
  db.transaction().execute(async (tx) => {
    const at = now();
    return change(tx, await lockKnownOrder(tx, "id", await openOrderLink(tx, token, at)), at);
  });

export const changeByReference = <R>({ db, now }: ChangeNeeds, reference: string, change: Change<R>): Promise<R> =>
  db.transaction().execute(async (tx) => change(tx, await lockKnownOrder(tx, "reference", reference), now()));
