import { afterEach, beforeEach, expect, test } from "vitest";
import { offer } from "#content/catalogue.ts";
import { closeSales, openSales, readClosure } from "#server/modules/orders/sales.ts";
import { type OrderDesk, openOrderDesk } from "#tests/support/open-order-desk.ts";

let desk: OrderDesk;
beforeEach(async () => {
  desk = await openOrderDesk();
});
afterEach(() => desk.close());

const close = (until: string | null = null) => closeSales(desk.needs)(until);
const open = () => openSales(desk.needs)();
const asked = () => desk.getAvailability({}, desk.someCaller());
const order = (caller = desk.someCaller()) => desk.startCheckout({ agreedToTerms: true, offer }, caller);

test("closed is closed, also when a refund puts a tube back, until the owner opens", async () => {
  const { reference } = await desk.placePaidOrder();
  await close();
  await desk.operator.refundOrder(reference, "asked for it");
  expect(await asked()).toEqual({ availability: "closed", dispatch: "by 31 March 2027" });
  await expect(order()).rejects.toMatchObject({ code: "sales-closed" });
  await open();
  expect(await asked()).toMatchObject({ availability: "low" });
  await order();
});

test("until a day: it is said, and on that day everybody can order again", async () => {
  await close("2026-09-03");
  expect(await asked()).toMatchObject({ availability: "closed", opens: "3 September 2026" });
  await expect(order()).rejects.toMatchObject({ code: "sales-closed", message: expect.stringContaining("They open again on 3 September 2026.") });
  expect(await readClosure(desk.needs)()).toMatchObject({ until: "2026-09-03" });
  desk.passMinutes(2 * 24 * 60);
  expect(await asked()).not.toHaveProperty("opens");
  expect(await readClosure(desk.needs)()).toBeNull();
  await order();
});

test("closing twice is one closure, the last one's; a day that is over, or none, is refused in words", async () => {
  await close("2026-12-01");
  desk.passMinutes(1);
  await close();
  expect(await readClosure(desk.needs)()).toEqual({ since: desk.now(), until: null });
  await open();
  expect(await readClosure(desk.needs)()).toBeNull();
  for (const day of ["2026-09-01", "2020-01-01", "soon", "2026-13-01"]) await expect(close(day)).rejects.toMatchObject({ code: "invalid" });
});

test("whoever is paying already still may", async () => {
  const placed = await desk.placeOrder();
  await close();
  const again = await order(placed.caller);
  expect(again.url).toBe((await desk.readRow(placed.id)).payment_url);
  desk.fake.pay(placed.session);
  await desk.settle(desk.fake.facts(placed.session), "webhook");
  expect(await desk.statusOf(placed.id)).toBe("paid");
});

test("once the promised day is over it is promised to nobody, and nobody can order", async () => {
  desk.passMinutes(Math.round((Date.parse("2027-03-31T22:30:00Z") - desk.now().getTime()) / 60_000));
  expect(await asked()).toEqual({ availability: "low", dispatch: "by 31 March 2027" });
  desk.passMinutes(60);
  expect(await asked()).toEqual({ availability: "closed", dispatch: "on a date to be confirmed" });
  await expect(order()).rejects.toMatchObject({ code: "sales-closed" });
});
