import { afterEach, beforeEach, expect, test } from "vitest";
import { limits } from "#contracts/create-shipment.ts";
import { createCeilings } from "#server/ceilings/create-ceilings.ts";
import { createShipment } from "#server/functions/create-shipment.ts";
import { readLabel } from "#server/functions/read-label.ts";
import { readTrackingUrl } from "#server/functions/read-tracking-url.ts";
import { lookUpLabelJob } from "#server/jobs/look-up-label.ts";
import { orderLabels } from "#server/operator/labels.ts";
import { createLabelLinks } from "#server/shipments/label-links.ts";
import { believedAfter } from "#server/shipments/look-up-label.ts";
import { createFakeShipping } from "#tests/support/fake-shipping.ts";
import { type OrderDesk, openOrderDesk } from "#tests/support/open-order-desk.ts";
import { someShippingDetails } from "#tests/support/some-shipping-details.ts";

async function openLabelDesk() {
  const desk = await openOrderDesk({ units: 50 });
  const carrier = createFakeShipping();
  const config = {
    ...desk.needs.config,
    DAILY_PARCEL_LOOKS: 2_000,
    DAILY_LABELS: 3,
    DAILY_MAILS: 100,
    ASSISTANT_DAILY_BUDGET: 1,
    DAILY_GEO_CALLS: 1,
    DAILY_EVENTS: 1,
    DAILY_ANALYTICS_EVENTS: 1,
  };
  const needs = {
    ...desk.needs,
    config,
    shipping: carrier.shipping,
    ceilings: createCeilings({ ...desk.needs, config }),
    labelLinks: createLabelLinks({ secret: "a secret", origin: config.PUBLIC_ORIGIN }),
  };
  const create = createShipment(needs);
  const rows = () => desk.db.selectFrom("shipments").select(["id", "state", "order_id"]).orderBy("made_at").orderBy("id").execute();
  return {
    desk,
    carrier,
    needs,
    rows,
    states: async () => (await rows()).map(({ state }) => state),
    owner: orderLabels(needs),
    make: (token: string) => create({ shipping_details: someShippingDetails, order_reference: "ORDER-1795305600000", order: token }, desk.someCaller()),
    createWithoutOrder: () => create({ shipping_details: someShippingDetails, order_reference: "ORDER-1795305600000" }, desk.someCaller()),
    readLabel: readLabel(needs),
    readTrackingUrl: readTrackingUrl(needs),
    lookUp: async () => lookUpLabelJob(needs)({ shipmentId: (await rows()).at(-1)?.id ?? "" }),
    jobs: () => desk.jobs("look-up-label"),
  };
}

let shop: Awaited<ReturnType<typeof openLabelDesk>>;
let desk: OrderDesk;
beforeEach(async () => {
  shop = await openLabelDesk();
  desk = shop.desk;
});
afterEach(() => desk.close());

test("an order has one label: asked for again, also by the owner, it is the same one", async () => {
  const { token, reference } = await desk.placePaidOrder();
  const first = await shop.make(token);
  expect(first.order_reference).toBe(reference);
  expect(await shop.make(token)).toEqual(first);
  expect((await shop.owner.makeLabel(reference)).trackingNumber).toBe(first.tracking_number);
  expect(shop.carrier.purchases).toHaveLength(1);
});

test("asked for twenty times at once, one label is bought and all are told of it", async () => {
  const { token, reference } = await desk.placePaidOrder();
  const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => (i % 2 ? shop.make(token) : shop.owner.makeLabel(reference))));
  expect(new Set(answers.map((answer) => ("tracking_number" in answer ? answer.tracking_number : answer.trackingNumber))).size).toBe(1);
  expect(shop.carrier.purchases).toHaveLength(1);
  expect(await shop.states()).toEqual(["purchased"]);
});

