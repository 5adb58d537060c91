import { type SelectQueryBuilder, sql } from "kysely";
import * as v from "valibot";
import { describePrice } from "#content/catalogue.ts";
import { promiseOf } from "#content/delivery-promise.ts";
import { type Backend, type OperatorBackend, pageSize } from "#contracts/backend.ts";
import { Failure } from "#contracts/failure.ts";
import { type OrderStatus, type OrderView, reference as orderReference, orderStatuses, paidStatuses } from "#contracts/order.ts";
import { hasLabel } from "#server/modules/orders/dispatch.ts";
import { readDelay } from "#server/modules/orders/order-facts.ts";
import { getPaymentState, readOpenPaymentPage, readPaymentStatus } from "#server/modules/orders/payment-session.ts";
import { findTelling, heldUpOf, owedOf, readRefundable, readRefunds, refundable } from "#server/modules/orders/refunds.ts";
import { findRecentPaid, staysOpen } from "#server/modules/orders/reservation.ts";
import { readReturn, returnTerms } from "#server/modules/orders/returns.ts";
import { isAskedToCancel, type OrderNeeds, openOrderLink, productOf, readAskedToCancel, readHistory } from "#server/modules/orders/state.ts";
import { type Database, escapeLike } from "#server/platform/database/open.ts";
import type { Tables } from "#server/platform/database/tables.ts";
import { endOfDay, londonDay, startOfDay } from "#server/platform/dates.ts";
import { hashToken } from "#server/platform/tokens/secret-links.ts";

const isThere = async <Table extends "orders" | "operator_alerts">(orders: SelectQueryBuilder<Tables, Table, object>): Promise<boolean> =>
  (await orders.select("id").limit(1).executeTakeFirst()) !== undefined;

const ofBrowser = (db: Database, browser: string) => db.selectFrom("orders").where("browser_hash", "=", hashToken(browser));

/** True while a tube is held for this browser on a payment page that can still be paid. */
export function hasUnpaidOrder({ db, now }: Pick<OrderNeeds, "db" | "now">): Backend["hasOpenOrder"] {
  return async (browser) => {
    const awaiting = await ofBrowser(db, browser).where("status", "=", "awaiting-payment").select("session_ends_at").executeTakeFirst();
    return awaiting?.session_ends_at != null && staysOpen(awaiting.session_ends_at, now());
  };
}

/** True while a paid order of this browser stands; not once it is cancelled or refunded. */
export function hasPaidOrder({ db }: Pick<OrderNeeds, "db">): Backend["hasPaidOrder"] {
  return (browser) => isThere(ofBrowser(db, browser).where("status", "in", paidStatuses).where("paid_at", "is not", null));
}

/** Of an order that had a tube. Whose money came when there was none any more got it back, and waits with the others on the list. */
export const hadTube = sql<boolean>`(paid_at is not null and not paid_too_late)`;

export const hasOrdered = (db: Database, email: string): Promise<boolean> =>
  isThere(db.selectFrom("orders").where(sql`lower(email)`, "=", email).where(hadTube));

/** The provider is asked about an order that waits for its payment: the answer to Pay, and the event that tells us, may both be missing. */
export function readOwnOrders(needs: OrderNeeds): Backend["readOwnOrders"] {
  const { db, now } = needs;
  const askProvider = getPaymentState(needs);
  return async (browser, caller) => {
    const waiting = await ofBrowser(db, browser)
      .where("status", "=", "awaiting-payment")
      .select(["payment_session", "session_ends_at", "total_minor", "vat_rate_percent"])
      .executeTakeFirst();
    const isHeld = waiting?.session_ends_at && staysOpen(waiting.session_ends_at, now());
    const told = waiting?.payment_session ? await askProvider({ session: waiting.payment_session }, caller) : null;
    const paid = await findRecentPaid(db, browser, now());
    return {
      unpaid: told?.state === "unpaid",
      held: isHeld && told?.state !== "paid" ? describePrice(waiting.total_minor, waiting.vat_rate_percent ?? undefined) : null,
      paid: paid ? { reference: paid.reference, page: `/payment-success?session=${paid.payment_session}` } : null,
    };
  };
}

type Viewing = {
  /** Its refunds come with their reasons. */
  forOwner?: boolean;
};

