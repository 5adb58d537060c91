import { afterEach, beforeEach, expect, test } from "vitest";
import { type OrdersFixture, openOrdersFixture } from "#tests/support/open-orders-fixture.ts";

let fixture: OrdersFixture;
beforeEach(async () => {
  fixture = await openOrdersFixture();
});
afterEach(() => fixture.close());

const receipts = async () => (await fixture.mails()).filter((key) => key.startsWith("order-receipt:"));

test("a receipt is sent when asked for; presses in one breath are one mail, and a later wish another", async () => {
  const { token } = await fixture.placePaidOrder();
  for (let press = 0; press < 3; press++) expect(await fixture.sendReceipt({ token }, fixture.someCaller())).toEqual({ success: true });
  expect(await receipts()).toHaveLength(1);
  fixture.passMinutes(10);
  await fixture.sendReceipt({ token }, fixture.someCaller());
  expect(await receipts()).toHaveLength(2);
});

test("an order that nobody paid has none, a wrong link opens none, and one order asks so often", async () => {
  const { id, caller } = await fixture.placeOrder();
  await expect(fixture.sendReceipt({ token: await fixture.makeLink(id) }, caller)).rejects.toMatchObject({ code: "conflict" });
  await expect(fixture.sendReceipt({ token: "x".repeat(32) }, caller)).rejects.toMatchObject({ code: "not-found" });
  expect(await receipts()).toHaveLength(0);
  const { token } = await fixture.placePaidOrder();
  for (let press = 0; press < 5; press++) await fixture.sendReceipt({ token }, fixture.someCaller());
  await expect(fixture.sendReceipt({ token }, fixture.someCaller())).rejects.toMatchObject({ code: "too-many" });
});
