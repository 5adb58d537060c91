import { catalogue, lowStock } from "#content/catalogue.ts";
import { formatIsoDay } from "#content/format-iso-day.ts";
import type { Backend, OperatorBackend } from "#contracts/backend.ts";
import { Failure } from "#contracts/failure.ts";
import { type Availability, limits } from "#contracts/get-availability.ts";
import type { Actor, OrderStatus } from "#contracts/order.ts";
import { changeStatus, lockKnownOrder, type Order } from "#server/modules/orders/state.ts";
import { askedToCancel } from "#server/platform/alerts.ts";
import type { Config } from "#server/platform/config.ts";
import type { Database, Tx } from "#server/platform/database/open.ts";
import { londonDay } from "#server/platform/dates.ts";
import { throttleInMemory } from "#server/platform/limits/throttle.ts";
import { sendMail } from "#server/platform/mail/mails.ts";
import type { PlatformNeeds } from "#server/platform/needs.ts";
import type { SendJob } from "#server/platform/queue/queue.ts";

/** What was promised to a buyer; null: nobody knows any more. */
export const dispatchWords = (isoDate: string | null): string => (isoDate === null ? unknownDay : `by ${formatIsoDay(isoDate)}`);

const unknownDay = "on a date to be confirmed";

/** What is promised to whoever comes today: a day that is over is none. Both days such as "2027-03-31". */
export const promiseWords = (isoDate: string, today: string): string => dispatchWords(isoDate < today ? null : isoDate);

type Dispatched = Actor & {
  /** No mail, where another one says it already. */
  silently?: boolean;
};

/** A paid, locked order is on its way: from here on the customer can neither cancel nor change the address. */
export async function markDispatched(tx: Tx, sendJob: SendJob, order: Order, { by, at, silently = false }: Dispatched): Promise<Order> {
  const dispatched = await changeStatus(tx, order, "dispatched", { type: "dispatched" }, { by, at });
  if (order.email !== null && !silently) await sendMail(tx, sendJob, "order-dispatched", order.id);
  return dispatched;
}

/** A dispatched, locked order has arrived, as its owner or its carrier says: the 14 days to return a tube count from here. */
export async function markDelivered(tx: Tx, sendJob: SendJob, order: Order, { by, at }: Actor): Promise<OrderStatus> {
  const { status } = await changeStatus(tx, order, "delivered", { type: "delivered" }, { by, at });
  if (order.email !== null) await sendMail(tx, sendJob, "order-delivered", order.id);
  return status;
}

/** Safe to send twice, and at the moment when the carrier says so too. */
export function dispatchOrder({ db, sendJob, now }: Pick<PlatformNeeds, "db" | "sendJob" | "now">): OperatorBackend["dispatchOrder"] {
  return (reference) =>
    db.transaction().execute(async (tx) => {
      const order = await lockKnownOrder(tx, "reference", reference);
      if (order.status === "dispatched" || order.status === "delivered") return order.status;
      if (order.status !== "paid") throw new Failure("conflict", { message: `This order is ${order.status}: only a paid one can be dispatched.` });
      if (order.delivery === null)
        throw new Failure("conflict", { message: "This order has no delivery address yet. Ask the customer to add it on the order's page." });
      const asked = await tx
        .selectFrom("operator_alerts")
        .select("id")
        .where("order_id", "=", order.id)
        .where("kind", "=", askedToCancel)
        .where("resolved_at", "is", null)
        .executeTakeFirst();
      if (asked)
        throw new Failure("conflict", {
          message: "Somebody has asked to cancel this order. Read their letter first, then refund the order, or put the alert away and mark it as sent.",
        });
      return (await markDispatched(tx, sendJob, order, { by: "owner", at: now() })).status;
    });
}

/** Safe to send twice, and at the moment when the carrier says so too. */
export function deliverOrder({ db, sendJob, now }: Pick<PlatformNeeds, "db" | "sendJob" | "now">): OperatorBackend["deliverOrder"] {
  return (reference) =>
    db.transaction().execute(async (tx) => {
      const order = await lockKnownOrder(tx, "reference", reference);
      if (order.status === "delivered") return order.status;
      if (order.status !== "dispatched") throw new Failure("conflict", { message: `This order is ${order.status}: only a dispatched one can be delivered.` });
      return markDelivered(tx, sendJob, order, { by: "owner", at: now() });
    });
}

/** What decides whether a tube can be ordered: the owner's switch, the promised day, the stock. */
export type SaleNeeds = { db: Database; config: Pick<Config, "DISPATCH_DATE">; now: () => Date };

const readOpenClosure = (db: Database, today: string) =>
  db
    .selectFrom("sales_closures")
    .select(["closed_at", "until"])
    .where("opened_at", "is", null)
    .where(({ or, eb }) => or([eb("until", "is", null), eb("until", ">", today)]))
    .orderBy("closed_at", "desc")
    .limit(1)
    .executeTakeFirst();

/** How much is left, in words: the exact count is nobody's business. Once the promised day is over there is none to promise, and nothing is sold. */
export async function readSale({ db, config, now }: SaleNeeds): Promise<Pick<Availability, "availability" | "opens">> {
  const today = londonDay(now());
  const closure = await readOpenClosure(db, today);
  if (closure) return { availability: "closed", ...(closure.until && { opens: formatIsoDay(closure.until) }) };
  if (config.DISPATCH_DATE < today) return { availability: "closed" };
  const { available } = await db.selectFrom("stock").select("available").where("product", "=", catalogue.tube.id).executeTakeFirstOrThrow();
  if (available === 0) return { availability: "sold-out" };
  return { availability: available < lowStock ? "low" : "in" };
}

export function readClosure({ db, now }: Pick<SaleNeeds, "db" | "now">): OperatorBackend["readClosure"] {
  return async () => {
    const closure = await readOpenClosure(db, londonDay(now()));
    return closure ? { since: closure.closed_at, until: closure.until } : null;
  };
}

type SwitchNeeds = Pick<PlatformNeeds, "db" | "now">;

const endClosures = (tx: Database, at: Date) => tx.updateTable("sales_closures").set({ opened_at: at }).where("opened_at", "is", null).execute();

export function closeSales({ db, now }: SwitchNeeds): OperatorBackend["closeSales"] {
  return async (until) => {
    const at = now();
    if (until !== null && (!/^\d{4}-\d\d-\d\d$/.test(until) || Number.isNaN(Date.parse(until)) || until <= londonDay(at)))
      throw new Failure("invalid", { message: "Until when? A day to come, such as 2027-05-15; leave it empty to open them yourself." });
    await db.transaction().execute(async (tx) => {
      await endClosures(tx, at);
      await tx.insertInto("sales_closures").values({ closed_at: at, until }).execute();
    });
  };
}

export function openSales({ db, now }: SwitchNeeds): OperatorBackend["openSales"] {
  return async () => void (await endClosures(db, now()));
}

type Needs = { db: Database; now: () => Date; config: Pick<Config, "DISPATCH_DATE"> };

export function getAvailability({ db, now, config }: Needs): Backend["getAvailability"] {
  const take = throttleInMemory({ now });
  return async (_nothing, { address }) => {
    await take(address, limits.address);
    return { ...(await readSale({ db, config, now })), dispatch: promiseWords(config.DISPATCH_DATE, londonDay(now())) };
  };
}
