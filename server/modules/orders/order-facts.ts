import { brand } from "#content/brand.ts";
import { catalogue, deliveredWithin } from "#content/catalogue.ts";
import { formatDay } from "#content/format-day.ts";
import { formatIsoDay } from "#content/format-iso-day.ts";
import { formatMoney, type Money } from "#contracts/money.ts";
import type { MailNeeds } from "#server/modules/module.ts";
import { dispatchWords } from "#server/modules/orders/dispatch.ts";
import { findTelling, readRefunds } from "#server/modules/orders/refunds.ts";
import { readReturn, returnTerms } from "#server/modules/orders/returns.ts";
import { productOf } from "#server/modules/orders/state.ts";
import { trackingUrlOf } from "#server/modules/shipping/label-page.ts";
import { readNewestShipment } from "#server/modules/shipping/labels.ts";
import { daysAfter } from "#server/platform/dates.ts";
import type { Block, MailContent } from "#server/platform/mail/render-mail.ts";

/** What mails say about an order; null where its buyer has been erased since the mail was asked for. */
export async function readOrderFacts({ db, labelLinks }: Pick<MailNeeds, "db" | "labelLinks">, id: string) {
  const order = await db.selectFrom("orders").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const shipment = await readNewestShipment(db, id);
  if (!order.email) return null;
  const { reference, quantity, currency, name, delivery, email } = order;
  const money = (minor: number): Money => ({ minor, currency });
  return {
    id,
    reference,
    product: productOf(order),
    quantity,
    total: money(order.total_minor),
    vat: money(order.vat_minor),
    /** What goes or went back: the provider's total once it is known. */
    refund: money(order.refunded_minor || (findTelling(await readRefunds(db, order))?.amount_minor ?? 0)),
    dispatch: dispatchWords(order.dispatch_by),
    /** Where the promise was moved to another day: that day, by when the tube is delivered, and why, where the owner has said so. */
    moved: order.delay === "new-date" && order.dispatch_by ? await readMove(db, order.dispatch_by) : null,
    /** The promised day is over, and the tube not sent. */
    overdue: order.delay === "no-date",
    placedAt: order.created_at,
    paidAt: order.paid_at,
    refunded: money(order.refunded_minor),
    return: await readReturn(db, id),
    /** The last day to cancel a delivered order; null before it is delivered, and once it has been cancelled. */
    returnUntil: (await returnTerms(db, order, order.created_at)).returnUntil,
    email,
    name,
    delivery,
    /** Where it can be followed; null as long as it has no label. */
    parcel: shipment?.state === "purchased" ? { url: trackingUrlOf(shipment, labelLinks), number: shipment.tracking_number ?? "" } : null,
  };
}
async function readMove(db: MailNeeds["db"], day: string): Promise<{ day: string; last: string; reason: string | null }> {
  const told = await db.selectFrom("dispatch_dates").select("reason").where("day", "=", day).executeTakeFirst();
  return { day: formatIsoDay(day), last: formatIsoDay(daysAfter(day, deliveredWithin)), reason: told?.reason ?? null };
}

export type OrderFacts = NonNullable<Awaited<ReturnType<typeof readOrderFacts>>>;

/** Puts a mail about an order in words. `link`: to the order's own page, or to the back office. */
export type WriteMail = (order: OrderFacts, link: string) => MailContent;

type Fact = readonly [name: string, value: string];

export function deliveryFact({ delivery }: OrderFacts): Fact {
  if (!delivery) return ["Delivery to", "No address yet: please add one on your order's page"];
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
/** An order of nobody's, for the style guide. Its name and address are not easy, on purpose. */
export const sampleOrder = {
  id: "00000000-0000-4000-8000-000000000000",
  reference: `${brand.referencePrefix}-7K4M-2Q9X`,
  product: catalogue.tube,
  quantity: 1,
  total: catalogue.tube.price,
  vat: { ...catalogue.tube.price, minor: 250 },
  refund: catalogue.tube.price,
  dispatch: "by 31 March 2027",
  moved: null,
  overdue: false,
  placedAt: sampleTime,
  paidAt: sampleTime,
  refunded: { ...catalogue.tube.price, minor: 0 },
  return: { toldAt: sampleTime, sendBy: "2026-11-16", outcome: null, settledAt: null },
  returnUntil: "2026-11-16",
  email: "zoe@example.com",
  name: "Zoë O’Sample",
  delivery: {
    name: "Zoë O’Sample",
    line1: "Flat 2, The Old Lifeboat House",
    line2: "1 Sample Street",
    city: "Bath",
    county: "",
    postcode: "BA1 1AA",
    country: "GB",
  },
  parcel: null,
} satisfies OrderFacts;