/** All that an order's page shows: to the holder of its link, or in the back office. Undefined for an unknown id. */
export async function viewOrder(
  { db, payments }: Pick<OrderNeeds, "db" | "payments">,
  orderId: string,
  at: Date,
  { forOwner = false }: Viewing = {},
): Promise<OrderView | undefined> {
  const order = await db.selectFrom("orders").selectAll().where("id", "=", orderId).executeTakeFirst();
  if (!order) return undefined;
  const refunds = await readRefunds(db, order);
  const telling = findTelling(refunds);
  const back = await readReturn(db, orderId);
  const asked = await readAskedToCancel(db, orderId);
  const sold = productOf(order);
  // Cancelled already, or its money is on its way back.
  const left = order.paid_at === null ? 0 : await readRefundable(db, orderId);
  const hasEnded = back !== null || (order.paid_at !== null && left === 0);
  const isOpen = order.status === "paid" && order.dispatch_at === null;
  const money = (minor: number) => ({ minor, currency: order.currency });
  const viewRefund = ({ amount_minor, status, failed_at, made_at, requested_at, reason }: (typeof refunds)[number]) => ({
    amount: money(amount_minor),
    state: status,
    at: (status === "failed" ? failed_at : null) ?? made_at ?? requested_at,
    ...(forOwner && { reason }),
  });
  return {
    reference: order.reference,
    status: order.status,
    product: sold.name,
    productDescription: sold.description,
    quantity: order.quantity,
    total: money(order.total_minor),
    vat: money(order.vat_minor),
    vatRatePercent: sold.vatRatePercent,
    placedAt: order.created_at,
    ...promiseOf(order.dispatch_by),
    delay: await readDelay(db, order),
    name: forOwner ? order.name : null,
    email: order.email ?? "",
    delivery: order.delivery,
    paidAt: order.paid_at,
    paymentStory: readPaymentStatus(order),
    heldUntil: order.status === "awaiting-payment" ? order.hold_ends_at : null,
    toPay: readOpenPaymentPage(order, { payments, at }),
    history: await readHistory(db, orderId),
    undoUntil: order.dispatch_at,
    canCancel: isOpen,
    canCorrectAddress: isOpen,
    ...(hasEnded ? { canReturn: false, returnUntil: null } : await returnTerms(db, order, at)),
    return: back,
    refund: telling ? viewRefund(telling) : null,
    refunds: refunds.map(viewRefund),
    refunded: money(order.refunded_minor),
    refundable: money(left),
    owed: money(Math.min(left, owedOf(refunds))),
    heldUp: money(heldUpOf(refunds, at)),
    askedToCancel: asked && (forOwner ? asked : {}),
    isDisputed: await isThere(db.selectFrom("operator_alerts").where("order_id", "=", orderId).where("kind", "=", "disputed")),
  };
}

export function readOrder({ db, payments, now }: OrderNeeds): Backend["readOrder"] {
  return async (token) => {
    const view = await viewOrder({ db, payments }, await openOrderLink(db, token, now()), now());
    if (!view) throw new Failure("not-found");
    return view;
  };
}

/** Whether the day by which it was promised is over, and it isn't sent. */
const isLate = (today: string) => sql<boolean>`(status = 'paid' and dispatch_at is null and dispatch_by < ${today})`;

const hasAlert = sql<boolean>`exists (select from operator_alerts where order_id = orders.id and resolved_at is null)`;
/** Whatever became of the alert: the bank takes longer. */
const isDisputed = sql<boolean>`exists (select from operator_alerts where order_id = orders.id and kind = 'disputed')`;

export function orderActions({ db, payments, now }: Pick<OrderNeeds, "db" | "payments" | "now">): Pick<OperatorBackend, "readOrder" | "listOrders"> {
  return {
    /** What the owner needs to send a tube. `not-found` for an unknown reference. */
    async readOrder(reference) {
      const known = v.is(orderReference, reference);
      const found = known && (await db.selectFrom("orders").select("id").where("reference", "=", reference).executeTakeFirst());
      const order = found && (await viewOrder({ db, payments }, found.id, now(), { forOwner: true }));
      if (!order) throw new Failure("not-found", { message: "There is no such order." });
      return order;
    },

    async listOrders({ status: wanted, marked, search = "", placed, from } = {}) {
      // Each word may stand anywhere, so a name is found by its halves in any order.
      const words = search.split(/\s+/).filter(Boolean);
      // Whoever packs begins with those that have waited longest.
      const today = londonDay(now());
      const oldestFirst = wanted === "paid" || wanted === "late";
      const rows = await db
        .selectFrom("orders")
        .select(["reference", "status", "name", "email", "total_minor", "currency", "created_at as placedAt", "dispatch_at as undoUntil"])
        .select(refundable.as("refundable"))
        .select(hasLabel)
        .select([hasAlert.as("hasAlert"), isDisputed.as("isDisputed"), isAskedToCancel.as("askedToCancel"), isLate(today).as("isLate")])
        .select(sql<string | null>`delivery->>'city'`.as("town"))
        .$if(v.is(v.picklist(orderStatuses), wanted), (orders) => orders.where("status", "=", wanted as OrderStatus))
        .$if(wanted === "late", (orders) => orders.where(isLate(today)))
        .$if(wanted === "attention", (orders) => orders.where(hasAlert))
        .$if(marked !== undefined, (orders) => orders.where("dispatch_at", marked ? "is not" : "is", null))
        .where((eb) => eb.and(words.map((word) => eb("search", "ilike", `%${escapeLike(word)}%`))))
        .where(placed ? sql<boolean>`created_at >= ${startOfDay(placed.from)} and created_at < ${endOfDay(placed.to)}` : sql<boolean>`true`)
        .$if(from !== undefined, (orders) => orders.where("created_at", oldestFirst ? ">" : "<", from as Date))
        .orderBy("created_at", oldestFirst ? "asc" : "desc")
        // A crowd of one millisecond stays on one page, or the next would skip some of it.
        .fetch(pageSize, "with ties")
        .execute();
      return rows.map(({ total_minor: minor, currency, ...row }) => ({ ...row, total: { minor, currency }, refundable: { minor: row.refundable, currency } }));
    },
  };
}
