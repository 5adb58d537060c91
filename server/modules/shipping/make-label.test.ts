import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { catalogue } from "#content/catalogue.ts";
import { noLabelAfterMinutes } from "#server/modules/shipping/purchase.ts";
import { makeSecretLink } from "#server/platform/tokens/secret-links.ts";
import { type LabelsFixture, openLabelsFixture } from "#tests/support/open-labels-fixture.ts";
import type { OrdersFixture } from "#tests/support/open-orders-fixture.ts";

type Sold = Awaited<ReturnType<OrdersFixture["placePaidOrder"]>>;

let shop: LabelsFixture;
let orders: OrdersFixture;
beforeEach(async () => {
  shop = await openLabelsFixture();
  orders = shop.orders;
});
afterEach(() => orders.close());

test("an order has one label: asked for again it is the same one", async () => {
  const { reference } = await orders.placePaidOrder();
  const first = await shop.make(reference);
  expect(await shop.make(reference)).toEqual(first);
  expect(shop.carrier.purchases).toHaveLength(1);
});

test("asked for twenty times at once, one label is bought and all are told of it", async () => {
  const { reference } = await orders.placePaidOrder();
  const answers = await Promise.all(Array.from({ length: 20 }, () => shop.make(reference)));
  expect(new Set(answers.map(({ trackingNumber }) => trackingNumber)).size).toBe(1);
  expect(shop.carrier.purchases).toHaveLength(1);
  expect(await shop.states()).toEqual(["purchased"]);
});

test("the label goes to the order's own address, with the phone number that the owner gave", async () => {
  const { reference, id } = await orders.placePaidOrder();
  await expect(shop.owner.makeLabel(reference, "звонок")).rejects.toMatchObject({ code: "invalid" });
  await shop.owner.makeLabel(reference, "0113 496 0000");
  const { recipient } = await orders.db.selectFrom("shipments").select("recipient").where("order_id", "=", id).executeTakeFirstOrThrow();
  expect(recipient).toMatchObject({ line1: "1 High Street", city: "London", postcode: "SW1A 1AA", phone: "0113 496 0000" });
});

test("a phone number that's given only at the second press is on the label, where nothing was bought at the first", async () => {
  const { reference, id } = await orders.placePaidOrder();
  shop.carrier.away.set("quote", "before");
  await expect(shop.owner.makeLabel(reference, "")).rejects.toMatchObject({ code: "shipping-away" });
  shop.carrier.away.clear();
  await shop.owner.makeLabel(reference, "0113 496 0000");
  const { recipient } = await orders.db.selectFrom("shipments").select("recipient").where("order_id", "=", id).executeTakeFirstOrThrow();
  expect(recipient).toMatchObject({ line1: "1 High Street", phone: "0113 496 0000" });
});

test("the customs form says what the order sold, and for how much, whatever the catalogue says now", async () => {
  const { reference, id } = await orders.placePaidOrder();
  await orders.db.updateTable("orders").set({ product_description: "Emberly Classic, 60 ml tube", total_minor: 1200 }).where("id", "=", id).execute();
  await shop.make(reference);
  const { contents, parcel } = shop.carrier.quoted[0] ?? {};
  expect(contents).toMatchObject({ description: "Emberly Classic, 60 ml tube", value: { minor: 1200, currency: "GBP" }, tariffNumber: "330499" });
  expect(parcel).toEqual(catalogue.tube.parcel);
});

test("a paid order for Northern Ireland, which a vendor's payment page can't refuse, gets no label, and the owner reads why", async () => {
  const { reference, id } = await orders.placePaidOrder();
  const delivery = JSON.stringify({ name: "Ann Lee", line1: "1 High Street", city: "Belfast", postcode: "BT1 5GS", country: "GB" });
  await orders.db.updateTable("orders").set({ delivery }).where("id", "=", id).execute();
  await expect(shop.make(reference)).rejects.toMatchObject({ code: "conflict", message: expect.stringContaining("We don't deliver to Northern Ireland") });
  expect(shop.carrier.purchases).toHaveLength(0);
});

