import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { catalogue } from "#content/catalogue.ts";
import { promiseOf } from "#content/delivery-promise.ts";
import { limits, mostOrdersFound } from "#contracts/find-order.ts";
import { someone } from "#tests/support/fake-payments.ts";
import { type OrdersFixture, openOrdersFixture } from "#tests/support/open-orders-fixture.ts";

let fixture: OrdersFixture;
beforeEach(async () => {
  fixture = await openOrdersFixture();
});
afterEach(() => fixture.close());

const address = { name: "Ada O'Brien", line1: "2 Low Street", city: "Leeds", postcode: "LS1 1AA", country: "GB" } as const;

test("an order says what was sold and taxed on its day, whatever the catalogue says now", async () => {
  const { id, token, caller } = await fixture.placePaidOrder();
  const sold = { product_name: "Emberly Classic", product_description: "Emberly Classic, 60 ml tube", vat_rate_percent: 5, vat_minor: 71 };
  await fixture.db.updateTable("orders").set(sold).where("id", "=", id).execute();
  expect(await fixture.readOrder(token, caller)).toMatchObject({
    product: "Emberly Classic",
    productDescription: "Emberly Classic, 60 ml tube",
    vatRatePercent: 5,
    vat: { minor: 71 },
  });
});

test("the holder of the link sees the whole order", async () => {
  const { reference, token, caller } = await fixture.placePaidOrder();
  expect(await fixture.readOrder(token, caller)).toEqual({
    reference,
    status: "paid",
    delay: null,
    product: catalogue.tube.name,
    productDescription: catalogue.tube.description,
    quantity: 1,
    total: { minor: 1500, currency: "GBP" },
    vat: { minor: 250, currency: "GBP" },
    vatRatePercent: 20,
    placedAt: fixture.now(),
    dispatch: "by 31 March 2027",
    delivered: "by 30 April 2027 at the latest",
    name: null,
    email: "ada.o'brien@example.com",
    delivery: someone.delivery,
    paidAt: fixture.now(),
    paymentStory: "plain",
    heldUntil: null,
    toPay: null,
    history: [
      { status: "awaiting-payment", event: { type: "ordered" }, by: "customer", at: fixture.now() },
      { status: "paid", event: { type: "paid" }, by: "provider", at: fixture.now() },
    ],
    undoUntil: null,
    canCancel: true,
    canCorrectAddress: true,
    canReturn: false,
    returnUntil: null,
    return: null,
    refunded: { minor: 0, currency: "GBP" },
    refundable: { minor: 1500, currency: "GBP" },
    owed: { minor: 0, currency: "GBP" },
    heldUp: { minor: 0, currency: "GBP" },
    askedToCancel: null,
    isDisputed: false,
    refund: null,
    refunds: [],
  });
});

test("neither a made-up token nor the order's reference opens it", async () => {
  const { reference, caller } = await fixture.placePaidOrder();
  for (const token of ["x".repeat(32), reference]) await expect(fixture.readOrder(token, caller)).rejects.toMatchObject({ code: "not-found" });
});

test("the address is corrected until dispatch; history says so and names nobody", async () => {
  const { id, reference, token, caller } = await fixture.placePaidOrder();
  expect(await fixture.correctAddress({ token, address }, caller)).toEqual({ success: true });
  expect((await fixture.readRow(id)).delivery).toEqual(address);
  expect((await fixture.historyOf(id)).at(-1)).toBe("paid: Delivery address corrected");
  expect((await fixture.mails()).filter((key) => key.startsWith(`address-corrected:${id}:`))).toHaveLength(1);

  await fixture.dispatch(reference);
  await expect(fixture.correctAddress({ token, address: { ...address, line1: "3 Late Street" } }, caller)).rejects.toMatchObject({ code: "conflict" });
  expect((await fixture.readRow(id)).delivery).toEqual(address);
});

test("the same correction twice is one; a second, other one has a mail of its own", async () => {
  const { id, token, caller } = await fixture.placePaidOrder();
  await Promise.all([1, 2, 3].map(() => fixture.correctAddress({ token, address }, caller)));
  await fixture.correctAddress({ token, address: { ...address, line2: "Flat 2" } }, caller);
  expect(await fixture.historyOf(id)).toHaveLength(4);
  expect(new Set((await fixture.mails()).filter((key) => key.startsWith("address-corrected:"))).size).toBe(2);
});

test("the shop corrects it by the buyer's rules: until it's marked as sent, once, with a mail to the buyer and its own line in history", async () => {
  const { id, reference } = await fixture.placePaidOrder();
  const correct = (given: Parameters<typeof fixture.operator.correctAddressOf>[1], of = reference) => fixture.operator.correctAddressOf(of, given);
  for (let times = 0; times < 2; times++) await correct(address);
  expect((await fixture.readRow(id)).delivery).toEqual(address);
  expect((await fixture.operator.readOrder(reference)).history.slice(2)).toMatchObject([{ event: { type: "address-corrected" }, by: "owner" }]);
  expect((await fixture.mails()).filter((key) => key.startsWith(`address-corrected:${id}:`))).toHaveLength(1);

  await expect(correct({ ...address, postcode: "IM1 1AA" })).rejects.toMatchObject({ code: "invalid", message: /Isle of Man/ });
  await fixture.operator.dispatchOrder(reference);
  await expect(correct({ ...address, line1: "3 Late Street" })).rejects.toMatchObject({ code: "conflict", message: /Undo that first/ });
  await fixture.runDispatchJobs();
  await expect(correct({ ...address, line1: "3 Late Street" })).rejects.toMatchObject({ code: "conflict", message: /This order is sent/ });
  await expect(correct(address, "EMB-0000-0000")).rejects.toMatchObject({ code: "not-found" });
  expect((await fixture.readRow(id)).delivery).toEqual(address);
});

