import { afterAll, beforeAll, expect, it } from "vitest";
import { orderActions } from "#server/modules/orders/queries.ts";
import { openOrdersFixture } from "#tests/support/open-orders-fixture.ts";

let fixture: Awaited<ReturnType<typeof openOrdersFixture>>;
beforeAll(async () => {
  fixture = await openOrdersFixture();
});
afterAll(() => fixture.close());

it("shows the address and the history of one order, and says so when there is none", async () => {
  const read = orderActions(fixture.needs).readOrder;
  const { reference } = await fixture.placePaidOrder();
  const order = await read(reference);
  expect(order.delivery?.postcode).toBeTruthy();
  expect(order.history.map(({ status }) => status)).toEqual(["awaiting-payment", "paid"]);
  await expect(read("EMB-0000-0000")).rejects.toMatchObject({ code: "not-found" });
});