test("the label goes to the order's own address, whatever was sent", async () => {
  const { token, id } = await desk.placePaidOrder();
  await shop.make(token);
  const { recipient } = await desk.db.selectFrom("shipments").select("recipient").where("order_id", "=", id).executeTakeFirstOrThrow();
  expect(recipient).toMatchObject({ line1: "1 High Street", city: "London", postcode: "SW1A 1AA" });
});

test("where a label costs money nobody gets one without a paid, unsent order", async () => {
  await expect(shop.createWithoutOrder()).rejects.toMatchObject({ code: "forbidden" });
  const unpaid = await desk.placeOrder();
  await expect(shop.make(await desk.makeLink(unpaid.id))).rejects.toMatchObject({ code: "conflict" });
  const cancelled = await desk.placePaidOrder();
  await desk.cancelOrder({ token: cancelled.token }, cancelled.caller);
  await expect(shop.make(cancelled.token)).rejects.toMatchObject({ code: "conflict" });
  const sent = await desk.placePaidOrder();
  await desk.operator.dispatchOrder(sent.reference);
  await expect(shop.make(sent.token)).rejects.toMatchObject({ code: "conflict", message: "This order has been sent already." });
  await expect(shop.make("x".repeat(32))).rejects.toMatchObject({ code: "not-found" });
  expect(shop.carrier.counts.quote).toBe(0);
});

test("a carrier that acts and then falls silent: uncertain, looked up, found, and never bought again", async () => {
  const { token, reference } = await desk.placePaidOrder();
  shop.carrier.away.set("buy", "after").set("lookUp", "before");
  await expect(shop.make(token)).rejects.toMatchObject({ code: "label-uncertain" });
  expect(await shop.states()).toEqual(["uncertain"]);
  for (let i = 0; i < 5; i++) await expect(shop.make(token)).rejects.toMatchObject({ code: "label-uncertain" });
  await expect(shop.owner.makeLabel(reference)).rejects.toMatchObject({ code: "label-uncertain" });
  expect(await shop.jobs()).toHaveLength(1);
  shop.carrier.away.clear();
  await shop.lookUp();
  expect(await shop.states()).toEqual(["purchased"]);
  expect((await shop.make(token)).tracking_number).toBeTruthy();
  expect(shop.carrier.purchases).toHaveLength(1);
  expect(shop.carrier.counts.buy).toBe(1);
});

test("a carrier that never acted is believed after half an hour; then another label may be made", async () => {
  const { token } = await desk.placePaidOrder();
  shop.carrier.away.set("buy", "before");
  await expect(shop.make(token)).rejects.toMatchObject({ code: "label-uncertain" });
  shop.carrier.away.clear();
  await shop.lookUp();
  expect(await shop.states()).toEqual(["uncertain"]);
  await expect(shop.make(token)).rejects.toMatchObject({ code: "label-uncertain" });
  expect(shop.carrier.counts.buy).toBe(1);
  desk.passMinutes(believedAfter);
  await shop.lookUp();
  expect(await shop.states()).toEqual(["failed"]);
  await shop.make(token);
  expect(await shop.states()).toEqual(["failed", "purchased"]);
  expect(shop.carrier.purchases).toHaveLength(1);
});

test("a process that ends while it buys: the promised look finds the label", async () => {
  const { token } = await desk.placePaidOrder();
  const { buy } = shop.carrier.shipping;
  shop.carrier.shipping.buy = async (quote) => {
    await buy(quote);
    return new Promise(() => {});
  };
  void shop.make(token);
  await expect.poll(() => shop.carrier.purchases.length).toBe(1);
  expect(await shop.states()).toEqual(["purchasing"]);
  await shop.lookUp();
  expect(await shop.states()).toEqual(["purchased"]);
  expect((await shop.make(token)).label_url).toContain("/label/");
  expect(shop.carrier.purchases).toHaveLength(1);
});

