import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isFailure } from "#contracts/failure.ts";
import { periods, tidy } from "#server/modules/privacy/retention.ts";
import { believedAfter } from "#server/modules/shipping/purchase.ts";
import { silentHours } from "#server/modules/shipping/tracking.ts";
import { openParcelDesk, type ParcelDesk } from "#tests/support/open-parcel-desk.ts";
import type { Fault, Question } from "#tests/support/play-easypost.ts";

let desk: ParcelDesk;
beforeAll(async () => {
  desk = await openParcelDesk({ env: { DAILY_LABELS: "500" } });
});
afterAll(() => desk.close());

const error = '{"error":{"code":"INTERNAL","message":"no"}}';
/** Whether the carrier did what it was asked before it went wrong. Time-outs proper are beside the adapter; here the line is cut in their place. */
const faults: [string, Fault, { acts: boolean }][] = [
  ["500", { status: 500, body: error }, { acts: false }],
  ["500 after the deed", { status: 500, body: error, acts: true }, { acts: true }],
  ["cut off before the deed", "cut", { acts: false }],
  ["cut off after it", "cut after", { acts: true }],
  ["garbage after it", { status: 200, body: "<html>", acts: true }, { acts: true }],
  ["an answer to something else", { status: 200, body: '{"ok":true}' }, { acts: false }],
  ["half an answer after it", "truncated", { acts: true }],
  ["a redirect", { status: 302, body: "" }, { acts: false }],
  ["429", { status: 429, body: '{"error":{"message":"slow down"}}' }, { acts: false }],
];

async function during<T>(question: Question, fault: Fault, act: () => Promise<T>): Promise<T> {
  desk.vendor.faults.set(question, fault);
  try {
    return await act();
  } finally {
    desk.vendor.faults.clear();
  }
}

/** A paid order, and the owner's press for its label. */
async function somePaidOrder() {
  const { id, reference } = await desk.sell();
  const press = () =>
    desk.operator.makeLabel(reference).then(
      ({ state, trackingNumber }) => ({ state, tracking: trackingNumber, words: "" }),
      (error: unknown) => ({ state: isFailure(error) ? error.code : "broken", tracking: null, words: isFailure(error) ? error.message : String(error) }),
    );
  const ofOrder = () => [...desk.vendor.held.values()].filter(({ asked }) => ids.has(asked.reference));
  const ids = new Set<string>();
  return {
    reference,
    press,
    /** Labels that money went out for, of this order. */
    async paidFor() {
      for (const { id: shipment } of await desk.test.db.selectFrom("shipments").select("id").where("order_id", "=", id).execute()) ids.add(shipment);
      return ofOrder().filter(({ bought }) => bought).length;
    },
  };
}

const away = "The carrier is not answering. No label was made. Please try again in a minute.";

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
    for (const { state, words } of pressed) expect([state, words]).toEqual(["label-uncertain", expect.stringContaining("Nothing is bought twice")]);
    expect(await order.paidFor()).toBe(acts ? 1 : 0);
    if (!acts) {
      expect((await order.press()).state).toBe("label-uncertain");
      desk.test.pass(believedAfter);
      await desk.test.drain();
    }
    expect(await order.press()).toMatchObject({ state: "purchased", tracking: expect.any(String) });
    expect(await order.paidFor()).toBe(1);
  });

  it("of the look-up: it stays uncertain, and is found later", async () => {
    const order = await somePaidOrder();
    await during("buy", "cut after", order.press);
    await during("read", fault, async () => {
      desk.test.pass(10);
      await desk.test.drain().catch(() => {});
      expect((await desk.operator.readOrderLabel(order.reference))?.state).toMatch(/^(uncertain|purchasing)$/);
    });
    expect(await order.press()).toMatchObject({ state: "purchased" });
    expect(await order.paidFor()).toBe(1);
  });

  it("of taking a label back: the owner reads so, and one refund is asked for", async () => {
    const { reference, vendorId } = await desk.sellWithLabel();
    const refused = during("refund", fault, () => desk.operator.voidLabel(reference));
    await expect(refused).rejects.toMatchObject({ code: "shipping-away", message: expect.stringContaining("do not use the label") });
    expect(await desk.operator.readOrderLabel(reference)).toMatchObject({ state: "voiding" });
    expect(await desk.operator.voidLabel(reference)).toMatchObject({ state: "voided" });
    expect(desk.vendor.held.get(vendorId)).toMatchObject({ refund: "submitted", refunds: 1 });
  });

  it("of the tracker: the order stays where it is, and follows later", async () => {
    const { id, vendorId } = await desk.sellWithLabel();
    desk.vendor.scan(vendorId, "in_transit");
    const turn = async () => {
      desk.test.pass(silentHours * 60);
      await desk.test.shop.handlers["reconcile-parcels"]?.({});
    };
    await during("read", fault, turn);
    expect(await desk.statusOf(id)).toBe("paid");
    await turn();
    expect(await desk.statusOf(id)).toBe("dispatched");
  });

  it("of the label's file: the owner reads that it is safe, and has it once the carrier answers", async () => {
    const { reference } = await desk.sellWithLabel();
    const refused = during("file", fault, () => desk.operator.fetchLabel(reference));
    await expect(refused).rejects.toMatchObject({ code: "shipping-away", message: expect.stringContaining("The label is safe") });
    expect(Buffer.from((await desk.operator.fetchLabel(reference)).bytes.subarray(0, 5)).toString()).toBe("%PDF-");
  });
});

it("a slow carrier is waited for", async () => {
  const order = await somePaidOrder();
  for (const question of ["create", "buy", "read", "refund", "file"] as const) desk.vendor.faults.set(question, "slow");
  expect(await order.press()).toMatchObject({ state: "purchased" });
  expect((await desk.operator.fetchLabel(order.reference)).bytes.length).toBeGreaterThan(1_000);
  expect(await desk.operator.voidLabel(order.reference)).toMatchObject({ state: "voided" });
  desk.vendor.faults.clear();
  expect(await order.paidFor()).toBe(1);
});

it("a label is fetched once, and there when the carrier is not, until its link has ended", async () => {
  const { reference } = await desk.sellWithLabel();
  const before = desk.vendor.files();
  const first = await desk.operator.fetchLabel(reference);
  for (const question of ["read", "file"] as const) desk.vendor.faults.set(question, "cut");
  expect(await desk.operator.fetchLabel(reference)).toEqual(first);
  expect(desk.vendor.files() - before).toBe(1);
  desk.test.pass((periods.labelFiles.days + 1) * 24 * 60);
  await tidy({ db: desk.test.db, sendJob: async () => {}, now: desk.test.now })({});
  await expect(desk.operator.fetchLabel(reference)).rejects.toMatchObject({ code: "shipping-away" });
  desk.vendor.faults.clear();
  expect((await desk.operator.fetchLabel(reference)).bytes.length).toBe(first.bytes.length);
});
