import { createHmac } from "node:crypto";
import { type RawBuilder, sql } from "kysely";
import { Failure } from "#contracts/failure.ts";
import type { Order } from "#server/orders/lock-order.ts";
import type { Tx } from "#server/platform/database/open.ts";
import { widerNetwork } from "#server/platform/limits/throttle.ts";
import type { SendJob } from "#server/platform/queue/queue.ts";

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
export async function makeRoom(tx: Tx, order: Order, { at, formAge, leastSeconds, sendJob }: Given): Promise<void> {
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
