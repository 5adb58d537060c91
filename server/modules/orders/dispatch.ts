import { type NotNull, sql, type Updateable } from "kysely";
import * as v from "valibot";
import { expectNoClaims } from "#content/check-claims.ts";
import { lastDayAfter, promiseOf } from "#content/delivery-promise.ts";
import { formatIsoDay } from "#content/format-iso-day.ts";
import { orderTable } from "#content/site/back-office/order.ts";
import type { DispatchDue, OperatorBackend } from "#contracts/backend.ts";
import { calendarDay } from "#contracts/exports.ts";
import { delay, dispatchDayAfter, readGiven, undoMinutes } from "#contracts/operator-forms.ts";
import type { Actor, OrderStatus } from "#contracts/order.ts";
import { changeByReference, changeStatus, expectNotCancelling, lockOrder, type Order, recordEvent, refuse } from "#server/modules/orders/state.ts";
import { isOutdated, readNewestShipment } from "#server/modules/shipping/labels.ts";
import { raiseAlert, settleAlerts } from "#server/platform/alerts.ts";
import type { Database, Tx } from "#server/platform/database/open.ts";
import type { Tables } from "#server/platform/database/tables.ts";
import { addMinutes, daysAfter, londonDay, startOfDay } from "#server/platform/dates.ts";
import { sendMail } from "#server/platform/mail/mails.ts";
import type { PlatformNeeds } from "#server/platform/needs.ts";
import type { JobHandler, SendJob } from "#server/platform/queue/queue.ts";

/** Of the table `orders`: whether there's a label to print. */
export const hasLabel = sql<boolean>`exists (select from shipments where order_id = orders.id and state = 'purchased')`.as("hasLabel");

/** Days that stood before, as the overview lists them. */
const mostEarlier = 10;
/** Orders of one day that the owner reads before their customers are written to. */
const mostNamed = 100;

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

/** `DISPATCH_DATE` is the day that's promised now. */
type DayNeeds = Pick<PlatformNeeds, "db" | "now"> & { config: { DISPATCH_DATE: string } };
type DelayNeeds = DayNeeds & Pick<PlatformNeeds, "sendJob">;

/** The alerts about a date that waits for the owner's word, and about orders whose day has passed without a new one: that word settles both. */
const changedAlert = "dispatch-date-changed";
const lateAlert = "late";

/** The day that stands. */
export const newestDay = (db: Database) => db.selectFrom("dispatch_dates").select(["day", "keeps_earlier"]).orderBy("set_at", "desc").limit(1);

/** What the owner has chosen: the day that stands, and those to come. */
export const lookAtDays = async (db: Database) => ({
  day: (await newestDay(db).executeTakeFirst())?.day ?? null,
  toCome: await db.selectFrom("dispatch_starts").select(["starts_at", "day"]).orderBy("starts_at").execute(),
});

/** Orders that are paid and wait to be sent. */
const waiting = (db: Database) => db.selectFrom("orders").where("status", "=", "paid").where("dispatch_at", "is", null);

/** Notes it of that day; one that nobody has set stands from now on. */
const noteOfDay = (db: Database, day: string, at: Date, facts: Omit<Updateable<Tables["dispatch_dates"]>, "day" | "set_at"> & { set_at?: Date }) =>
  db
    .insertInto("dispatch_dates")
    .values({ day, set_at: at, by_owner: !facts.named_at, ...facts })
    .onConflict((known) => known.column("day").doUpdateSet(facts))
    .execute();

/** From then on that day is promised. Whoever was promised an earlier one hears of it once the owner says so, also where the same day was told before. */
const setDay = (db: Database, day: string, at: Date, facts: { named_at?: Date; keeps_earlier?: boolean } = {}) =>
  noteOfDay(db, day, at, { set_at: at, keeps_earlier: false, ...facts, confirmed_at: null, reason: null, late_reason: null });

