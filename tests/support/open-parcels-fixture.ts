import { easyPostEnv, type FakeEvent, signRequest } from "#tests/support/easypost-events.ts";
import { startFakeEasyPost } from "#tests/support/fake-easypost.ts";
import { openTestApp } from "#tests/support/open-test-app.ts";

type Options = { url?: string; env?: Record<string, string> };

/** The shop with EasyPost as its carrier, played on this machine; cards are the local provider's. */
export async function openParcelsFixture({ url, env = {} }: Options = {}) {
  const clock = { now: () => new Date() };
  const vendor = await startFakeEasyPost({ now: () => clock.now() });
  const test = await openTestApp({ ...(url && { url }), env: { ...easyPostEnv(vendor.url), ...env } });
  clock.now = test.now;
  const { operator } = test.shop.backend;

  /** A paid order. */
  async function sell() {
    const { url: page } = (await (await test.startCheckout()).json()) as { url: string };
    await test.payCard(page);
    await test.drain();
    return test.db.selectFrom("orders").selectAll().orderBy("created_at", "desc").limit(1).executeTakeFirstOrThrow();
  }

  /** A paid order and its label. */
  async function sellWithLabel() {
    const order = await sell();
    await operator.makeLabel(order.reference);
    const shipment = await test.db.selectFrom("shipments").selectAll().where("order_id", "=", order.id).executeTakeFirstOrThrow();
    return { id: order.id, reference: order.reference, label: shipment.number, vendorId: shipment.vendor_id ?? "" };
  }

  const post = (raw: string, headers: Record<string, string> = signRequest(raw, test.now()), path = "/webhooks/easypost") =>
    test.request(path, { method: "POST", headers: { "content-type": "application/json", ...headers }, body: raw });

  return {
    test,
    vendor,
    operator,
    sell,
    sellWithLabel,
    post,
    /** As EasyPost posts it. */
    send: (event: FakeEvent) => post(JSON.stringify(event)),
    /** The carrier scans a parcel, and EasyPost tells us. */
    async scan(vendorId: string, ...statuses: string[]) {
      for (const status of statuses) {
        const answer = await post(JSON.stringify(vendor.scan(vendorId, status)));
        if (!answer.ok) throw new Error(`${status} was answered ${answer.status}`);
      }
    },
    statusOf: async (id: string) => (await test.db.selectFrom("orders").select("status").where("id", "=", id).executeTakeFirstOrThrow()).status,
    /** What an order went through, oldest first. */
    way: async (id: string) =>
      (await test.db.selectFrom("order_history").select("status").where("order_id", "=", id).orderBy("id").execute()).map(({ status }) => status),
    parcelOf: async (vendorId: string) =>
      (await test.db.selectFrom("shipments").select("parcel").where("vendor_id", "=", vendorId).executeTakeFirstOrThrow()).parcel,
    mailsOf: (kind: string, id: string) => test.db.selectFrom("mailbox").selectAll().where("key", "=", `${kind}:${id}`).execute(),
    alerts: () => test.db.selectFrom("operator_alerts").select(["kind", "detail", "order_id"]).where("kind", "<>", "late").orderBy("id").execute(),
    async close() {
      await test.close();
      await vendor.close();
    },
  };
}
export type ParcelsFixture = Awaited<ReturnType<typeof openParcelsFixture>>;
