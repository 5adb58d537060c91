import fc from "fast-check";
import { expect, test } from "vitest";
import { isFailure } from "#contracts/failure.ts";
import { noLabelAfterMinutes } from "#server/modules/shipping/purchase.ts";
import { ProviderUnavailable } from "#server/providers/errors.ts";
import { type LabelsFixture, openLabelsFixture } from "#tests/support/open-labels-fixture.ts";

const doings = ["label", "cancel", "owner-refund", "dashboard-refund", "correct", "void", "look-up", "void-job", "dispatch", "quiet", "mute", "back"] as const;
const steps = fc.array(fc.constantFrom(...doings), { minLength: 3, maxLength: 14 });

/** To be refused, or to have to wait for the carrier, is an answer; anything else is a bug. */
const allowRefusal = (act: Promise<unknown>) =>
  act.catch((error: unknown) => {
    if (!isFailure(error) && !(error instanceof ProviderUnavailable)) throw error;
  });

async function playOut({ orders, carrier, needs, make, owner, rows, lookUp, runVoidJob }: LabelsFixture, sequence: readonly (typeof doings)[number][]) {
  needs.config.DAILY_LABELS = 100;
  const order = await orders.placePaidOrder();
  const payment = `pay_${order.session}`;
  let moved = 0;
  for (const what of sequence) {
    orders.passMinutes(7);
    if (what === "label") await allowRefusal(make(order.reference));
    if (what === "cancel") await allowRefusal(orders.cancelOrder({ token: order.token }, order.caller));
    if (what === "owner-refund") await allowRefusal(orders.operator.refundOrder(order.reference, "asked for"));
    if (what === "dashboard-refund" && orders.fake.refunded(payment) === 0)
      await orders.receiveEvent(orders.fake.refundEvent(orders.fake.refundAtProvider(payment, 1500)));
    const address = { name: "Ann Lee", line1: `${++moved} Low Street`, city: "Leeds", postcode: "LS1 1AA", country: "GB" as const };
    if (what === "correct") await allowRefusal(orders.correctAddress({ token: order.token, address }, orders.someCaller()));
    if (what === "void") await allowRefusal(owner.voidLabel(order.reference));
    if (what === "look-up" && (await rows()).length > 0) await allowRefusal(lookUp());
    if (what === "void-job" && (await orders.jobs("void-label")).length > 0) await allowRefusal(runVoidJob());
    if (what === "dispatch") await allowRefusal(orders.dispatch(order.reference));
    if (what === "quiet") for (const call of ["buy", "voidLabel"] as const) carrier.away.set(call, "after");
    if (what === "mute") for (const call of ["quote", "buy", "lookUp", "voidLabel"] as const) carrier.away.set(call, "before");
    if (what === "back") carrier.away.clear();
  }
  carrier.away.clear();
  orders.passMinutes(noLabelAfterMinutes);
  if ((await orders.jobs("void-label")).length > 0) await runVoidJob();
  else if ((await rows()).length > 0) await lookUp();
  return order;
}

test("pay, label, correct, send and cancel in any order, the carrier away or not: no label that was paid for is left on an order that is not sent", {
  timeout: 600_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      const shop = await openLabelsFixture();
      try {
        const order = await playOut(shop, sequence);
        const labels = await shop.orders.db.selectFrom("shipments").selectAll().execute();
        const standing = labels.filter(({ state }) => state !== "failed" && state !== "voided");
        const wasSent = (await shop.orders.historyOf(order.id)).some((line) => line.startsWith("dispatched"));
        const status = await shop.orders.statusOf(order.id);
        expect(standing.length, "one label an order").toBeLessThanOrEqual(1);
        for (const { state } of standing) expect(["quoted", "purchased"], state).toContain(state);
        // What the carrier was paid for is either in use or taken back.
        const kept = shop.carrier.purchases.filter((label) => !shop.carrier.voided.has(label));
        expect(kept).toEqual(standing.filter(({ state }) => state === "purchased").map(({ vendor_id }) => vendor_id));
        if (!wasSent && status !== "paid") expect(standing, status).toEqual([]);
      } finally {
        await shop.orders.close();
      }
    }),
    { numRuns: Number(process.env.PROPERTY_RUNS ?? 5), examples: [[["quiet", "label", "label", "void"]], [["label", "mute", "void", "back", "cancel"]]] },
  );
});
