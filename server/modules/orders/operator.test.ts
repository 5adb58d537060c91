import { afterEach, beforeEach, expect, test } from "vitest";
import { readOrderFacts } from "#server/modules/orders/order-facts.ts";
import { type OrdersFixture, openOrdersFixture } from "#tests/support/open-orders-fixture.ts";

let fixture: OrdersFixture;
beforeEach(async () => {
  fixture = await openOrdersFixture();
});
afterEach(() => fixture.close());

test("dispatched, then delivered, each once, with one mail for the customer", async () => {
  const { id, reference } = await fixture.placePaidOrder();
  await expect(fixture.operator.deliverOrder(reference)).rejects.toMatchObject({ code: "conflict" });
  for (let i = 0; i < 2; i++) await fixture.dispatch(reference);
  for (let i = 0; i < 2; i++) expect(await fixture.operator.deliverOrder(reference)).toBe("delivered");
  expect(await fixture.historyOf(id)).toEqual([
    "awaiting-payment: Order started",
    "paid: Paid by card",
    "dispatched: On its way to you",
    "delivered: Delivered",
  ]);
  expect((await fixture.mails()).filter((key) => key.startsWith("order-dispatched"))).toEqual([`order-dispatched:${id}`]);
});

test("what is unpaid, cancelled, unknown or without an address is not dispatched", async () => {
  const unpaid = await fixture.placeOrder();
  const cancelled = await fixture.placePaidOrder();
  await fixture.cancelOrder({ token: cancelled.token }, cancelled.caller);
  const homeless = await fixture.placePaidOrder();
  await fixture.db.updateTable("orders").set({ delivery: null }).where("id", "=", homeless.id).execute();
  for (const { reference } of [unpaid, cancelled, homeless]) await expect(fixture.dispatch(reference)).rejects.toMatchObject({ code: "conflict" });
  await expect(fixture.operator.dispatchOrder(unpaid.reference)).rejects.toThrow("This order is awaiting payment, so it can't be marked as sent.");
  await expect(fixture.operator.deliverOrder(homeless.reference)).rejects.toThrow("This order hasn't been sent yet, so it can't be marked as delivered.");
  await expect(fixture.dispatch("EMB-0000-0000")).rejects.toMatchObject({ code: "not-found" });
});

test("a refund before dispatch cancels the order with it; the reason is in the books and in the mail", async () => {
  const { id, reference, token, caller } = await fixture.placePaidOrder();
  for (let i = 0; i < 2; i++) expect(await fixture.operator.refundOrder(reference, "Ada rang: allergic")).toBe("cancelled");
  expect((await fixture.historyOf(id)).at(-1)).toBe("cancelled: Cancelled by us");
  expect(JSON.stringify(await fixture.readOrder(token, caller))).not.toContain("rang");
  expect(await fixture.db.selectFrom("refunds").select(["reason", "status"]).execute()).toEqual([{ reason: "Ada rang: allergic", status: "requested" }]);
  const cancelled = async (order: string) => (await readOrderFacts({ ...fixture.needs, labelLinks: { urlOf: () => "" } }, order))?.cancelled;
  expect(await cancelled(id)).toEqual({ byUs: true, reason: "Ada rang: allergic" });
  await fixture.refundPayment({ orderId: id });
  expect(await fixture.operator.refundOrder(reference, "again")).toBe("refunded");
  expect(await fixture.available()).toBe(10);

  const own = await fixture.placePaidOrder();
  await fixture.cancelOrder({ token: own.token }, own.caller);
  expect(await cancelled(own.id)).toEqual({ byUs: false, reason: null });
});

test("a refund after delivery leaves the status until the money is back, and the tube off the shelf", async () => {
  const { id, reference } = await fixture.placePaidOrder();
  await fixture.dispatch(reference);
  await fixture.operator.deliverOrder(reference);
  for (let i = 0; i < 2; i++) expect(await fixture.operator.refundOrder(reference, "returned")).toBe("delivered");
  expect(await fixture.jobs("refund-payment")).toHaveLength(1);
  await fixture.refundPayment({ orderId: id });
  expect((await fixture.historyOf(id)).slice(-2)).toEqual(["delivered: Refund started", "refunded: Refunded in full"]);
  expect(await fixture.available()).toBe(9);
});