/** Days that were to come and whose moment has come stand from then on. Whoever has ordered keeps theirs, unless the owner was being asked about it already. */
async function beginDays(tx: Database, at: Date): Promise<void> {
  const due = await tx.deleteFrom("dispatch_starts").where("starts_at", "<=", at).returningAll().execute();
  for (const { day, starts_at } of due.toSorted((a, b) => a.starts_at.getTime() - b.starts_at.getTime())) {
    const before = await newestDay(tx).executeTakeFirst();
    if (before?.day === day) continue;
    const asked = before && !before.keeps_earlier && (await waiting(tx).select("id").where("dispatch_by", "<", before.day).limit(1).executeTakeFirst());
    await setDay(tx, day, starts_at, { keeps_earlier: !asked });
  }
}

/** Takes over the day that stands: one may have begun since the settings were read, or the owner have chosen another, here or in another process. */
export async function followDispatchDate({ db, config, now }: DayNeeds): Promise<void> {
  const at = now();
  const due = await db.selectFrom("dispatch_starts").select("day").where("starts_at", "<=", at).limit(1).executeTakeFirst();
  if (due) await (db.isTransaction ? beginDays(db, at) : db.transaction().execute((tx) => beginDays(tx, at)));
  const newest = await newestDay(db).executeTakeFirst();
  if (newest) config.DISPATCH_DATE = newest.day;
}

/**
 * Notes at start which day the settings promise, where that's another than they named before: else what the owner has chosen since stands.
 * Throws where somebody (not `isDefault`) has set a new one that is over: most likely a typing error.
 */
