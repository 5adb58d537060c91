import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isFailure } from "#contracts/failure.ts";
import { periods, tidy } from "#server/modules/privacy/retention.ts";
import { noLabelAfterMinutes } from "#server/modules/shipping/purchase.ts";
import { hoursWithoutEvent } from "#server/modules/shipping/tracking.ts";
import type { Fault, Question } from "#tests/support/fake-easypost.ts";
import { openParcelsFixture, type ParcelsFixture } from "#tests/support/open-parcels-fixture.ts";

let fixture: ParcelsFixture;
beforeAll(async () => {
  fixture = await openParcelsFixture({ env: { DAILY_LABELS: "500" } });
});
afterAll(() => fixture.close());

const error = '{"error":{"code":"INTERNAL","message":"no"}}';
/** Whether the carrier did what it was asked before it went wrong. That every other fault is the same to the shop as these is held beside the adapter. */
const faults: [string, Fault, { acts: boolean }][] = [
  ["500", { status: 500, body: error }, { acts: false }],
  ["cut off after the deed", "cut after", { acts: true }],
];

async function during<T>(question: Question, fault: Fault, act: () => Promise<T>): Promise<T> {
  fixture.vendor.faults.set(question, fault);
  try {
    return await act();
  } finally {
    fixture.vendor.faults.clear();
  }
}

/** A paid order, and the owner's press for its label. */
async function somePaidOrder() {
  const { id, reference } = await fixture.sell();
  const press = () =>
    fixture.operator.makeLabel(reference).then(
      ({ state, trackingNumber }) => ({ state, tracking: trackingNumber, words: "" }),
      (error: unknown) => ({ state: isFailure(error) ? error.code : "broken", tracking: null, words: isFailure(error) ? error.message : String(error) }),
    );
  const ofOrder = () => [...fixture.vendor.held.values()].filter(({ asked }) => ids.has(asked.reference));
  const ids = new Set<string>();
  return {
    reference,
    press,
    /** Labels that money went out for, of this order. */
    async paidFor() {
      for (const { id: shipment } of await fixture.test.db.selectFrom("shipments").select("id").where("order_id", "=", id).execute()) ids.add(shipment);
      return ofOrder().filter(({ bought }) => bought).length;
    },
  };
}

const away = "The carrier isn't answering. No label was made. Please try again in a minute.";

