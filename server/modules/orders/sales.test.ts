import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { promiseOf } from "#content/delivery-promise.ts";
import { followSale, salesActions } from "#server/modules/orders/sales.ts";
import { isDatabaseAway } from "#server/platform/database/outage.ts";
import { offer } from "#tests/support/offer.ts";
import { type OrdersFixture, openOrdersFixture } from "#tests/support/open-orders-fixture.ts";

let fixture: OrdersFixture;
beforeEach(async () => {
  fixture = await openOrdersFixture();
});
afterEach(() => fixture.close());

const close = (until: string | null = null) => salesActions(fixture.needs).closeSales(until);
const open = () => salesActions(fixture.needs).openSales();
const asked = () => fixture.getAvailability({}, fixture.someCaller());
const order = (caller = fixture.someCaller()) => fixture.startCheckout({ agreedToTerms: true, offer }, caller);

test("closed is closed, also when a refund puts a tube back, until the owner opens", async () => {
  const { reference } = await fixture.placePaidOrder();
  await close();
  await fixture.operator.refundOrder(reference, "asked for it");
  expect(await asked()).toEqual({ availability: "closed", ...promiseOf("2027-03-31") });
  await expect(order()).rejects.toMatchObject({ code: "sales-closed" });
  await open();
  expect(await asked()).toMatchObject({ availability: "low" });
  await order();
});

test("what pages say follows the owner at once, and the last tube, its way back and another process at the next look", async () => {
  const { needs } = fixture;
  const said = () => needs.config.sale;
  await close("2026-09-03");
  expect(said()).toEqual({ availability: "closed", opens: "3 September 2026" });
  await open();
  expect(said()).toEqual({ availability: "low" });
  await needs.db.updateTable("stock").set({ available: 0 }).execute();
  await followSale(needs);
  expect(said()).toEqual({ availability: "sold-out" });
});

test("until a day: it is said, and on that day everybody can order again", async () => {
  await close("2026-09-03");
  expect(await asked()).toMatchObject({ availability: "closed", opens: "3 September 2026" });
  await expect(order()).rejects.toMatchObject({ code: "sales-closed", message: expect.stringContaining("They open again on 3 September 2026.") });
  expect(await salesActions(fixture.needs).readClosure()).toMatchObject({ until: "2026-09-03" });
  fixture.passMinutes(2 * 24 * 60);
  expect(await asked()).not.toHaveProperty("opens");
  expect(await salesActions(fixture.needs).readClosure()).toBeNull();
  await order();
});

test("closing twice is one closure, the last one's; a day that is over, or none, is refused in words", async () => {
  await close("2026-12-01");
  fixture.passMinutes(1);
  await close();
  expect(await salesActions(fixture.needs).readClosure()).toEqual({ since: fixture.now(), until: null });
  await open();
  expect(await salesActions(fixture.needs).readClosure()).toBeNull();
  const never = ["2026-09-01", "2020-01-01", "soon", "2026-13-01", "2027-02-30"];
  for (const day of never) await expect(close(day)).rejects.toMatchObject({ code: "invalid", fields: { until: expect.any(String) } });
});

test("whoever is paying already still may", async () => {
  const placed = await fixture.placeOrder();
  await close();
  const again = await order(placed.caller);
  expect(again.url).toBe((await fixture.readRow(placed.id)).payment_url);
  fixture.fake.pay(placed.session);
  await fixture.settle(fixture.fake.facts(placed.session), "webhook");
  expect(await fixture.statusOf(placed.id)).toBe("paid");
});

test("once the promised day is over it is promised to nobody, and nobody can order", async () => {
  fixture.passMinutes(Math.round((Date.parse("2027-03-31T22:30:00Z") - fixture.now().getTime()) / 60_000));
  expect(await asked()).toEqual({ availability: "low", ...promiseOf("2027-03-31") });
  fixture.passMinutes(60);
  expect(await asked()).toEqual({ availability: "closed", ...promiseOf(null) });
  await expect(order()).rejects.toMatchObject({ code: "sales-closed" });
});

test("a database that doesn't answer costs a page three seconds, not the sixteen of a lost network", async () => {
  const held = Promise.withResolvers<void>();
  const locked = Promise.withResolvers<void>();
  const holding = fixture.db.transaction().execute(async (tx) => {
    await sql`lock table stock in access exclusive mode`.execute(tx);
    locked.resolve();
    await held.promise;
  });
  await locked.promise;
  await expect(asked()).rejects.toSatisfy(isDatabaseAway);
  held.resolve();
  await holding;
  expect(await asked()).toMatchObject({ availability: "low" });
});
