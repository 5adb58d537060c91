import { afterAll, beforeAll, expect, test } from "vitest";
import type { OperatorBackend } from "#contracts/backend.ts";
import { readCap, setCap } from "#server/modules/orders/stock.ts";
import { actAs } from "#server/modules/people/acting.ts";
import { type OrdersFixture, openOrdersFixture } from "#tests/support/open-orders-fixture.ts";

let fixture: OrdersFixture;
beforeAll(async () => {
  fixture = await openOrdersFixture();
});
afterAll(() => fixture.close());

test("who sets the number of pre-orders is named at their own change, not at a colleague's a moment later; a second press is no line", async () => {
  const { db, now, operator: colleague } = fixture;
  const set = setCap({ ...fixture.needs, config: { batch: 0 } });
  const operator = {
    async setCap(cap: number, why: string) {
      const done = await set(cap, why);
      await colleague.adjustStock(-1, "crushed");
      return done;
    },
  } as OperatorBackend;
  const before = await readCap(db);
  const owner = actAs({ db, now, operator, within: () => operator }, "shell");
  await owner.setCap(before + 30, "the second box");
  await owner.setCap(before + 29, "the second box");
  const lines = await db.selectFrom("operator_audit").select("facts").where("action", "=", "setCap").execute();
  const { id } = await db.selectFrom("stock_ledger").select("id").where("note", "=", "the second box").executeTakeFirstOrThrow();
  expect(lines).toEqual([{ facts: { before, after: before + 30, of: id } }]);
});