test("a part goes back, once however often it's sent, with a mail of its own; the order stands, and the rest can follow", async () => {
  const { id, reference, session, token, caller } = await fixture.placePaidOrder();
  const five = { minor: 500, of: 1500 };
  await Promise.all([1, 2, 3].map(() => fixture.operator.refundOrder(reference, "a dent", five)));
  expect(await fixture.operator.readOrder(reference)).toMatchObject({ status: "paid", refundable: { minor: 1000 }, canCancel: true });
  await fixture.refundPayment({ orderId: id });
  expect(fixture.fake.refunded(`pay_${session}`)).toBe(500);
  expect(await fixture.operator.refundOrder(reference, "a dent", five)).toBe("paid");
  await fixture.refundPayment({ orderId: id });
  expect(fixture.fake.refunded(`pay_${session}`)).toBe(500);
  expect(await fixture.readOrder(token, caller)).toMatchObject({ status: "paid", refund: { state: "made", amount: { minor: 500 } }, refunded: { minor: 500 } });
  expect((await fixture.historyOf(id)).slice(-2)).toEqual(["paid: Refund started", "paid: Refunded in part: £5.00 so far"]);
  expect((await fixture.mails()).filter((key) => key.startsWith("order-refunded"))).toEqual([expect.stringMatching(`^order-refunded-in-part:${id}`)]);
  await fixture.dispatch(reference);
  fixture.passMinutes(1);
  expect(await fixture.operator.refundOrder(reference, "the rest", { minor: 1000, of: 1000 })).toBe("dispatched");
  await fixture.refundPayment({ orderId: id });
  expect((await fixture.historyOf(id)).at(-1)).toBe("refunded: Refunded in full");
  const { refundable, refunds } = await fixture.operator.readOrder(reference);
  expect([refundable.minor, refunds.map(({ amount, state }) => [amount.minor, state])]).toEqual([
    0,
    [
      [500, "made"],
      [1000, "made"],
    ],
  ]);
});

test("a part that is under way doesn't keep back the rest when the buyer cancels", async () => {
  const { id, reference, session, token, caller } = await fixture.placePaidOrder();
  await fixture.operator.refundOrder(reference, "a dent", { minor: 500, of: 1500 });
  await fixture.cancelOrder({ token }, caller);
  await fixture.refundPayment({ orderId: id });
  expect(fixture.fake.refunded(`pay_${session}`)).toBe(1500);
  expect((await fixture.readOrder(token, caller)).status).toBe("refunded");
  const refunds = await fixture.db.selectFrom("refunds").select(["amount_minor", "status"]).orderBy("amount_minor").execute();
  expect(refunds).toEqual([
    { amount_minor: 500, status: "made" },
    { amount_minor: 1000, status: "made" },
  ]);
});

test("a part that asks for too much, for nothing, or from a page that's out of date is refused, and nothing is refunded", async () => {
  const { id, reference } = await fixture.placePaidOrder();
  const ask = (minor: number, of: number) => fixture.operator.refundOrder(reference, "a dent", { minor, of });
  for (const nothing of [0, -500, 1.5, Number.NaN]) await expect(ask(nothing, 1500)).rejects.toMatchObject({ code: "invalid" });
  for (const left of [2000, 1400]) await expect(ask(600, left)).rejects.toMatchObject({ code: "conflict", message: expect.stringContaining("£15.00") });
  await expect(ask(1600, 1500)).rejects.toMatchObject({ code: "conflict" });
  expect(await fixture.jobs("refund-payment")).toEqual([]);
  expect((await fixture.historyOf(id)).at(-1)).toBe("paid: Paid by card");
});

test("nothing to refund, and no reason given", async () => {
  const { reference } = await fixture.placeOrder();
  await expect(fixture.operator.refundOrder(reference, "why not")).rejects.toMatchObject({ code: "conflict" });
  await expect(fixture.operator.refundOrder(reference, "  ")).rejects.toMatchObject({ code: "invalid" });
});

test("orders are listed newest first, page by page, and those with an alert stand out", async () => {
  await fixture.operator.adjustStock(60, "more came");
  const first = await fixture.placePaidOrder();
  await fixture.settle({ ...fixture.fake.facts(first.session), paymentId: "pay_other" }, "webhook");
  for (let i = 0; i < 55; i++) {
    fixture.passMinutes(0.01);
    await fixture.placeOrder();
  }
  const page = await fixture.operator.listOrders();
  expect(page).toHaveLength(50);
  expect(page[0]).toMatchObject({ status: "awaiting-payment", email: null, total: { minor: 1500, currency: "GBP" }, hasAlert: false });
  const rest = await fixture.operator.listOrders({ from: page.at(-1)?.placedAt });
  expect(rest).toHaveLength(6);
  expect(rest.at(-1)).toEqual({
    reference: first.reference,
    status: "paid",
    name: "Ada O'Brien",
    email: "ada.o'brien@example.com",
    town: "London",
    total: { minor: 1500, currency: "GBP" },
    refundable: { minor: 1500, currency: "GBP" },
    placedAt: expect.any(Date),
    undoUntil: null,
    hasLabel: false,
    hasAlert: true,
    askedToCancel: false,
    isDisputed: false,
    isLate: false,
  });
});