test("where a label costs money no visitor gets one, and the owner only for a paid order that is not delivered yet", async () => {
  await expect(shop.createWithoutOrder()).rejects.toMatchObject({ code: "forbidden" });
  const unpaid = await orders.placeOrder();
  await expect(shop.make(unpaid.reference)).rejects.toMatchObject({ code: "conflict" });
  const cancelled = await orders.placePaidOrder();
  await orders.cancelOrder({ token: cancelled.token }, cancelled.caller);
  await expect(shop.make(cancelled.reference)).rejects.toMatchObject({ code: "conflict" });
  const sent = await orders.placePaidOrder();
  await orders.dispatch(sent.reference);
  await orders.operator.deliverOrder(sent.reference);
  await expect(shop.make(sent.reference)).rejects.toMatchObject({ code: "conflict", message: "This order has been delivered already." });
  await expect(shop.make("EMB-0000-0000")).rejects.toMatchObject({ code: "not-found" });
  expect(shop.carrier.counts.quote).toBe(0);
});

test("an order that was marked as sent before it had a label still gets one, once", async () => {
  const { reference } = await orders.placePaidOrder();
  await orders.dispatch(reference);
  const made = await shop.make(reference);
  expect(made.trackingNumber).toBeTruthy();
  expect(await shop.make(reference)).toEqual(made);
  expect(shop.carrier.purchases).toHaveLength(1);
});

test("a carrier that acts and then falls silent: uncertain, looked up, found, and never bought again", async () => {
  const { reference } = await orders.placePaidOrder();
  shop.carrier.away.set("buy", "after").set("lookUp", "before");
  await expect(shop.make(reference)).rejects.toMatchObject({ code: "label-uncertain" });
  expect(await shop.states()).toEqual(["uncertain"]);
  for (let i = 0; i < 5; i++) await expect(shop.make(reference)).rejects.toMatchObject({ code: "label-uncertain" });
  expect(await shop.lookUpJobs()).toHaveLength(1);
  shop.carrier.away.clear();
  await shop.lookUp();
  expect(await shop.states()).toEqual(["purchased"]);
  expect((await shop.make(reference)).trackingNumber).toBeTruthy();
  expect(shop.carrier.purchases).toHaveLength(1);
  expect(shop.carrier.counts.buy).toBe(1);
});

test("a carrier that never acted is believed after half an hour; then another label may be made", async () => {
  const { reference } = await orders.placePaidOrder();
  shop.carrier.away.set("buy", "before");
  await expect(shop.make(reference)).rejects.toMatchObject({ code: "label-uncertain" });
  shop.carrier.away.clear();
  await shop.lookUp();
  expect(await shop.states()).toEqual(["uncertain"]);
  await expect(shop.make(reference)).rejects.toMatchObject({ code: "label-uncertain" });
  expect(shop.carrier.counts.buy).toBe(1);
  orders.passMinutes(noLabelAfterMinutes);
  await shop.lookUp();
  expect(await shop.states()).toEqual(["failed"]);
  await shop.make(reference);
  expect(await shop.states()).toEqual(["failed", "purchased"]);
  expect(shop.carrier.purchases).toHaveLength(1);
});

test("a process that ends while it buys: the promised look finds the label", async () => {
  const { reference } = await orders.placePaidOrder();
  const { buy } = shop.carrier.shipping;
  shop.carrier.shipping.buy = async (quote) => {
    await buy(quote);
    return new Promise(() => {});
  };
  void shop.make(reference);
  await expect.poll(() => shop.carrier.purchases.length).toBe(1);
  expect(await shop.states()).toEqual(["purchasing"]);
  await shop.lookUp();
  expect(await shop.states()).toEqual(["purchased"]);
  expect((await shop.make(reference)).state).toBe("purchased");
  expect(shop.carrier.purchases).toHaveLength(1);
});

test("a refusal and a carrier that is away before anything is bought leave no label behind, and say so", async () => {
  const { reference } = await orders.placePaidOrder();
  shop.carrier.away.set("quote", "before");
  await expect(shop.make(reference)).rejects.toMatchObject({ code: "shipping-away" });
  shop.carrier.away.set("quote", "refuse");
  await expect(shop.make(reference)).rejects.toMatchObject({ code: "invalid", message: "The carrier does not go there." });
  shop.carrier.away.clear();
  shop.carrier.away.set("buy", "refuse");
  await expect(shop.make(reference)).rejects.toMatchObject({ code: "invalid" });
  expect(await shop.states()).toEqual(["failed", "failed"]);
  shop.carrier.away.clear();
  await shop.make(reference);
  expect(shop.carrier.purchases).toHaveLength(1);
});

