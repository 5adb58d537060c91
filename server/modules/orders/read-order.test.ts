import { afterAll, beforeAll, expect, it } from "vitest";
import { readOrderForOwner } from "#server/modules/orders/queries.ts";
import { openOrderDesk } from "#tests/support/open-order-desk.ts";

let desk: Awaited<ReturnType<typeof openOrderDesk>>;
beforeAll(async () => {
  desk = await openOrderDesk();
});
afterAll(() => desk.close());

it("shows the address and the history of one order, and says so when there is none", async () => {
  const read = readOrderForOwner(desk.needs);
  const { reference } = await desk.placePaidOrder();
  const order = await read(reference);
  expect(order.delivery?.postcode).toBeTruthy();
  expect(order.history.map(({ status }) => status)).toEqual(["awaiting-payment", "paid"]);
  await expect(read("EMB-0000-0000")).rejects.toMatchObject({ code: "not-found" });
});
