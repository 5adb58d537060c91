import { afterEach, beforeEach, expect, test } from "vitest";
import { watch } from "#server/modules/back-office/watch.ts";
import { type OrdersFixture, openOrdersFixture } from "#tests/support/open-orders-fixture.ts";

let fixture: OrdersFixture;
beforeEach(async () => {
  fixture = await openOrdersFixture({ units: 26 });
});
afterEach(() => fixture.close());

const told = async () => (await fixture.alerts()).map(({ kind }) => kind);

test("the owner hears once that the promised day is over", async () => {
  fixture.passMinutes(Math.round((Date.parse("2027-04-01T08:00:00Z") - fixture.now().getTime()) / 60_000));
  const look = watch(fixture.needs);
  for (let times = 0; times < 3; times++) {
    await look({});
    await fixture.db.updateTable("operator_alerts").set({ resolved_at: fixture.now() }).execute();
  }
  const over = (await fixture.alerts()).filter(({ kind }) => kind === "dispatch-date-over");
  expect(over.map(({ detail }) => detail)).toEqual([expect.stringContaining("The dispatch date, 31 March 2027, has passed")]);
});

test("the owner hears once when few tubes are left, once when the last is sold, and again after more came", async () => {
  const look = watch(fixture.needs);
  await look({});
  expect(await told()).toEqual([]);
  const held = await fixture.placeOrder();
  await look({});
  // Held for a payment, which may not come.
  expect(await told()).toEqual([]);
  await fixture.placePaidOrder();
  await fixture.placePaidOrder();
  await look({});
  await look({});
  expect(await told()).toEqual(["stock-low"]);
  await fixture.db.updateTable("operator_alerts").set({ resolved_at: fixture.now() }).execute();
  await look({});
  expect(await told()).toEqual(["stock-low"]);

  const { available } = (await fixture.operator.readStock())[0] ?? { available: 0 };
  await fixture.operator.adjustStock(-available, "broken in the van");
  await look({});
  expect(await told()).toEqual(["stock-low"]);
  fixture.fake.pay(held.session);
  await fixture.settle(fixture.fake.facts(held.session), "webhook");
  await look({});
  await look({});
  expect(await told()).toContain("sold-out");
  expect((await told()).filter((kind) => kind === "sold-out")).toHaveLength(1);

  await fixture.operator.adjustStock(40, "made anew");
  await look({});
  await fixture.operator.adjustStock(-40, "and sent back");
  await fixture.db.updateTable("operator_alerts").set({ resolved_at: fixture.now() }).execute();
  await look({});
  expect((await told()).filter((kind) => kind === "sold-out")).toHaveLength(2);
});
