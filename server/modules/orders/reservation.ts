import { createHmac, randomUUID } from "node:crypto";
import { type RawBuilder, sql } from "kysely";
import { brand } from "#content/brand.ts";
import { catalogue, preOrderTermsVersion } from "#content/catalogue.ts";
import type { Caller } from "#contracts/backend.ts";
import { Failure } from "#contracts/failure.ts";
import { vatInside } from "#contracts/money.ts";
import { type Order, recordEvent } from "#server/modules/orders/state.ts";
import { takeFromStock } from "#server/modules/orders/stock.ts";
import type { Config } from "#server/platform/config.ts";
import type { Database, Tx } from "#server/platform/database/open.ts";
import { addMinutes } from "#server/platform/dates.ts";
import { widerNetwork } from "#server/platform/limits/throttle.ts";
import type { PlatformNeeds } from "#server/platform/needs.ts";
import type { SendJob } from "#server/platform/queue/queue.ts";
import { randomCode } from "#server/platform/tokens/ids.ts";
import { hashToken } from "#server/platform/tokens/secret-links.ts";
import type { Payments } from "#server/providers/payments/port.ts";

/** How long a payment session lives: one provider refuses less than 30 minutes, counted on its own clock. */
export const sessionMinutes = 31;
/** How much longer the unit is held, for a payment made in the last second to reach us. */
export const graceMinutes = 5;
/** A session that ends sooner than this is not handed out again: nobody could fill the form in time. */
export const leastMinutesToPay = 2;
/** An order without a session after this long belongs to a process that died; nobody has its address. */
export const sessionlessMinutes = 1;

/** Whether a payment page that closes then can still be handed out. */
export const staysOpen = (sessionEndsAt: Date, at: Date) => sessionEndsAt > addMinutes(at, leastMinutesToPay);

/** A label for people, such as ABC-7K4M-2Q9X: 40 random bits, not a secret. */
export const makeReference = () => `${brand.referencePrefix}-${randomCode(4)}-${randomCode(4)}`;

/** How long a browser that has paid is asked before it starts another order: its answer to Pay may have been lost. */
const askAgainHours = 24;

/** The newest order that this browser paid for lately and that still stands. */
export const findRecentPaid = (db: Database, browser: string, at: Date) =>
  db
    .selectFrom("orders")
    .select(["reference", "payment_session"])
    .where("browser_hash", "=", hashToken(browser))
    .where("status", "in", ["paid", "dispatched", "delivered"])
    .where("paid_at", ">", addMinutes(at, -askAgainHours * 60))
    .orderBy("paid_at", "desc")
    .limit(1)
    .executeTakeFirst();

/** Where a hold comes from, as a keyed hash: its IPv4 address, or the /48 around an IPv6 one. Kept only while the order awaits payment. */
export type NetworkCode = (address: string) => Buffer;
export const createNetworkCode =
  (secret: string): NetworkCode =>
  (address) =>
    createHmac("sha256", secret)
      .update(`holds ${widerNetwork(address)}`)
      .digest();

/** How many unpaid tubes one network may keep while more than half of what is left is held unpaid. */
const share = 2;
/** Times the least that a person needs for a form: how long a page must have been open while so much is held. */
const patience = 5;
const askAgainSeconds = 60;

const crowdedWords = (seconds: number) =>
  `Many people are ordering right now. Please wait ${seconds === 1 ? "a second" : `${seconds} seconds`} and press the button again. Nothing was charged.`;

type Given = {
  at: Date;
  /** Milliseconds that the buyer has had the page. */
  formAge: number;
  /** Seconds that a person needs for a form at the least. */
  leastSeconds: number;
  sendJob: SendJob;
};

type Crowd = { open: number; left: number; own: number };

/** Unpaid holds that take a tube from the shelf; not those that are being ended, nor those whose bank has been asked. */
const held = (order: Order, at: Date): RawBuilder<boolean> =>
  sql`product = ${order.product} and status = 'awaiting-payment' and bank_asked_at is null and hold_ends_at > ${at}`;

/**
 * Keeps the shelf from being emptied without a payment: once more than half of what is left is held unpaid, a page must have been open
 * for some seconds, a network that keeps its share already gets no more, and whichever network keeps most beyond its share loses its
 * oldest hold. Call it for an order that has just taken its unit: the shelf's row, which is locked then, lets one order in at a time.
 * Throws `too-many`, with the seconds to wait.
 */
export async function limitReservations(tx: Tx, order: Order, { at, formAge, leastSeconds, sendJob }: Given): Promise<void> {
  const { rows } = await sql<Crowd>`
    select count(*)::int as open,
      (count(*) + (select available from stock where product = ${order.product}))::int as left,
      (count(*) filter (where network = ${order.network}))::int as own
    from orders where ${held(order, at)}`.execute(tx);
  const { open, left, own } = rows[0] as Crowd;
  if (open * 2 <= left) return;

  const tooSoon = Math.ceil(leastSeconds * patience - formAge / 1000);
  const wait = own > share ? askAgainSeconds : tooSoon;
  if (wait > 0) throw new Failure("too-many", { retryAfter: wait, message: crowdedWords(wait) });

  // Rows that somebody else has locked are passed over: elsewhere an order is locked first and the shelf second.
  const shed = await sql<{ id: string }>`
    update orders set hold_ends_at = ${at} where id = (
      select id from orders
      where ${held(order, at)} and network = (
        select network from orders where ${held(order, at)} and network is not null
        group by network having count(*) > ${share} order by count(*) desc limit 1)
      order by created_at limit 1 for update skip locked)
    returning id`.execute(tx);
  for (const { id } of shed.rows) await sendJob(tx, "end-hold", { orderId: id });
}

export type ReserveNeeds = Pick<PlatformNeeds, "db" | "sendJob" | "now"> & {
  payments: Pick<Payments, "name">;
  networkCode: NetworkCode;
  config: Pick<Config, "DISPATCH_DATE" | "LEAST_FORM_SECONDS">;
};

/** Whoever asks for a unit has a page of ours open, in a browser that we know again. */
export type Buyer = Caller & Required<Pick<Caller, "browser" | "formAge">>;

/**
 * Makes an order that holds one unit until its hold ends: all of it in one transaction, or nothing.
 * Throws `sold-out`, `already-paid`, `too-many` where others' holds crowd the shelf, or the database's unique violation where this browser or key has an open order already.
 */
export function reserveUnit({ db, payments, sendJob, networkCode, now, config }: ReserveNeeds) {
  return (buyer: Buyer, { another }: { another: boolean }): Promise<Order> =>
    db.transaction().execute(async (tx) => {
      const at = now();
      const product = catalogue.tube;
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
          total_minor: product.price.minor,
          vat_minor: vatInside(product.price, product.vatRatePercent).minor,
          currency: product.price.currency,
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
      // Last, because every other order waits for the shelf's row from here to the end.
      if (!(await takeFromStock(tx, order, at))) throw new Failure("sold-out");
      await limitReservations(tx, order, { at, formAge: buyer.formAge, leastSeconds: config.LEAST_FORM_SECONDS, sendJob });
      return order;
    });
}
