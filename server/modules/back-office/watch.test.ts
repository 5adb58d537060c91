import { afterEach, beforeEach, expect, test } from "vitest";
import { watch } from "#server/modules/back-office/watch.ts";
import { type OrderDesk, openOrderDesk } from "#tests/support/open-order-desk.ts";

let desk: OrderDesk;
beforeEach(async () => {
  desk = await openOrderDesk({ units: 26 });
});
afterEach(() => desk.close());

const told = async () => (await desk.alerts()).map(({ kind }) => kind);

test("the owner hears once that the promised day is over", async () => {
  desk.passMinutes(Math.round((Date.parse("2027-04-01T08:00:00Z") - desk.now().getTime()) / 60_000));
  const look = watch(desk.needs);
  for (let times = 0; times < 3; times++) {
    await look({});
    await desk.db.updateTable("operator_alerts").set({ resolved_at: desk.now() }).execute();
  }
  const over = (await desk.alerts()).filter(({ kind }) => kind === "dispatch-date-over");
  expect(over.map(({ detail }) => detail)).toEqual([expect.stringContaining("31 March 2027 is over")]);
});

test("the owner hears once when few tubes are left, once when the last is sold, and again after more came", async () => {
  const look = watch(desk.needs);
  await look({});
  expect(await told()).toEqual([]);
  const held = await desk.placeOrder();
  await look({});
  // Held for a payment, which may not come.
  expect(await told()).toEqual([]);
  await desk.placePaidOrder();
  await desk.placePaidOrder();
  await look({});
  await look({});
  expect(await told()).toEqual(["stock-low"]);
  await desk.db.updateTable("operator_alerts").set({ resolved_at: desk.now() }).execute();
  await look({});
  expect(await told()).toEqual(["stock-low"]);

  const { available } = (await desk.operator.readStock())[0] ?? { available: 0 };
  await desk.operator.adjustStock(-available, "broken in the van");
  await look({});
  expect(await told()).toEqual(["stock-low"]);
  desk.fake.pay(held.session);
  await desk.settle(desk.fake.facts(held.session), "webhook");
  await look({});
  await look({});
  expect(await told()).toContain("sold-out");
  expect((await told()).filter((kind) => kind === "sold-out")).toHaveLength(1);

  await desk.operator.adjustStock(40, "made anew");
  await look({});
  await desk.operator.adjustStock(-40, "and sent back");
  await desk.db.updateTable("operator_alerts").set({ resolved_at: desk.now() }).execute();
  await look({});
  expect((await told()).filter((kind) => kind === "sold-out")).toHaveLength(2);
});
