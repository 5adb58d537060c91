import { afterEach, beforeEach, expect, test } from "vitest";
import { offer } from "#tests/support/offer.ts";
import { type OrdersFixture, openOrdersFixture } from "#tests/support/open-orders-fixture.ts";

const agreed = { agreedToTerms: true, offer } as const;
let fixture: OrdersFixture;
beforeEach(async () => {
  fixture = await openOrdersFixture();
});
afterEach(() => fixture.close());

/** One customer's network: each call from a /64 of its own. */
const network = (name: string) => {
  let count = 0;
  return () => fixture.someCaller({ address: `2001:db8:${name}:${(++count).toString(16)}::/64` });
};
const unpaid = () => fixture.db.selectFrom("orders").select(["id", "hold_ends_at"]).where("status", "=", "awaiting-payment").orderBy("created_at").execute();
const ended = async () => (await unpaid()).filter(({ hold_ends_at }) => hold_ends_at <= fixture.now());
/** What the queue does with the holds that were ended. */
const endThem = async () => {
  for (const { id } of await ended()) await fixture.endHold({ orderId: id });
};

test("one network may hold half of what is left, and no more of it", async () => {
  const crowd = network("1");
  for (let held = 0; held < 5; held++) await fixture.startCheckout(agreed, crowd());
  for (let more = 0; more < 20; more++)
    await expect(fixture.startCheckout(agreed, crowd())).rejects.toMatchObject({
      code: "too-many",
      retryAfter: 60,
      message: "Many people are ordering right now. Please wait 60 seconds and press the button again. Nothing was charged.",
    });
  expect([await fixture.available(), await fixture.ledgerSum(), (await unpaid()).length]).toEqual([5, 5, 5]);
});

test("whoever comes from elsewhere gets through, and the crowding network loses its oldest holds for it, down to two", async () => {
  const crowd = network("1");
  const theirs: string[] = [];
  for (let held = 0; held < 5; held++) {
    theirs.push((await fixture.placeOrder(crowd())).id);
    fixture.passMinutes(0.1);
  }
  for (let buyer = 0; buyer < 8; buyer++) {
    await fixture.placeOrder(network(`a${buyer}`)());
    const shed = await ended();
    expect(shed).toHaveLength(buyer < 3 ? 1 : 0);
    const jobs = await fixture.jobs("end-hold");
    for (const { id } of shed) expect(jobs.filter(({ data }) => data.orderId === id)).toHaveLength(2);
    await endThem();
  }
  expect(await Promise.all(theirs.map(fixture.statusOf))).toEqual(["expired", "expired", "expired", "awaiting-payment", "awaiting-payment"]);
  expect([await fixture.available(), await fixture.ledgerSum(), (await unpaid()).length]).toEqual([0, 0, 10]);
});

test("a hold whose buyer has paid, or whose bank was asked, is not ended", async () => {
  const crowd = network("1");
  const orders = [];
  for (let held = 0; held < 5; held++) orders.push(await fixture.placeOrder(crowd()));
  const [paying] = orders;
  await fixture.placeOrder(network("2")());
  const [shed] = await ended();
  expect(shed?.id).toBe(paying?.id);
  // Their payment was on its way: it counts, and nothing is taken from them.
  fixture.fake.pay(String(paying?.session));
  await endThem();
  expect(await fixture.statusOf(String(paying?.id))).toBe("paid");
  await fixture.db.updateTable("orders").set({ bank_asked_at: fixture.now() }).where("status", "=", "awaiting-payment").execute();
  for (let buyer = 0; buyer < 4; buyer++) await fixture.placeOrder(network(`a${buyer}`)());
  expect(await ended()).toEqual([]);
});

test("while half is held, a page that was opened a moment ago waits, and is told how long", async () => {
  for (let buyer = 0; buyer < 5; buyer++) await fixture.placeOrder({ ...network(`a${buyer}`)(), formAge: 2_500 });
  const caller = network("b")();
  await expect(fixture.startCheckout(agreed, { ...caller, formAge: 2_500 })).rejects.toMatchObject({ code: "too-many", retryAfter: 8 });
  await expect(fixture.startCheckout(agreed, { ...caller, formAge: 9_500 })).rejects.toMatchObject({
    message: expect.stringContaining("Please wait a second and"),
  });
  await fixture.startCheckout(agreed, { ...caller, formAge: 10_000 });
  expect(await fixture.available()).toBe(4);
});

test("whose network it was is forgotten once it awaits no payment", async () => {
  const order = await fixture.placeOrder();
  const other = await fixture.placeOrder();
  expect((await fixture.readRow(order.id)).network).toHaveLength(32);
  fixture.fake.pay(order.session);
  await fixture.settle(fixture.fake.facts(order.session), "webhook");
  await fixture.endHold({ orderId: other.id });
  expect([(await fixture.readRow(order.id)).network, (await fixture.readRow(other.id)).network]).toEqual([null, null]);
});

test("two hundred at once from twenty networks leave room for somebody from a twenty-first", async () => {
  await fixture.operator.adjustStock(90, "more came");
  const networks = Array.from({ length: 20 }, (_, nth) => network(`c${nth}`));
  await Promise.allSettled(networks.flatMap((next) => Array.from({ length: 10 }, () => fixture.startCheckout(agreed, next()))));
  const left = (await unpaid()).length - (await ended()).length;
  expect(left).toBeGreaterThanOrEqual(40);
  expect(left).toBeLessThanOrEqual(51);
  expect(await fixture.available()).toBeGreaterThan(0);
  await fixture.placeOrder();
  expect(await ended()).not.toEqual([]);
});