test("a lost link: the same answer for right and wrong, and a mail only for a paid order of that address", async () => {
  const { id, reference } = await fixture.placePaidOrder();
  const unpaid = await fixture.placeOrder();
  const find = (email: string, of: string) => fixture.findOrder({ email, reference: of }, fixture.someCaller());
  expect(await find("ada.o'brien@example.com", reference)).toEqual({ success: true });
  expect(await find("someone@example.com", reference)).toEqual({ success: true });
  expect(await find("ada.o'brien@example.com", unpaid.reference)).toEqual({ success: true });
  expect(await find("ada.o'brien@example.com", "EMB-0000-0000")).toEqual({ success: true });
  const about = (await fixture.mails()).flatMap((key) => (key.startsWith("order-link:") ? (key.split(":")[1] ?? "") : []));
  // The others are about nothing, and their job drops them.
  expect(about).toHaveLength(4);
  const { rows } = await sql<{ id: string }>`select id from orders where id = any(${about}::uuid[])`.execute(fixture.db);
  expect(rows).toEqual([{ id }]);
});

test("a lost link without its reference: a mail for each of the newest paid orders of that address", async () => {
  const email = `lost-${randomUUID()}@example.com`;
  const ids: string[] = [];
  for (let i = 0; i <= mostOrdersFound; i++) {
    const { id } = await fixture.placePaidOrder();
    await fixture.db
      .updateTable("orders")
      .set({ email, paid_at: new Date(fixture.now().getTime() + i * 1000) })
      .where("id", "=", id)
      .execute();
    ids.push(id);
  }
  await fixture.placePaidOrder();
  expect(await fixture.findOrder({ email }, fixture.someCaller())).toEqual({ success: true });
  const mailed = (await fixture.mails()).flatMap((key) => ids.filter((id) => key.startsWith(`order-link:${id}:`)));
  expect(mailed.sort()).toEqual(ids.slice(1).sort());
});

test("a lost link asked for again by the same press is one email, and an unknown address makes as much work", async () => {
  const email = "again@example.com";
  const { id } = await fixture.placePaidOrder();
  await fixture.db.updateTable("orders").set({ email }).where("id", "=", id).execute();
  const caller = { ...fixture.someCaller(), idempotencyKey: "k".repeat(20) };
  for (let i = 0; i < 5; i++) await fixture.findOrder({ email }, caller);
  const links = async () => (await fixture.mails()).filter((key) => key.startsWith("order-link:"));
  const before = await links();
  expect(before.filter((key) => key.startsWith(`order-link:${id}:`))).toHaveLength(1);
  await fixture.findOrder({ email: "nobody@example.com" }, fixture.someCaller());
  expect(await links()).toHaveLength(before.length + 1);
});

test("a lost link is asked for three times in a quarter of an hour, known address or not", async () => {
  const { reference } = await fixture.placePaidOrder();
  for (const email of ["ada.o'brien@example.com", "someone@example.com"]) {
    for (let i = 0; i < limits.email.times; i++) await fixture.findOrder({ email, reference }, fixture.someCaller());
    await expect(fixture.findOrder({ email, reference }, fixture.someCaller())).rejects.toMatchObject({ code: "too-many" });
  }
});

test("a browser has a paid order from its payment until it is cancelled", async () => {
  const order = await fixture.placeOrder();
  const browser = String(order.caller.browser);
  expect(await fixture.hasPaidOrder(browser)).toBe(false);
  fixture.fake.pay(order.session);
  await fixture.settle(fixture.fake.facts(order.session), "webhook");
  expect(await fixture.hasPaidOrder(browser)).toBe(true);
  expect(await fixture.hasPaidOrder("another browser")).toBe(false);
  await fixture.cancelOrder({ token: await fixture.makeLink(order.id) }, order.caller);
  expect(await fixture.hasPaidOrder(browser)).toBe(false);
});

test("availability in words: in, low, sold out", async () => {
  const ask = () => fixture.getAvailability({}, fixture.someCaller());
  await fixture.operator.adjustStock(15, "twenty-five now");
  expect(await ask()).toEqual({ availability: "in", ...promiseOf("2027-03-31") });
  await fixture.operator.adjustStock(-1, "under the mark");
  expect(await ask()).toMatchObject({ availability: "low" });
  await fixture.operator.adjustStock(-24, "gone");
  expect(await ask()).toMatchObject({ availability: "sold-out" });
});