test("the daily quota: so many are bought, of any number at once; what came to nothing is not counted; tomorrow there are more", async () => {
  shop.carrier.away.set("buy", "refuse");
  await expect(shop.make((await orders.placePaidOrder()).reference)).rejects.toMatchObject({ code: "invalid" });
  shop.carrier.away.clear();
  const paid = await Promise.all(Array.from({ length: 6 }, () => orders.placePaidOrder()));
  const made = await Promise.allSettled(paid.map(({ reference }) => shop.make(reference)));
  expect(made.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
  expect(shop.carrier.purchases).toHaveLength(3);
  for (const refused of made.filter((answer) => answer.status === "rejected")) expect(refused.reason).toMatchObject({ code: "too-many" });
  expect(await orders.alerts()).toContainEqual(expect.objectContaining({ kind: "daily-quota" }));
  orders.passMinutes(24 * 60);
  for (const { reference } of paid) await shop.owner.makeLabel(reference);
  expect(shop.carrier.purchases).toHaveLength(6);
});

test("the owner takes a label back: its parcel is followed no more, and another may be made", async () => {
  const { token, reference } = await orders.placePaidOrder();
  await expect(shop.owner.voidLabel(reference)).rejects.toMatchObject({ code: "not-found" });
  const { id } = await shop.make(reference);
  expect((await shop.owner.fetchLabel(reference)).name).toBe(`label-${id}.pdf`);
  expect((await shop.readParcel(token))?.trackingUrl).toMatch(/^https:\/\/track\.example/);
  shop.carrier.away.set("voidLabel", "after");
  await expect(shop.owner.voidLabel(reference)).rejects.toMatchObject({ code: "shipping-away" });
  // Whether the carrier did it is not known: it is not printed, shown to its buyer or bought again.
  await expect(shop.owner.fetchLabel(reference)).rejects.toMatchObject({ code: "not-found" });
  await expect(shop.make(reference)).rejects.toMatchObject({ code: "conflict" });
  expect(await shop.readParcel(token)).toBeNull();
  shop.carrier.away.clear();
  for (let i = 0; i < 2; i++) expect(await shop.owner.voidLabel(reference)).toMatchObject({ state: "voided" });
  await expect(shop.owner.fetchLabel(reference)).rejects.toMatchObject({ code: "not-found" });
  expect(await shop.readParcel(token)).toBeNull();
  expect((await shop.make(reference)).id).not.toBe(id);
  expect(shop.carrier.purchases).toHaveLength(2);
  expect(shop.carrier.voided.size).toBe(1);
});

test("once it's marked as sent the label stays, also while that can be undone; undone, it may be voided", async () => {
  const { reference } = await orders.placePaidOrder();
  await shop.make(reference);
  await orders.operator.dispatchOrder(reference);
  await expect(shop.owner.voidLabel(reference)).rejects.toMatchObject({ code: "conflict", message: expect.stringContaining("marked as sent") });
  await orders.operator.undoDispatch(reference);
  await orders.dispatch(reference);
  await expect(shop.owner.voidLabel(reference)).rejects.toMatchObject({ code: "conflict" });
  expect(await shop.states()).toEqual(["purchased"]);
  const other = await orders.placePaidOrder();
  await shop.make(other.reference);
  await orders.operator.dispatchOrder(other.reference);
  await orders.operator.undoDispatch(other.reference);
  expect(await shop.owner.voidLabel(other.reference)).toMatchObject({ state: "voided" });
});

test("a label that the owner asked back is taken back by itself, when the carrier was away, and its refusal is told", async () => {
  const { reference } = await orders.placePaidOrder();
  await shop.make(reference);
  for (const how of ["before", "after"] as const) {
    shop.carrier.away.set("voidLabel", how);
    await expect(shop.owner.voidLabel(reference)).rejects.toMatchObject({ code: "shipping-away" });
    await expect(shop.runVoidJob()).rejects.toMatchObject({ name: "ProviderUnavailable" });
    expect(await shop.states()).toEqual(["voiding"]);
  }
  shop.carrier.away.clear();
  expect(await shop.voidJobs()).toHaveLength(1);
  await shop.runVoidJob();
  expect(await shop.states()).toEqual(["voided"]);

  orders.passMinutes(1);
  const other = await orders.placePaidOrder();
  await shop.make(other.reference);
  shop.carrier.away.set("voidLabel", "before");
  await expect(shop.owner.voidLabel(other.reference)).rejects.toMatchObject({ code: "shipping-away" });
  shop.carrier.away.clear();
  shop.carrier.shipping.voidLabel = async () => false;
  for (let i = 0; i < 2; i++) await shop.runVoidJob();
  expect(await shop.states()).toEqual(["voided", "purchased"]);
  expect((await orders.alerts()).map(({ kind }) => kind)).toEqual(["label-not-voided"]);
  // Told at once, it is not told a second time; and what he keeps is kept.
  await expect(shop.owner.voidLabel(other.reference)).rejects.toMatchObject({ code: "conflict" });
  await shop.runVoidJob();
  expect(await shop.states()).toEqual(["voided", "purchased"]);
  expect(await orders.alerts()).toHaveLength(1);
});

test("a buyer's links print no label: an order's is the owner's alone", async () => {
  const { reference, id } = await orders.placePaidOrder();
  await shop.make(reference);
  const [shipment] = await shop.rows();
  const links = await orders.db
    .selectFrom("secret_links")
    .select("purpose")
    .where("subject", "=", shipment?.id ?? "")
    .execute();
  expect(links.map(({ purpose }) => purpose)).toEqual(["tracking"]);
  // As they were given out before.
  const { token } = await makeSecretLink(orders.db, { purpose: "label", subject: shipment?.id ?? "", at: orders.now(), minutes: 60 });
  await expect(shop.readLabel(token, orders.someCaller())).rejects.toMatchObject({ code: "not-found" });
  expect(id).toBe(shipment?.order_id);
});

describe("an order that is cancelled, whatever became of its label", () => {
  const kinds = async () => (await orders.alerts()).map(({ kind }) => kind);
  const cancel = {
    "by its buyer": (order: Sold) => orders.cancelOrder({ token: order.token }, order.caller),
    "by the owner": (order: Sold) => orders.operator.refundOrder(order.reference, "Asked for by letter"),
    "in the provider's dashboard": (order: Sold) => orders.receiveEvent(orders.fake.refundEvent(orders.fake.refundAtProvider(`pay_${order.session}`, 1500))),
  };

  test.each(Object.entries(cancel))("%s: a label that is bought is taken back, and the owner told to keep the parcel", async (_who, end) => {
    const order = await orders.placePaidOrder();
    await shop.make(order.reference);
    await end(order);
    expect(await kinds()).toEqual(["label-called-off"]);
    expect(await shop.voidJobs()).toHaveLength(1);
    for (let i = 0; i < 2; i++) await shop.runVoidJob();
    expect(await shop.states()).toEqual(["voided"]);
    expect(shop.carrier.voided.size).toBe(1);
    expect(await kinds()).toEqual(["label-called-off"]);
    await expect(shop.owner.fetchLabel(order.reference)).rejects.toMatchObject({ code: "not-found" });
    await expect(shop.make(order.reference)).rejects.toMatchObject({ code: "conflict" });
    expect(shop.carrier.purchases).toHaveLength(1);
  });

  test.each(Object.entries(cancel))("%s: while its label is asked for, none is bought", async (_who, end) => {
    const order = await orders.placePaidOrder();
    const { quote } = shop.carrier.shipping;
    shop.carrier.shipping.quote = async (wanted) => {
      const answer = await quote(wanted);
      await end(order);
      return answer;
    };
    await expect(shop.make(order.reference)).rejects.toMatchObject({ code: "conflict" });
    expect(shop.carrier.purchases).toEqual([]);
    expect(await shop.states()).toEqual(["failed"]);
    expect(await shop.voidJobs()).toEqual([]);
  });

  test.each(Object.entries(cancel))("%s: while its label is being bought, it is taken back as soon as that is certain", async (_who, end) => {
    const order = await orders.placePaidOrder();
    const { buy } = shop.carrier.shipping;
    shop.carrier.shipping.buy = async (quote) => {
      const answer = await buy(quote);
      await end(order);
      await shop.runVoidJob();
      return answer;
    };
    await expect(shop.make(order.reference)).rejects.toMatchObject({ code: "conflict" });
    expect(await shop.states()).toEqual(["voided"]);
    expect(shop.carrier.voided.size).toBe(1);
  });

  test("a purchase whose answer was lost is looked for until it is certain, then taken back", async () => {
    const order = await orders.placePaidOrder();
    shop.carrier.away.set("buy", "after").set("lookUp", "before");
    await expect(shop.make(order.reference)).rejects.toMatchObject({ code: "label-uncertain" });
    await orders.cancelOrder({ token: order.token }, order.caller);
    await expect(shop.runVoidJob()).rejects.toMatchObject({ name: "ProviderUnavailable" });
    shop.carrier.away.clear();
    await shop.runVoidJob();
    expect(await shop.states()).toEqual(["voided"]);
  });

  test("a carrier that does not take its label back is told to the owner", async () => {
    const order = await orders.placePaidOrder();
    await shop.make(order.reference);
    await orders.cancelOrder({ token: order.token }, order.caller);
    shop.carrier.shipping.voidLabel = async () => false;
    for (let i = 0; i < 2; i++) await shop.runVoidJob();
    expect(await kinds()).toEqual(["label-called-off", "label-not-voided"]);
    expect(await shop.states()).toEqual(["purchased"]);
  });

  test("once the carrier has the parcel it is refused, and nothing changes", async () => {
    const order = await orders.placePaidOrder();
    await shop.make(order.reference);
    await orders.db.updateTable("shipments").set({ parcel: "on-the-way" }).execute();
    await expect(orders.cancelOrder({ token: order.token }, order.caller)).rejects.toMatchObject({ code: "conflict" });
    expect(await orders.statusOf(order.id)).toBe("paid");
    expect([await shop.voidJobs(), await kinds(), await orders.jobs("refund-payment")]).toEqual([[], [], []]);
  });
});

const elsewhere = { name: "Ann Lee", line1: "2 Low Street", city: "Leeds", postcode: "LS1 1AA", country: "GB" } as const;

test("an address corrected after its label was made is shown and told to the owner", async () => {
  const { token, reference, caller } = await orders.placePaidOrder();
  await shop.make(reference);
  expect(await shop.owner.readOrderLabel(reference)).toMatchObject({ state: "purchased", outdated: false });
  await orders.correctAddress({ token, address: elsewhere }, caller);
  expect(await shop.owner.readOrderLabel(reference)).toMatchObject({ outdated: true });
  expect(await orders.alerts()).toMatchObject([{ kind: "label-outdated" }]);
  await shop.owner.voidLabel(reference);
  // Over, and not by hand: "Undo" brings no question back that has its answer.
  expect(await orders.db.selectFrom("operator_alerts").select("by_hand").where("resolved_at", "is not", null).execute()).toEqual([{ by_hand: false }]);
});

test("an address corrected while its label is asked for is never bought a label to the old one", async () => {
  const { token, reference, caller } = await orders.placePaidOrder();
  const { quote } = shop.carrier.shipping;
  shop.carrier.shipping.quote = async (wanted) => {
    const answer = await quote(wanted);
    await orders.correctAddress({ token, address: elsewhere }, caller);
    return answer;
  };
  await expect(shop.make(reference)).rejects.toMatchObject({ code: "conflict" });
  shop.carrier.shipping.quote = quote;
  expect(shop.carrier.purchases).toEqual([]);
  expect(await orders.alerts()).toEqual([]);
  await shop.make(reference);
  const recipients = await orders.db.selectFrom("shipments").select(["state", "recipient"]).orderBy("state").execute();
  expect(recipients.map(({ state, recipient }) => [state, recipient?.line1])).toEqual([
    ["failed", "1 High Street"],
    ["purchased", "2 Low Street"],
  ]);
});
