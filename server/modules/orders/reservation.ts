import { randomUUID } from "node:crypto";
import { type RawBuilder, sql } from "kysely";
import { brand } from "#content/brand.ts";
import { catalogue, describePrice, offerAt, preOrderTermsVersion } from "#content/catalogue.ts";
import { promiseOf } from "#content/delivery-promise.ts";
import { formatIsoDay } from "#content/format-iso-day.ts";
import type { Caller } from "#contracts/backend.ts";
import { Failure } from "#contracts/failure.ts";
import { vatInside } from "#contracts/money.ts";
import { paidStatuses } from "#contracts/order.ts";
import { followDispatchDate } from "#server/modules/orders/dispatch.ts";
import { readPrice } from "#server/modules/orders/prices.ts";
import { type NetworkCode, type Order, type OrderNeeds, recordEvent, refuse } from "#server/modules/orders/state.ts";
import { takeFromStock } from "#server/modules/orders/stock.ts";
import type { Database, Tx } from "#server/platform/database/open.ts";
import { addMinutes, londonDay } from "#server/platform/dates.ts";
import { widerNetwork } from "#server/platform/limits/throttle.ts";
import { randomCode } from "#server/platform/tokens/ids.ts";
import { keyedHash } from "#server/platform/tokens/keyed-hash.ts";
import { hashToken } from "#server/platform/tokens/secret-links.ts";

/** How long a payment session lives: one provider refuses less than 30 minutes, counted on its own clock. */
export const sessionMinutes = 31;
/** How much longer the unit is held, for a payment made in the last second to reach us. */
export const graceMinutes = 5;
/** A session that ends sooner than this is not handed out again: nobody could fill the form in time. */
const leastMinutesToPay = 2;
/** An order without a session after this long belongs to a process that died; nobody has its address. */
export const sessionlessMinutes = 1;

export const staysOpen = (sessionEndsAt: Date, at: Date) => sessionEndsAt > addMinutes(at, leastMinutesToPay);

/** A label for people, such as ABC-7K4M-2Q9X: 40 random bits, not a secret. */
export const makeReference = () => `${brand.referencePrefix}-${randomCode(4)}-${randomCode(4)}`;

/** How long a browser that has paid is asked before it starts another order: its answer to Pay may have been lost. */
const askAgainHours = 24;

/** The newest order that this browser paid for lately and that still stands. */
export function findRecentPaid(db: Database, browser: string, at: Date) {
  const theirs = db.selectFrom("orders").select(["reference", "payment_session"]).where("browser_hash", "=", hashToken(browser));
  const paid = theirs.where("status", "in", paidStatuses).where("paid_at", ">", addMinutes(at, -askAgainHours * 60));
  return paid.orderBy("paid_at", "desc").limit(1).executeTakeFirst();
}

export const createNetworkCode =
  (secret: string): NetworkCode =>
  (address) =>
    keyedHash(secret, `holds ${widerNetwork(address)}`);

/** How many unpaid reservations one network may have while more than half of what is left is reserved and unpaid. */
const networkShare = 2;
/** How many times the usual least a page must have been open meanwhile. */
const rushFactor = 5;
const askAgainSeconds = 60;

const rushWords = (seconds: number) =>
  `Many people are ordering right now. Please wait ${seconds === 1 ? "a second" : `${seconds} seconds`} and press the button again. Nothing was charged.`;

/** Unpaid reservations of a tube; not those that are being ended, nor those whose bank has been asked. */
const reserved = (order: Order, at: Date): RawBuilder<boolean> =>
  sql`product = ${order.product} and status = 'awaiting-payment' and bank_asked_at is null and hold_ends_at > ${at}`;

/** Whoever asks for a unit has a page of ours open, in a browser that we know again. */
type Buyer = Caller & Required<Pick<Caller, "browser" | "formAge">>;

