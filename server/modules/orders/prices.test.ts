import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { describePrice } from "#content/catalogue.ts";
import { followPrice, priceActions, priceNow, readPrice } from "#server/modules/orders/prices.ts";
import { readCap, setCap } from "#server/modules/orders/stock.ts";
import { offer, offerOf } from "#tests/support/offer.ts";
import { type OrdersFixture, openOrdersFixture } from "#tests/support/open-orders-fixture.ts";

let fixture: OrdersFixture;
const prices = () => priceActions(fixture.needs);
async function order(agreed: string, caller = fixture.someCaller()) {
  const { url } = await fixture.startCheckout({ agreedToTerms: true, offer: agreed }, caller);
  return fixture.db.selectFrom("orders").selectAll().where("payment_url", "=", url).executeTakeFirstOrThrow();
}
const at = (day: string) => new Date(`${day}Z`);

beforeAll(async () => {
  fixture = await openOrdersFixture({ units: 50 });
});
afterAll(() => fixture.close());

describe("a price", () => {
  test("stands from the start of its day in London, and not a moment before", async () => {
    await prices().setPrice(1600, "2026-09-03");
    expect(await prices().readPrices()).toMatchObject({ minor: 1500, first: 1500, toCome: [{ minor: 1600, day: "2026-09-03" }], begun: [] });
    // British summer time.
    expect(await readPrice(fixture.db, at("2026-09-02T22:59:59"))).toBe(1500);
    expect(await readPrice(fixture.db, at("2026-09-02T23:00:00"))).toBe(1600);
    expect(await order(offer)).toMatchObject({ total_minor: 1500, vat_minor: 250 });
  });

  test("is what a buyer agrees to: whoever saw the one before is refused with the new one, and nothing is ordered", async () => {
    fixture.passMinutes(3 * 24 * 60);
    const before = await fixture.available();
    await expect(order(offer)).rejects.toMatchObject({ code: "conflict", message: expect.stringContaining("A tube is now £16.00, UK delivery included") });
    expect(await fixture.available()).toBe(before);
    expect(priceNow(fixture.needs.config).exactPrice, "the page is right when it's loaded again").toBe("£16.00");
    expect(await order(offerOf("£16.00"))).toMatchObject({ total_minor: 1600, vat_minor: 267, currency: "GBP" });
  });

  test("set now counts at once; pressed twice it's one change", async () => {
    await Promise.all([prices().setPrice(1650, null), prices().setPrice(1650, null)]);
    await prices().setPrice(1650, null);
    expect(priceNow(fixture.needs.config)).toEqual(describePrice(1650));
    expect((await prices().readPrices()).begun.map(({ minor }) => minor)).toEqual([1650, 1600]);
    expect((await order(offerOf("£16.50"))).total_minor).toBe(1650);
  });

  test("to come is replaced by another from that day, and can be taken back, but not once it has begun", async () => {
    await prices().setPrice(1800, "2026-10-01");
    await prices().setPrice(1700, "2026-10-01");
    await prices().setPrice(1900, "2026-11-01");
    const days = async () => (await prices().readPrices()).toCome.map(({ minor, day }) => `${day} ${minor}`);
    expect(await days()).toEqual(["2026-10-01 1700", "2026-11-01 1900"]);
    expect(await prices().takeBackPrice("2026-10-01")).toBe(true);
    expect(await prices().takeBackPrice("2026-10-01")).toBe(false);
    for (const never of ["2026-09-03", "soon"]) expect(await prices().takeBackPrice(never)).toBe(false);
    expect(await days()).toEqual(["2026-11-01 1900"]);
    await followPrice(fixture.needs);
    expect(fixture.needs.config.price).toBe(1650);
  });

  test.each([
    [0, null, "price"],
    [-100, null, "price"],
    [1500.5, null, "price"],
    [Number.NaN, null, "price"],
    [50_001, null, "price"],
    [1600, "2026-09-04", "from"],
    [1600, "2026-08-01", "from"],
    [1600, "soon", "from"],
    [1600, "2027-02-30", "from"],
    [1600, "2036-11-01", "from"],
  ])("of %s from %s is refused beside its field", async (minor, from, field) => {
    await expect(prices().setPrice(minor, from)).rejects.toMatchObject({ code: "invalid", fields: { [field]: expect.any(String) } });
  });

  test("of a tube that is held is the one at which it was reserved", async () => {
    const caller = fixture.someCaller();
    const { id } = await order(offerOf("£16.50"), caller);
    await prices().setPrice(1400, null);
    expect(await fixture.readOwnOrders(caller.browser ?? "", caller)).toMatchObject({ held: describePrice(1650) });
    expect(await order(offerOf("£14.00"), caller), "its payment page").toMatchObject({ id, total_minor: 1650 });
  });
});

describe("the number of pre-orders", () => {
  const set = async (cap: number, why = "the second box") => (await setCap(fixture.needs)(cap, why)).available;

  test("is what was ever put on the shelf; setting it adds or takes free tubes, with its reason, once", async () => {
    const taken = 50 - (await fixture.available());
    expect(taken).toBeGreaterThan(0);
    expect(await readCap(fixture.db)).toBe(50);
    for (let presses = 0; presses < 2; presses++) expect(await set(80)).toBe(80 - taken);
    expect(fixture.needs.config.batch).toBe(80);
    const lines = await fixture.db.selectFrom("stock_ledger").select(["change", "reason"]).where("note", "=", "the second box").execute();
    expect(lines).toEqual([{ change: 30, reason: "adjust" }]);
    expect(await set(taken, "no more")).toBe(0);
    expect(await fixture.available()).toBe(await fixture.ledgerSum());
  });

  test("can't be below what is sold and held, nor anything but a whole number, nor without a reason", async () => {
    const taken = await readCap(fixture.db);
    await expect(set(taken - 1)).rejects.toMatchObject({
      code: "conflict",
      fields: { cap: `${taken} are sold or awaiting payment, so it can't be fewer than that.` },
    });
    for (const odd of [-1, 1.5, Number.NaN]) await expect(set(odd)).rejects.toMatchObject({ code: "invalid" });
    await expect(set(90, " ")).rejects.toMatchObject({ code: "invalid" });
  });
});