export async function noteDispatchDate({ db, config, now }: DayNeeds, { isDefault }: { isDefault: boolean }): Promise<void> {
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

/** Whether the owner has said that whoever was promised an earlier day is to hear of this one, or that they keep theirs. */
async function readWord(db: Database, day: string): Promise<"tell" | "keep" | null> {
  const row = await db.selectFrom("dispatch_dates").select(["confirmed_at", "keeps_earlier"]).where("day", "=", day).executeTakeFirst();
  return row?.confirmed_at ? "tell" : row?.keeps_earlier ? "keep" : null;
}

/** Days before the promised one in which the owner is asked why, if they can't keep it. */
const daysToExplain = 7;

export function dispatchActions({ db, sendJob, config, now }: DelayNeeds) {
  /** Of the nearest day that anybody waits for. */
  async function readDue(today: string): Promise<DispatchDue | null> {
    const near = waiting(db).where("dispatch_by", ">=", today).where("dispatch_by", "<=", daysAfter(today, daysToExplain));
    const days = near
      .select((eb) => ["dispatch_by as day", eb.fn.countAll<number>().as("people")])
      .groupBy("dispatch_by")
      .orderBy("dispatch_by");
    const next = await days.$narrowType<{ day: NotNull }>().limit(1).executeTakeFirst();
    const said = next && (await db.selectFrom("dispatch_dates").select("late_reason").where("day", "=", next.day).executeTakeFirst());
    return next ? { day: next.day, people: Number(next.people), reason: said?.late_reason ?? null } : null;
  }

  const expectCurrent = async (on: Database, day: string) => {
    await followDispatchDate({ db: on, config, now });
    if (day !== config.DISPATCH_DATE)
      throw refuse(`The dispatch date has just been changed: it's now ${formatIsoDay(config.DISPATCH_DATE)}. Nothing was done. Please check, and press again.`);
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

    async moveDispatch(given, start) {
      const at = now();
      const contract = dispatchDayAfter(() => londonDay(at));
      const { day, from } = readGiven(contract, { day: given, from: start ?? undefined });
      if (from) {
        const planned = db.insertInto("dispatch_starts").values({ starts_at: startOfDay(from), day, set_at: at });
        await planned.onConflict((same) => same.column("starts_at").doUpdateSet({ day, set_at: at })).execute();
        return;
      }
      // Another process may have moved it a moment ago.
      await followDispatchDate({ db, config, now });
      if (day !== config.DISPATCH_DATE) await setDay(db, day, at);
      config.DISPATCH_DATE = day;
    },

    /** It never stood, so nothing of it needs keeping but the audit's lines. */
    async takeBackDispatch(from) {
      if (!v.is(calendarDay, from)) return false;
      const toCome = db.deleteFrom("dispatch_starts").where("starts_at", "=", startOfDay(from)).where("starts_at", ">", now());
      return (await toCome.executeTakeFirst()).numDeletedRows > 0n;
    },

    /** Who has paid, waits, and was promised an earlier day than is set now: so many people a day. `asks`: nobody has been written to, for the owner has not said so. */
    async readDispatch() {
      const day = config.DISPATCH_DATE;
      const today = londonDay(now());
      const { rows: promised } = await sql<{ day: string; people: number; orders: { reference: string; name: string | null }[] }>`
        select dispatch_by as day, count(*)::int as people, (array_agg(json_build_object('reference', reference, 'name', name) order by created_at))[:${mostNamed}] as orders from orders where status = 'paid' and dispatch_at is null and dispatch_by < ${day} group by 1 order by 1`.execute(
        db,
      );
      const word = await readWord(db, day);
      // Whoever keeps a day that is over by now needs another.
      const asks = promised.some((one) => word === null || (word === "keep" && one.day < today));
      const { toCome } = await lookAtDays(db);
      const earlier = db.selectFrom("dispatch_dates").select(["day", "set_at as setAt"]).where("day", "<>", day);
      return {
        day,
        last: lastDayAfter(day),
        isOver: day < today,
        asks,
        keeps: promised.length > 0 && word === "keep" && !asks,
        promised,
        due: await readDue(today),
        toCome: toCome.map((one) => ({ from: londonDay(one.starts_at), day: one.day })),
        earlier: await earlier.orderBy("set_at", "desc").limit(mostEarlier).execute(),
      };
    },

    /** The owner's word: they are written to at once. `day` is the one that they were shown; a `conflict` where another is set by now. */
    async confirmDispatch(day, given) {
      const { why: reason } = readGiven(delay, { day, why: given });
      // Every late order's buyer reads it.
      expectNoClaims("why", reason);
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
      expectNoClaims("why", late_reason);
      const promised = await waiting(db).select("dispatch_by").distinct().execute();
      if (!promised.some(({ dispatch_by }) => dispatch_by === day)) await expectCurrent(db, day);
      // Where that day was never noted: it's one that was promised, and not the one that stands.
      await noteOfDay(db, day, new Date(0), { late_reason });
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
    const word = await readWord(db, newer);
    const lateness = ({ dispatch_by, delay }: Pick<Order, "dispatch_by" | "delay">) => {
      if (dispatch_by === null) return null;
      if (dispatch_by < newer && word === "tell") return "new-date";
      return dispatch_by < today && delay !== "no-date" ? "no-date" : null;
    };

    const orders = await waiting(db).select(["id", "dispatch_by", "delay"]).execute();
    if (word === null && orders.some(({ dispatch_by }) => dispatch_by !== null && dispatch_by < newer)) {
      const detail = `the dispatch date is now ${formatIsoDay(newer)}, and people who have paid were promised an earlier one. Nobody is told until you press “Email” on the overview`;
      await db.transaction().execute((tx) => raiseAlert(tx, sendJob, { orderId: null, kind: changedAlert, detail, at }));
    }
    for (const { id } of orders.filter(lateness)) await tell(id).catch((error: Error) => log.error({ orderId: id, error: error.name }, "a delay was not told"));

    function tell(id: string) {
      return db.transaction().execute(async (tx) => {
        const order = await lockOrder(tx, "id", id);
        const late = order?.status === "paid" && order.dispatch_at === null ? lateness(order) : null;
        if (!order || !late) return;
        const moved = late === "new-date";
        const own = tx.updateTable("orders").where("id", "=", id);
        await own.set({ delay: late, ...(moved && { dispatch_by: newer, dispatch_moved_at: at }) }).execute();
        const promised = promiseOf(order.dispatch_by).dispatch;
        await recordEvent(tx, order, { type: "delayed", newDay: moved ? newer : null }, { by: "shop", at });
        if (order.email !== null) await sendMail(tx, sendJob, "order-delayed", id, moved ? promiseOf(newer).dispatch : `after ${promised}`);
        const detail = `orders promised ${promised} are not sent, and their buyers have no new date`;
        if (!moved) await raiseAlert(tx, sendJob, { orderId: null, kind: lateAlert, detail, at });
      });
    }
  };
