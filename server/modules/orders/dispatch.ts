import { type NotNull, sql, type Updateable } from "kysely";
import { lastDayAfter, promiseOf } from "#content/delivery-promise.ts";
import { formatIsoDay } from "#content/format-iso-day.ts";
import { orderTable } from "#content/site/back-office/order.ts";
import type { DispatchDue, OperatorBackend } from "#contracts/backend.ts";
import { delay, dispatchDayAfter, readGiven, undoMinutes } from "#contracts/operator-forms.ts";
import type { Actor, OrderStatus, OrderView } from "#contracts/order.ts";
import { changeByReference, changeStatus, expectNotCancelling, lockOrder, type Order, recordEvent, refuse } from "#server/modules/orders/state.ts";
import { isOutdated, readNewestShipment } from "#server/modules/shipping/labels.ts";
import { raiseAlert, settleAlerts } from "#server/platform/alerts.ts";
import type { Database, Tx } from "#server/platform/database/open.ts";
import type { Tables } from "#server/platform/database/tables.ts";
import { addMinutes, daysAfter, londonDay } from "#server/platform/dates.ts";
import { sendMail } from "#server/platform/mail/mails.ts";
import type { PlatformNeeds } from "#server/platform/needs.ts";
import type { JobHandler, SendJob } from "#server/platform/queue/queue.ts";

/** Of the table `orders`: whether there's a label to print. */
export const hasLabel = sql<boolean>`exists (select from shipments where order_id = orders.id and state = 'purchased')`.as("hasLabel");

/** Days that stood before, as the overview lists them. */
const mostEarlier = 10;
/** Orders of one day that the owner reads before their customers are written to. */
const mostNamed = 100;

/** What a late order's buyer is told; null where it isn't late. Of a new date there is the last day for delivery. The reason is the owner's, where they gave one. */
export async function readDelay(db: Database, { delay, dispatch_by: day }: Pick<Order, "delay" | "dispatch_by">): Promise<OrderView["delay"]> {
  if (delay === null || day === null) return null;
  const told = await db.selectFrom("dispatch_dates").select(["reason", "late_reason"]).where("day", "=", day).executeTakeFirst();
  if (delay === "no-date") return { kind: delay, reason: told?.late_reason ?? null };
  return { kind: delay, day, last: lastDayAfter(day), reason: told?.reason ?? null };
}

/** A paid, locked order is on its way: from here on the customer can neither cancel nor change the address. `silently`: another mail says it already. */
export async function markDispatched(tx: Tx, sendJob: SendJob, order: Order, { by, at, silently = false }: Actor & { silently?: boolean }): Promise<Order> {
  const dispatched = await changeStatus(tx, order, "dispatched", { type: "dispatched" }, { by, at });
  if (order.email !== null && !silently) await sendMail(tx, sendJob, "order-dispatched", order.id);
  return dispatched;
}

/** A dispatched, locked order has arrived, as its owner or its carrier says: the 14 days to return a tube count from here. */
export async function markDelivered(tx: Tx, sendJob: SendJob, order: Order, actor: Actor): Promise<OrderStatus> {
  const { status } = await changeStatus(tx, order, "delivered", { type: "delivered" }, actor);
  if (order.email !== null) await sendMail(tx, sendJob, "order-delivered", order.id);
  return status;
}

/** Its day is the one that's promised now. */
type Promised = { config: { DISPATCH_DATE: string } };
type DelayNeeds = Pick<PlatformNeeds, "db" | "sendJob" | "now"> & Promised;

/** The alerts about a date that waits for the owner's word, and about orders whose day has passed without a new one: that word settles both. */
const changedAlert = "dispatch-date-changed";
const lateAlert = "late";

/** The day that stands. */
export const newestDay = (db: Database) => db.selectFrom("dispatch_dates").select("day").orderBy("set_at", "desc").limit(1);

/** Notes it of that day; one that nobody has set stands from now on. */
const noteOfDay = (db: Database, day: string, at: Date, facts: Omit<Updateable<Tables["dispatch_dates"]>, "day" | "set_at"> & { set_at?: Date }) =>
  db
    .insertInto("dispatch_dates")
    .values({ day, set_at: at, by_owner: !facts.named_at, ...facts })
    .onConflict((known) => known.column("day").doUpdateSet(facts))
    .execute();

/** From now on that day is promised. Whoever was promised an earlier one hears of it once the owner says so, also where the same day was told before. */
const setDay = (db: Database, day: string, at: Date, named: { named_at?: Date } = {}) =>
  noteOfDay(db, day, at, { set_at: at, ...named, confirmed_at: null, reason: null, late_reason: null });

/** Takes over the day that stands: the owner may have chosen another since the settings were read, here or in another process. */
export async function followDispatchDate({ db, config }: { db: Database } & Promised): Promise<void> {
  const newest = await newestDay(db).executeTakeFirst();
  if (newest) config.DISPATCH_DATE = newest.day;
}

/**
 * Notes at start which day the settings promise, where that's another than they named before: else what the owner has chosen since stands.
 * Throws where somebody (not `isDefault`) has set a new one that is over: most likely a typing error.
 */
