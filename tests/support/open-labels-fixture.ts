import { createLabelLinks, createShipment, readLabel, readParcel } from "#server/modules/shipping/label-page.ts";
import { labelActions } from "#server/modules/shipping/operator.ts";
import { lookUpLabelJob } from "#server/modules/shipping/purchase.ts";
import { voidLabelJob } from "#server/modules/shipping/void.ts";
import { createDailyQuotas } from "#server/platform/limits/daily-quotas.ts";
import { createFakeShipping } from "#tests/support/fake-shipping.ts";
import { openOrdersFixture } from "#tests/support/open-orders-fixture.ts";
import { someShippingDetails } from "#tests/support/some-shipping-details.ts";

/** An orders fixture with a carrier that costs money, and what the owner does with labels. */
export async function openLabelsFixture() {
  const orders = await openOrdersFixture({ units: 50 });
  const carrier = createFakeShipping();
  const config = {
    ...orders.needs.config,
    DAILY_PARCEL_LOOKS: 2_000,
    DAILY_LABELS: 3,
    DAILY_MAILS: 100,
    ASSISTANT_DAILY_BUDGET: 1,
    DAILY_GEO_CALLS: 1,
    DAILY_EVENTS: 1,
    DAILY_ANALYTICS_EVENTS: 1,
  };
  const needs = {
    ...orders.needs,
    config,
    shipping: carrier.shipping,
    quotas: createDailyQuotas({ ...orders.needs, config }),
    labelLinks: createLabelLinks({ secret: "a secret", origin: config.PUBLIC_ORIGIN }),
  };
  const create = createShipment(needs);
  const rows = () => orders.db.selectFrom("shipments").select(["id", "state", "order_id"]).orderBy("made_at").orderBy("id").execute();
  return {
    orders,
    carrier,
    needs,
    rows,
    states: async () => (await rows()).map(({ state }) => state),
    owner: labelActions(needs),
    make: (reference: string) => labelActions(needs).makeLabel(reference),
    createWithoutOrder: () => create({ shipping_details: someShippingDetails, order_reference: "ORDER-1795305600000" }, orders.someCaller()),
    readLabel: readLabel(needs),
    readParcel: readParcel(needs),
    lookUp: async () => lookUpLabelJob(needs)({ shipmentId: (await rows()).at(-1)?.id ?? "" }),
    lookUpJobs: () => orders.jobs("look-up-label"),
    voidJobs: () => orders.jobs("void-label"),
    runVoidJob: async () => voidLabelJob(needs)({ shipmentId: (await rows()).at(-1)?.id ?? "" }),
  };
}
export type LabelsFixture = Awaited<ReturnType<typeof openLabelsFixture>>;