test("orders of one and the same millisecond are not lost between two pages", async () => {
  await fixture.operator.adjustStock(60, "more came");
  for (let i = 0; i < 53; i++) await fixture.placeOrder();
  const page = await fixture.operator.listOrders();
  expect(new Set(page.map(({ reference }) => reference)).size).toBe(53);
  expect(await fixture.operator.listOrders({ from: page.at(-1)?.placedAt })).toEqual([]);
});

test("an order is found by any part of its reference, name, address or postcode, and by its status; those to send come oldest first", async () => {
  const first = await fixture.placePaidOrder();
  fixture.passMinutes(1);
  const second = await fixture.placePaidOrder();
  fixture.passMinutes(1);
  const unpaid = await fixture.placeOrder();
  await fixture.db
    .updateTable("orders")
    .set({
      name: "Zoë 100% Müller",
      email: "zoe_m@example.com",
      delivery: JSON.stringify({ name: "Zoë", line1: "1 High Street", city: "Leeds", postcode: "LS1 4AP" }),
    })
    .where("id", "=", second.id)
    .execute();
  const found = async (filter: Parameters<typeof fixture.operator.listOrders>[0]) =>
    (await fixture.operator.listOrders(filter)).map(({ reference }) => reference);
  for (const search of ["müll", "100%", "ZOE_M", "ls1 4ap", " LS14 ", second.reference.toLowerCase(), second.reference.replaceAll("-", "").slice(-6)])
    expect(await found({ search }), search).toEqual([second.reference]);
  expect(await found({ search: "%" })).toEqual([second.reference]);
  // Each word may stand anywhere.
  expect(await found({ search: "ls1 zoe" })).toEqual([second.reference]);
  expect(await found({ search: "zoe nobody" })).toEqual([]);
  for (const search of ["nobody", "zoe%m", "\\"]) expect(await found({ search }), search).toEqual([]);
  expect(await found({ status: "paid" })).toEqual([first.reference, second.reference]);
  expect(await found({ status: "paid", search: "zoe" })).toEqual([second.reference]);
  expect(await found({ status: "awaiting-payment" })).toEqual([unpaid.reference]);
  const [oldest] = await fixture.operator.listOrders({ status: "paid" });
  expect(await found({ status: "paid", from: oldest?.placedAt })).toEqual([second.reference]);
  // Of one day that's over and one to come, the first is late, in whichever list it stands.
  expect(await found({ status: "late" })).toEqual([]);
  await fixture.db.updateTable("orders").set({ dispatch_by: "2020-01-31" }).where("id", "=", second.id).execute();
  expect(await found({ status: "late" })).toEqual([second.reference]);
  const all = await fixture.operator.listOrders();
  expect(all.map(({ isLate, town }) => [isLate, town])).toEqual([
    [false, null],
    [true, "Leeds"],
    [false, "London"],
  ]);
});

test("stock adds up: free, held, sold and sent", async () => {
  await fixture.placeOrder();
  await fixture.placePaidOrder();
  const sent = await fixture.placePaidOrder();
  await fixture.dispatch(sent.reference);
  expect(await fixture.operator.readStock()).toEqual([{ product: "tube", available: 7, held: 1, sold: 2, sent: 1 }]);
});

test("stock is adjusted with a reason, and never under what is free", async () => {
  expect(await fixture.operator.adjustStock(5, "a late box")).toBe(15);
  await expect(fixture.operator.adjustStock(-16, "too many")).rejects.toMatchObject({ code: "conflict" });
  for (const units of [0, 1.5, Number.NaN, 1e9]) await expect(fixture.operator.adjustStock(units, "odd")).rejects.toMatchObject({ code: "invalid" });
  await expect(fixture.operator.adjustStock(1, " ")).rejects.toMatchObject({ code: "invalid" });
  await Promise.allSettled(Array.from({ length: 30 }, () => fixture.operator.adjustStock(-1, "one by one")));
  expect(await fixture.available()).toBe(0);
  expect(await fixture.ledgerSum()).toBe(0);
});
