import { afterEach, beforeEach, expect, test } from "vitest";
import { type OrderDesk, openOrderDesk } from "#tests/support/open-order-desk.ts";

let desk: OrderDesk;
beforeEach(async () => {
  desk = await openOrderDesk();
});
afterEach(() => desk.close());

const receipts = async () => new Set((await desk.mails()).filter((key) => key.startsWith("order-receipt:")));

test("a receipt is sent when asked for; presses in one breath are one mail, and a later wish another", async () => {
  const { token } = await desk.placePaidOrder();
  for (let press = 0; press < 3; press++) expect(await desk.sendReceipt({ token }, desk.someCaller())).toEqual({ success: true });
  expect((await receipts()).size).toBe(1);
  desk.passMinutes(10);
  await desk.sendReceipt({ token }, desk.someCaller());
  expect((await receipts()).size).toBe(2);
});

test("an order that nobody paid has none, a wrong link opens none, and one order asks so often", async () => {
  const { id, caller } = await desk.placeOrder();
  await expect(desk.sendReceipt({ token: await desk.makeLink(id) }, caller)).rejects.toMatchObject({ code: "conflict" });
  await expect(desk.sendReceipt({ token: "x".repeat(32) }, caller)).rejects.toMatchObject({ code: "not-found" });
  expect((await receipts()).size).toBe(0);
  const { token } = await desk.placePaidOrder();
  for (let press = 0; press < 5; press++) await desk.sendReceipt({ token }, desk.someCaller());
  await expect(desk.sendReceipt({ token }, desk.someCaller())).rejects.toMatchObject({ code: "too-many" });
});