export async function noteDispatchDate({ db, config, now }: Omit<DelayNeeds, "sendJob">, { isDefault }: { isDefault: boolean }): Promise<void> {
  const day = config.DISPATCH_DATE;
  const at = now();
  await db.transaction().execute(async (tx) => {
    const last = await tx.selectFrom("dispatch_dates").select("day").where("named_at", "is not", null).orderBy("named_at", "desc").executeTakeFirst();
    if (last?.day === day) return;
    if (day < londonDay(at) && !isDefault) throw new Error(`DISPATCH_DATE is ${day}, and that day is over. Set the day by which pre-orders are sent.`);
    const standing = await newestDay(tx).executeTakeFirst();
    // The settings have caught up with the owner's choice.
    if (standing?.day === day) await tx.updateTable("dispatch_dates").set({ named_at: at }).where("day", "=", day).execute();
    else await setDay(tx, day, at, { named_at: at });
  });
}

/** Whether the owner has said that whoever was promised an earlier day is to hear of this one. */
async function isConfirmed(db: Database, day: string): Promise<boolean> {
  const row = await db.selectFrom("dispatch_dates").select("confirmed_at").where("day", "=", day).executeTakeFirst();
  return row?.confirmed_at != null;
}

/** Days before the promised one in which the owner is asked why, if they can't keep it. */
const daysToExplain = 7;

export function dispatchActions({ db, sendJob, config, now }: DelayNeeds) {
  async function readDue(day: string): Promise<DispatchDue | null> {
    const today = londonDay(now());
    if (today > day || daysAfter(today, daysToExplain) < day) return null;
    const waiting = db.selectFrom("orders").where("status", "=", "paid").where("dispatch_at", "is", null).where("dispatch_by", "=", day);
    const { people } = await waiting.select((eb) => eb.fn.countAll<number>().as("people")).executeTakeFirstOrThrow();
    const said = await db.selectFrom("dispatch_dates").select("late_reason").where("day", "=", day).executeTakeFirst();
    return Number(people) > 0 ? { people: Number(people), reason: said?.late_reason ?? null } : null;
  }

  const expectCurrent = async (on: Database, day: string) => {
    await followDispatchDate({ db: on, config });
    if (day !== config.DISPATCH_DATE) throw refuse(`The dispatch date is now ${formatIsoDay(config.DISPATCH_DATE)}. Please reload the page and check.`);
  };

  return {
    /** Safe to send twice, and at the moment when the carrier says so too. */
    dispatchOrder: (reference) =>
      changeByReference({ db, now }, reference, async (tx, order, at) => {
        if (order.dispatch_at !== null || order.status === "dispatched" || order.status === "delivered") return order.dispatch_at;
        if (order.status !== "paid") throw refuse(`This order is ${orderTable.statuses[order.status]}, so it can't be marked as sent.`);
        if (order.delivery === null) throw refuse("This order has no delivery address yet. Ask the customer for it, and enter it on the order's page.");
        await expectNotCancelling(tx, order.id);
        const shipment = await readNewestShipment(tx, order.id);
        if (shipment && isOutdated(shipment, order))
          throw refuse(
            "The address changed after this order's label was made. Void that label on the order's page and make another, then mark the order as sent. If the parcel is in the post already, put the label's address back into the order first.",
          );
        const dispatchAt = addMinutes(at, undoMinutes);
        await tx.updateTable("orders").set({ dispatch_at: dispatchAt }).where("id", "=", order.id).execute();
        await sendJob(tx, "dispatch-order", { orderId: order.id, dispatchAt: dispatchAt.toISOString() }, { startAfter: dispatchAt });
        return dispatchAt;
      }),

    undoDispatch: (reference) =>
      changeByReference({ db, now }, reference, async (tx, order) => {
        if (order.status === "dispatched" || order.status === "delivered")
          throw refuse("It's too late to undo. The customer has been told that it's on its way.");
        await tx.updateTable("orders").set({ dispatch_at: null }).where("id", "=", order.id).execute();
      }),

    async listUndoable() {
      const marked = db.selectFrom("orders").select(["reference", "dispatch_at as undoUntil", hasLabel]).where("dispatch_at", "is not", null);
      return marked.orderBy("dispatch_at").orderBy("reference").$narrowType<{ undoUntil: NotNull }>().execute();
    },

    deliverOrder: (reference) =>
      changeByReference({ db, now }, reference, async (tx, order, at) => {
        if (order.status === "delivered") return order.status;
        if (order.status === "paid") throw refuse("This order hasn't been sent yet, so it can't be marked as delivered.");
        if (order.status !== "dispatched") throw refuse(`This order is ${orderTable.statuses[order.status]}, so it can't be marked as delivered.`);
        return markDelivered(tx, sendJob, order, { by: "owner", at });
      }),

    async moveDispatch(given) {
      const at = now();
      const { day } = readGiven(
        dispatchDayAfter(() => londonDay(at)),
        { day: given },
      );
      // Another process may have moved it a moment ago.
      await followDispatchDate({ db, config });
      if (day !== config.DISPATCH_DATE) await setDay(db, day, at);
      config.DISPATCH_DATE = day;
    },

    /** Who has paid, waits, and was promised an earlier day than is set now: so many people a day. `asks`: nobody has been written to, for the owner has not said so. */
    async readDispatch() {
      const day = config.DISPATCH_DATE;
      const { rows: promised } = await sql<{ day: string; people: number; orders: { reference: string; name: string | null }[] }>`
        select dispatch_by as day, count(*)::int as people, (array_agg(json_build_object('reference', reference, 'name', name) order by created_at))[:${mostNamed}] as orders from orders where status = 'paid' and dispatch_at is null and dispatch_by < ${day} group by 1 order by 1`.execute(
        db,
      );
      return {
        day,
        last: lastDayAfter(day),
        isOver: day < londonDay(now()),
        asks: promised.length > 0 && !(await isConfirmed(db, day)),
        promised,
        due: await readDue(day),
        earlier: await db
          .selectFrom("dispatch_dates")
          .select(["day", "set_at as setAt"])
          .where("day", "<>", day)
          .orderBy("set_at", "desc")
          .limit(mostEarlier)
          .execute(),
      };
    },

    /** The owner's word: they are written to at once. `day` is the one that they were shown; a `conflict` where another is set by now. */
    async confirmDispatch(day, given) {
      const { why: reason } = readGiven(delay, { day, why: given });
      await db.transaction().execute(async (tx) => {
        await expectCurrent(tx, day);
        const at = now();
        await noteOfDay(tx, day, at, { confirmed_at: at, reason });
        await settleAlerts(tx, null, [changedAlert, lateAlert], at);
        await sendJob(tx, "tell-delays", {});
      });
    },

    async explainDelay(day, given) {
      const { why: late_reason } = readGiven(delay, { day, why: given });
      await expectCurrent(db, day);
      await noteOfDay(db, day, now(), { late_reason });
    },
  } satisfies Partial<OperatorBackend>;
}