/** Keeps the stock from being emptied without a payment. Call it once the order has taken its unit: the stock's row, locked then, lets one in at a time. */
async function limitReservations(tx: Tx, { sendJob, config }: OrderNeeds, order: Order, formAge: number, at: Date): Promise<void> {
  const { rows } = await sql<{ all: number; left: number; own: number }>`
    select count(*)::int as all,
      (count(*) + (select available from stock where product = ${order.product}))::int as left,
      (count(*) filter (where network = ${order.network}))::int as own
    from orders where ${reserved(order, at)}`.execute(tx);
  const [{ all, left, own } = { all: 0, left: 0, own: 0 }] = rows;
  if (all * 2 <= left) return;

  const tooSoon = Math.ceil(config.LEAST_FORM_SECONDS * rushFactor - formAge / 1000);
  const wait = own > networkShare ? askAgainSeconds : tooSoon;
  if (wait > 0) throw new Failure("too-many", { retryAfter: wait, message: rushWords(wait) });

  // Rows that somebody else has locked are passed over: elsewhere an order is locked first and the stock second.
  const ended = await sql<{ id: string }>`
    update orders set hold_ends_at = ${at} where id = (
      select id from orders
      where ${reserved(order, at)} and network = (
        select network from orders where ${reserved(order, at)} and network is not null
        group by network having count(*) > ${networkShare} order by count(*) desc limit 1)
      order by created_at limit 1 for update skip locked)
    returning id`.execute(tx);
  for (const { id } of ended.rows) await sendJob(tx, "end-hold", { orderId: id });
}

const changedOffer = (exactPrice: string, dispatch: string) =>
  `The price, the dispatch date or the Pre-Order Terms have changed since you opened this page. Nothing was charged. A tube is now ${exactPrice}, UK delivery included, and we'll send it ${dispatch}, under the terms of ${formatIsoDay(preOrderTermsVersion)}. Please reload the page and check before you order.`;

/** Makes an order that holds one unit, or nothing. `offer`: what the buyer was shown, and agrees to. Also throws the database's unique violation where this browser or key has an open order already. */
export function reserveUnit(needs: OrderNeeds) {
  const { db, payments, sendJob, networkCode, now, config } = needs;
  return (buyer: Buyer, { another, offer }: { another: boolean; offer: string | undefined }): Promise<Order> =>
    db.transaction().execute(async (tx) => {
      const at = now();
      const product = catalogue.tube;
      // By the database, as pages from memory may be a minute behind it.
      const price = { ...product.price, minor: await readPrice(tx, at) };
      const { exactPrice } = describePrice(price.minor);
      await followDispatchDate({ db: tx, config, now });
      const { dispatch } = promiseOf(config.DISPATCH_DATE, londonDay(at));
      // Nobody agrees to what they were not shown.
      if (offer !== offerAt(exactPrice, dispatch)) {
        config.price = price.minor;
        throw refuse(changedOffer(exactPrice, dispatch));
      }
      const holdEndsAt = addMinutes(at, sessionMinutes + graceMinutes);
      const order = await tx
        .insertInto("orders")
        .values({
          id: randomUUID(),
          reference: makeReference(),
          product: product.id,
          product_name: product.name,
          product_description: product.description,
          vat_rate_percent: product.vatRatePercent,
          quantity: 1,
          total_minor: price.minor,
          vat_minor: vatInside(price, product.vatRatePercent).minor,
          currency: price.currency,
          status: "awaiting-payment",
          terms_version: preOrderTermsVersion,
          dispatch_by: config.DISPATCH_DATE,
          browser_hash: hashToken(buyer.browser),
          idempotency_key: buyer.idempotencyKey ?? null,
          network: networkCode(buyer.address),
          payment_provider: payments.name,
          hold_ends_at: holdEndsAt,
          created_at: at,
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      // Looked at once this order is the browser's only open one: none can be paid for in another tab between the look and the order.
      if (!another && (await findRecentPaid(tx, buyer.browser, at))) throw new Failure("already-paid");
      await recordEvent(tx, order, { type: "ordered" }, { by: "customer", at });
      await sendJob(tx, "end-hold", { orderId: order.id }, { startAfter: holdEndsAt });
      // Last, because every other order waits for the stock's row from here to the end.
      if (!(await takeFromStock(tx, order, at))) throw new Failure("sold-out");
      await limitReservations(tx, needs, order, buyer.formAge, at);
      return order;
    });
}
