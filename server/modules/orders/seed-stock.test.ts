import { expect, test } from "vitest";
import { seedStock } from "#server/modules/orders/stock.ts";
import { freshDatabase } from "#tests/support/database.ts";

const at = new Date("2026-09-01T12:00:00Z");

test("replicas that start together put the first units on the shelf once; a later start changes nothing", async () => {
  const { db } = await freshDatabase();
  await Promise.all(Array.from({ length: 10 }, () => seedStock(db, 500, at)));
  await seedStock(db, 900, at);
  expect(await db.selectFrom("stock").selectAll().execute()).toEqual([{ product: "tube", available: 500, told: "in" }]);
  expect(await db.selectFrom("stock_ledger").select(["change", "reason"]).execute()).toEqual([{ change: 500, reason: "initial" }]);
  await db.destroy();
});

test("a shop may open with an empty shelf", async () => {
  const { db } = await freshDatabase();
  await seedStock(db, 0, at);
  expect(await db.selectFrom("stock").selectAll().execute()).toEqual([{ product: "tube", available: 0, told: "in" }]);
  expect(await db.selectFrom("stock_ledger").selectAll().execute()).toEqual([]);
  await db.destroy();
});