/** The time to undo it is over: the order is on its way, and its buyer hears so. */
export const dispatchMarked =
  ({ db, sendJob, now }: Pick<PlatformNeeds, "db" | "sendJob" | "now">): JobHandler<"dispatch-order"> =>
  ({ orderId, dispatchAt }) =>
    db.transaction().execute(async (tx) => {
      const order = await lockOrder(tx, "id", orderId);
      // Undone, cancelled or scanned by its carrier meanwhile; or undone and marked anew, for which another job waits.
      if (order?.dispatch_at?.toISOString() !== dispatchAt) return;
      await markDispatched(tx, sendJob, order, { by: "owner", at: now() });
    });

/** Tells buyers of a delay, once for each promise: with the new date once the owner has confirmed it, without one as soon as the promised day is over. */
export const notifyOfDelays =
  ({ db, sendJob, config, now, log }: DelayNeeds & Pick<PlatformNeeds, "log">) =>
  async (): Promise<void> => {
    const at = now();
    const today = londonDay(at);
    const newer = config.DISPATCH_DATE;
    const confirmed = await isConfirmed(db, newer);
    const lateness = ({ dispatch_by, delay }: Pick<Order, "dispatch_by" | "delay">) => {
      if (dispatch_by === null) return null;
      if (dispatch_by < newer && confirmed) return "new-date";
      return dispatch_by < today && delay !== "no-date" ? "no-date" : null;
    };

    const paid = db.selectFrom("orders").select(["id", "dispatch_by", "delay"]).where("status", "=", "paid");
    const waiting = await paid.where("dispatch_at", "is", null).execute();
    if (!confirmed && waiting.some(({ dispatch_by }) => dispatch_by !== null && dispatch_by < newer)) {
      const detail = `the dispatch date is now ${formatIsoDay(newer)}, and people who have paid were promised an earlier one. Nobody is told until you press “Email” on the overview`;
      await db.transaction().execute((tx) => raiseAlert(tx, sendJob, { orderId: null, kind: changedAlert, detail, at }));
    }
    for (const { id } of waiting.filter(lateness))
      await tell(id).catch((error: Error) => log.error({ orderId: id, error: error.name }, "a delay was not told"));

    function tell(id: string) {
      return db.transaction().execute(async (tx) => {
        const order = await lockOrder(tx, "id", id);
        const late = order?.status === "paid" && order.dispatch_at === null ? lateness(order) : null;
        if (!order || !late) return;
        const moved = late === "new-date";
        await tx
          .updateTable("orders")
          .set({ delay: late, ...(moved && { dispatch_by: newer, dispatch_moved_at: at }) })
          .where("id", "=", id)
          .execute();
        const promised = promiseOf(order.dispatch_by).dispatch;
        await recordEvent(tx, order, { type: "delayed", newDay: moved ? newer : null }, { by: "shop", at });
        if (order.email !== null) await sendMail(tx, sendJob, "order-delayed", id, moved ? promiseOf(newer).dispatch : `after ${promised}`);
        const detail = `orders promised ${promised} are not sent, and their buyers have no new date`;
        if (!moved) await raiseAlert(tx, sendJob, { orderId: null, kind: lateAlert, detail, at });
      });
    }
  };
