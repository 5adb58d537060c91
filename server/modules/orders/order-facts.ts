import { brand } from "#content/brand.ts";
import { catalogue } from "#content/catalogue.ts";
import { lastDayAfter, promiseOf } from "#content/delivery-promise.ts";
import { formatDay } from "#content/format-day.ts";
import { formatMoney, type Money } from "#contracts/money.ts";
import type { OrderView } from "#contracts/order.ts";
import type { MailNeeds } from "#server/modules/module.ts";
import { findTelling, lastSettledOf, readRefunds, settledOf } from "#server/modules/orders/refunds.ts";
import { readReturn, returnTerms } from "#server/modules/orders/returns.ts";
import { type Order, productOf } from "#server/modules/orders/state.ts";
import { trackingUrlOf } from "#server/modules/shipping/label-page.ts";
import { readNewestShipment } from "#server/modules/shipping/labels.ts";
import type { Database } from "#server/platform/database/open.ts";
import type { Block, MailContent } from "#server/platform/mail/render-mail.ts";

/** What a late order's buyer is told; null where it isn't late. Of a new date there is the last day for delivery. The reason is the owner's, where they gave one. */
export async function readDelay(db: Database, { delay, dispatch_by: day }: Pick<Order, "delay" | "dispatch_by">): Promise<OrderView["delay"]> {
  if (delay === null || day === null) return null;
  const told = await db.selectFrom("dispatch_dates").select(["reason", "late_reason"]).where("day", "=", day).executeTakeFirst();
  if (delay === "no-date") return { kind: delay, reason: told?.late_reason ?? null };
  return { kind: delay, day, last: lastDayAfter(day), reason: told?.reason ?? null };
}

/** What mails say about an order; null where there is none, or its buyer has been erased since the mail was asked for. `settledAt`: when what it tells of was paid back. */
export async function readOrderFacts({ db, labelLinks }: Pick<MailNeeds, "db" | "labelLinks">, id: string, settledAt?: Date) {
  const order = await db.selectFrom("orders").selectAll().where("id", "=", id).executeTakeFirst();
  if (!order?.email) return null;
  const shipment = await readNewestShipment(db, id);
  const { reference, quantity, currency, name, delivery, email } = order;
  const money = (minor: number): Money => ({ minor, currency });
  const refunds = await readRefunds(db, order);
  const telling = findTelling(refunds);
  const cancelled = await readCancelled(db, id);
  const back = await readReturn(db, id);
  const promisedAt = cancelled?.at ?? back?.settledAt;
  const promise = promisedAt && (await readPromise(db, id, promisedAt));
  return {
    id,
    reference,
    product: productOf(order),
    quantity,
    total: money(order.total_minor),
    vat: money(order.vat_minor),
    /** What goes or went back to the card: the provider's total once it is known. */
    refund: money(order.refunded_minor - settledOf(refunds) || (telling?.amount_minor ?? 0)),
    /** What the owner paid back another way, then or the last time. */
    paidBack: money(lastSettledOf(refunds, settledAt)),
    /** When that was asked for; null where nothing goes back. */
    refundStarted: telling?.requested_at ?? null,
    ...promiseOf(order.dispatch_by),
    delay: await readDelay(db, order),
    /** The owner's reason is that of the refund which the same press asked for. */
    cancelled: cancelled ? { byUs: cancelled.by === "owner", reason: cancelled.by === "owner" ? (promise?.reason ?? null) : null } : null,
    /** What its cancelling, or its tube that came back, sends back to the card: however much of it has gone by the time that this is read. */
    promised: money(promise?.amount_minor ?? order.total_minor - order.refunded_minor),
    placedAt: order.created_at,
    paidAt: order.paid_at,
    refunded: money(order.refunded_minor),
    return: back,
    /** The last day to cancel a delivered order, whether or not it was; null where it isn't delivered. */
    returnUntil: (await returnTerms(db, order, order.created_at)).returnUntil,
    email,
    name,
    delivery,
    /** Where it can be followed; null as long as it has no label. */
    parcel: shipment?.state === "purchased" ? { url: trackingUrlOf(shipment, labelLinks), number: shipment.tracking_number ?? "" } : null,
  };
}
/** When it was cancelled, and by whom. */
function readCancelled(db: MailNeeds["db"], id: string) {
  const lines = db.selectFrom("order_history").select(["by", "at"]).where("order_id", "=", id).where("type", "=", "cancelled");
  return lines.orderBy("id", "desc").limit(1).executeTakeFirst();
}

/** The refund that the press of that moment asked for. */
const readPromise = (db: MailNeeds["db"], id: string, at: Date) =>
  db.selectFrom("refunds").select(["amount_minor", "reason"]).where("of_order", "=", id).where("requested_at", "=", at).executeTakeFirst();

export type OrderFacts = NonNullable<Awaited<ReturnType<typeof readOrderFacts>>>;

/** Puts a mail about an order in words. `link`: to the order's own page, or to the back office. */
export type WriteMail = (order: OrderFacts, link: string) => MailContent;

type Fact = readonly [name: string, value: string];

export function deliveryFact({ delivery }: OrderFacts): Fact {
  if (!delivery) return ["Delivery to", "No address yet. Add it on the order's page."];
  const { name, line1, line2, city, county, postcode } = delivery;
  return ["Delivery to", [name, line1, line2, city, county, postcode, "United Kingdom"].filter(Boolean).join("\n")];
}

export const trackingFact = ({ parcel }: OrderFacts): Fact[] => (parcel ? [["Tracking number", parcel.number]] : []);

export const receiptFacts = (order: OrderFacts): Fact[] => [
  ["Order", order.reference],
  ["Ordered on", formatDay(order.placedAt)],
  ["Product", order.product.description],
  ["Quantity", String(order.quantity)],
  ["Total paid", `${formatMoney(order.total)}, VAT and UK delivery included`],
  ["VAT in that total", `${formatMoney(order.vat)} at ${order.product.vatRatePercent}%`],
];

export const trackingButton = ({ parcel }: OrderFacts): Block[] => (parcel ? [{ button: "Track your parcel", url: parcel.url }] : []);

const sampleTime = new Date("2026-11-02T12:00:00Z");
/** An order of nobody's, as its emails are shown with. Its name and address are not easy, on purpose. */
export const sampleOrder = {
  id: "00000000-0000-4000-8000-000000000000",
  reference: `${brand.referencePrefix}-7K4M-2Q9X`,
  product: catalogue.tube,
  quantity: 1,
  total: catalogue.tube.price,
  vat: { ...catalogue.tube.price, minor: 250 },
  refund: catalogue.tube.price,
  paidBack: catalogue.tube.price,
  refundStarted: sampleTime,
  ...promiseOf("2027-03-31"),
  delay: null,
  cancelled: null,
  promised: catalogue.tube.price,
  placedAt: sampleTime,
  paidAt: sampleTime,
  refunded: { ...catalogue.tube.price, minor: 0 },
  return: { toldAt: sampleTime, sendBy: "2026-11-16", outcome: null, settledAt: null },
  returnUntil: "2026-11-16",
  email: "zoe@example.com",
  name: "Zoë O'Sample",
  delivery: {
    name: "Zoë O'Sample",
    line1: "Flat 2, The Old Lifeboat House",
    line2: "1 Sample Street",
    city: "Bath",
    county: "",
    postcode: "BA1 1AA",
    country: "GB",
  },
  parcel: null,
} satisfies OrderFacts;
