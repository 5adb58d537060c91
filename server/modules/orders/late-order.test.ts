import { type Kysely, sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { dispatchActions, notifyOfDelays } from "#server/modules/orders/dispatch.ts";
import { viewOrder } from "#server/modules/orders/queries.ts";
import { up } from "#server/platform/database/migrations/0022-later-than-promised.ts";
import { type OrdersFixture, openOrdersFixture } from "#tests/support/open-orders-fixture.ts";

let fixture: OrdersFixture;
beforeEach(async () => {
  fixture = await openOrdersFixture();
});
afterEach(() => fixture.close());

const told = new Date("2027-02-01T08:00:00Z");
const config = { DISPATCH_DATE: "2027-05-15" };
async function tell() {
  await dispatchActions({ ...fixture.needs, config }).confirmDispatch(config.DISPATCH_DATE, "The caps leak.");
  await notifyOfDelays({ ...fixture.needs, config, now: () => told })();
}
const delayOf = async (id: string) => (await viewOrder(fixture.needs, id, fixture.now()))?.delay?.kind ?? null;

test("a late order is known by its own column, whatever words its history has", async () => {
  const { id } = await fixture.placePaidOrder();
  await tell();
  expect((await fixture.readRow(id)).dispatch_moved_at).toEqual(told);
  expect(await delayOf(id)).toBe("new-date");

  const onTime = await fixture.placePaidOrder();
  const line = { order_id: onTime.id, status: "paid", type: "delayed", payload: '{"newDay":"2027-03-31"}', by: "shop", at: told } as const;
  await fixture.db.insertInto("order_history").values(line).execute();
  expect(await delayOf(onTime.id)).toBeNull();
});

test("an order that was late before there was that column is late after it", async () => {
  const { id } = await fixture.placePaidOrder();
  await tell();
  const onTime = await fixture.placePaidOrder();
  await sql`alter table orders drop column dispatch_moved_at`.execute(fixture.db);
  await up(fixture.db as unknown as Kysely<unknown>);
  expect(await delayOf(id)).toBe("new-date");
  expect(await delayOf(onTime.id)).toBeNull();
});