test("a refusal and a carrier that is away before anything is bought leave no label behind, and say so", async () => {
  const { token } = await desk.placePaidOrder();
  shop.carrier.away.set("quote", "before");
  await expect(shop.make(token)).rejects.toMatchObject({ code: "shipping-away" });
  shop.carrier.away.set("quote", "refuse");
  await expect(shop.make(token)).rejects.toMatchObject({ code: "invalid", message: "The carrier does not go there." });
  shop.carrier.away.clear();
  shop.carrier.away.set("buy", "refuse");
  await expect(shop.make(token)).rejects.toMatchObject({ code: "invalid" });
  expect(await shop.states()).toEqual(["failed", "failed"]);
  shop.carrier.away.clear();
  await shop.make(token);
  expect(shop.carrier.purchases).toHaveLength(1);
});

test("the day's ceiling: so many are bought, of any number at once; what came to nothing is not counted; tomorrow there are more", async () => {
  shop.carrier.away.set("buy", "refuse");
  await expect(shop.make((await desk.placePaidOrder()).token)).rejects.toMatchObject({ code: "invalid" });
  shop.carrier.away.clear();
  const orders = await Promise.all(Array.from({ length: 6 }, () => desk.placePaidOrder()));
  const made = await Promise.allSettled(orders.map(({ token }) => shop.make(token)));
  expect(made.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
  expect(shop.carrier.purchases).toHaveLength(3);
  for (const refused of made.filter((answer) => answer.status === "rejected")) expect(refused.reason).toMatchObject({ code: "too-many" });
  expect(await desk.flags()).toContainEqual(expect.objectContaining({ kind: "daily-ceiling" }));
  desk.passMinutes(24 * 60);
  for (const { reference } of orders) await shop.owner.makeLabel(reference);
  expect(shop.carrier.purchases).toHaveLength(6);
});

test("the owner takes a label back: its links close, and another may be made", async () => {
  const { token, reference } = await desk.placePaidOrder();
  await expect(shop.owner.voidLabel(reference)).rejects.toMatchObject({ code: "not-found" });
  const { label_url } = await shop.make(token);
  const labelToken = label_url?.split("/").at(-1) ?? "";
  expect((await shop.readLabel(labelToken, desk.someCaller())).name).toMatch(/^label-SHP-.*\.pdf$/);
  expect(await shop.readTrackingUrl(token)).toMatch(/^https:\/\/track\.example/);
  shop.carrier.away.set("voidLabel", "after");
  await expect(shop.owner.voidLabel(reference)).rejects.toMatchObject({ code: "shipping-away" });
  shop.carrier.away.clear();
  for (let i = 0; i < 2; i++) expect(await shop.owner.voidLabel(reference)).toMatchObject({ state: "voided" });
  await expect(shop.readLabel(labelToken, desk.someCaller())).rejects.toMatchObject({ code: "not-found" });
  expect(await shop.readTrackingUrl(token)).toBeNull();
  expect((await shop.make(token)).label_url).not.toBe(label_url);
  expect(shop.carrier.purchases).toHaveLength(2);
  expect(shop.carrier.voided.size).toBe(1);
});

test("an address corrected after its label was made is shown to the owner", async () => {
  const { token, reference, caller } = await desk.placePaidOrder();
  await shop.make(token);
  expect(await shop.owner.readOrderLabel(reference)).toMatchObject({ state: "purchased", outdated: false });
  await desk.correctAddress({ token, address: { name: "Ann Lee", line1: "2 Low Street", city: "Leeds", postcode: "LS1 1AA", country: "GB" } }, caller);
  expect(await shop.owner.readOrderLabel(reference)).toMatchObject({ outdated: true });
});

test("an address gets its limit of labels, and no more", async () => {
  const { token } = await desk.placePaidOrder();
  const caller = desk.someCaller();
  const create = createShipment(shop.needs);
  const ask = () => create({ shipping_details: someShippingDetails, order_reference: "ORDER-1795305600000", order: token }, caller);
  for (let i = 0; i < limits.address.times; i++) await ask();
  await expect(ask()).rejects.toMatchObject({ code: "too-many" });
});