describe.each(faults)("%s", (_name, fault, { acts }) => {
  it("of the price: said so, nothing bought, and one label at the next press", async () => {
    const order = await somePaidOrder();
    const refused = await during("create", fault, order.press);
    expect(refused).toMatchObject({ state: "shipping-away", words: away });
    expect(await order.paidFor()).toBe(0);
    expect(await order.press()).toMatchObject({ state: "purchased" });
    expect(await order.paidFor()).toBe(1);
  });

  it("of the purchase: nobody buys again, and one label in the end", async () => {
    const order = await somePaidOrder();
    const pressed = await during("buy", fault, async () => [await order.press(), await during("read", "cut", order.press)]);
    for (const { state, words } of pressed) expect([state, words]).toEqual(["label-uncertain", expect.stringContaining("Nothing is paid for twice")]);
    expect(await order.paidFor()).toBe(acts ? 1 : 0);
    if (!acts) {
      expect((await order.press()).state).toBe("label-uncertain");
      fixture.test.pass(noLabelAfterMinutes);
      await fixture.test.drain();
    }
    expect(await order.press()).toMatchObject({ state: "purchased", tracking: expect.any(String) });
    expect(await order.paidFor()).toBe(1);
  });

  it("of the look-up: it stays uncertain, and is found later", async () => {
    const order = await somePaidOrder();
    await during("buy", "cut after", order.press);
    await during("read", fault, async () => {
      fixture.test.pass(10);
      await fixture.test.drain().catch(() => {});
      expect((await fixture.operator.readOrderLabel(order.reference))?.state).toMatch(/^(uncertain|purchasing)$/);
    });
    expect(await order.press()).toMatchObject({ state: "purchased" });
    expect(await order.paidFor()).toBe(1);
  });

  it("of taking a label back: the owner reads so, and one refund is asked for", async () => {
    const { reference, vendorId } = await fixture.sellWithLabel();
    const refused = during("refund", fault, () => fixture.operator.voidLabel(reference));
    await expect(refused).rejects.toMatchObject({ code: "shipping-away", message: expect.stringContaining("don't use it") });
    expect(await fixture.operator.readOrderLabel(reference)).toMatchObject({ state: "voiding" });
    expect(await fixture.operator.voidLabel(reference)).toMatchObject({ state: "voided" });
    expect(fixture.vendor.held.get(vendorId)).toMatchObject({ refund: "submitted", refunds: 1 });
  });

  it("of the tracker: the order stays where it is, and follows later", async () => {
    const { id, vendorId } = await fixture.sellWithLabel();
    fixture.vendor.scan(vendorId, "in_transit");
    const turn = async () => {
      fixture.test.pass(hoursWithoutEvent * 60);
      await fixture.test.shop.handlers["reconcile-parcels"]?.({});
    };
    await during("read", fault, turn);
    expect(await fixture.statusOf(id)).toBe("paid");
    await turn();
    expect(await fixture.statusOf(id)).toBe("dispatched");
  });

  it("of the label's file: the owner reads that it is safe, and has it once the carrier answers", async () => {
    const { reference } = await fixture.sellWithLabel();
    const refused = during("file", fault, () => fixture.operator.fetchLabel(reference));
    await expect(refused).rejects.toMatchObject({ code: "shipping-away", message: expect.stringContaining("The label is safe") });
    expect(Buffer.from((await fixture.operator.fetchLabel(reference)).bytes.subarray(0, 5)).toString()).toBe("%PDF-");
  });
});

it("without funds nothing is bought: the owner reads so, and has the label at the press after topping up", async () => {
  const order = await somePaidOrder();
  const broke: Fault = { status: 402, body: '{"error":{"code":"PAYMENT_REQUIRED","message":"Insufficient funds"}}' };
  expect(await during("buy", broke, order.press)).toMatchObject({ state: "invalid", words: expect.stringContaining("has no money") });
  expect(await fixture.operator.readOrderLabel(order.reference)).toMatchObject({ state: "failed" });
  expect(await order.press()).toMatchObject({ state: "purchased" });
  expect(await order.paidFor()).toBe(1);
});

it("a slow carrier is waited for", async () => {
  const order = await somePaidOrder();
  for (const question of ["create", "buy", "read", "refund", "file"] as const) fixture.vendor.faults.set(question, "slow");
  expect(await order.press()).toMatchObject({ state: "purchased" });
  expect((await fixture.operator.fetchLabel(order.reference)).bytes.length).toBeGreaterThan(1_000);
  expect(await fixture.operator.voidLabel(order.reference)).toMatchObject({ state: "voided" });
  fixture.vendor.faults.clear();
  expect(await order.paidFor()).toBe(1);
});

it("a label is fetched once, and there when the carrier is not, until its link has ended", async () => {
  const { reference } = await fixture.sellWithLabel();
  const before = fixture.vendor.files();
  const first = await fixture.operator.fetchLabel(reference);
  for (const question of ["read", "file"] as const) fixture.vendor.faults.set(question, "cut");
  expect(await fixture.operator.fetchLabel(reference)).toEqual(first);
  expect(fixture.vendor.files() - before).toBe(1);
  fixture.test.pass((periods.labelFiles.days + 1) * 24 * 60);
  await tidy({ db: fixture.test.db, sendJob: async () => {}, now: fixture.test.now })({});
  await expect(fixture.operator.fetchLabel(reference)).rejects.toMatchObject({ code: "shipping-away" });
  fixture.vendor.faults.clear();
  expect((await fixture.operator.fetchLabel(reference)).bytes.length).toBe(first.bytes.length);
});
