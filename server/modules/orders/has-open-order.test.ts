import { afterAll, beforeAll, expect, it } from "vitest";
import { hasUnpaidOrder } from "#server/modules/orders/queries.ts";
import { offer } from "#tests/support/offer.ts";
import { openOrdersFixture } from "#tests/support/open-orders-fixture.ts";

let fixture: Awaited<ReturnType<typeof openOrdersFixture>>;
beforeAll(async () => {
  fixture = await openOrdersFixture();
});
afterAll(() => fixture.close());

it("is true for the browser that holds a tube, while its page can be paid, and for nobody else", async () => {
  const buyer = fixture.someCaller();
  const holds = (browser = "") => hasUnpaidOrder(fixture.needs)(browser);
  expect(await holds(buyer.browser)).toBe(false);

  await fixture.startCheckout({ agreedToTerms: true, offer }, buyer);
  expect(await holds(buyer.browser)).toBe(true);
  expect(await holds(fixture.someCaller().browser)).toBe(false);

  fixture.passMinutes(28);
  expect(await holds(buyer.browser)).toBe(true);
  fixture.passMinutes(2);
  expect(await holds(buyer.browser)).toBe(false);
});
