import { afterAll, beforeAll, expect, it } from "vitest";
import { offer } from "#content/catalogue.ts";
import { hasUnpaidOrder } from "#server/modules/orders/queries.ts";
import { openOrderDesk } from "#tests/support/open-order-desk.ts";

let desk: Awaited<ReturnType<typeof openOrderDesk>>;
beforeAll(async () => {
  desk = await openOrderDesk();
});
afterAll(() => desk.close());

it("is true for the browser that holds a tube, while its page can be paid, and for nobody else", async () => {
  const buyer = desk.someCaller();
  const holds = (browser = "") => hasUnpaidOrder(desk.needs)(browser);
  expect(await holds(buyer.browser)).toBe(false);

  await desk.startCheckout({ agreedToTerms: true, offer }, buyer);
  expect(await holds(buyer.browser)).toBe(true);
  expect(await holds(desk.someCaller().browser)).toBe(false);

  desk.passMinutes(28);
  expect(await holds(buyer.browser)).toBe(true);
  desk.passMinutes(2);
  expect(await holds(buyer.browser)).toBe(false);
});
