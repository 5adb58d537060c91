import { randomUUID } from "node:crypto";
import { createLabelLinks } from "#server/modules/shipping/label-page.ts";
import { requestLabel } from "#server/modules/shipping/labels.ts";
import { lookUpLabel, makeLabel, noLabelAfterMinutes } from "#server/modules/shipping/purchase.ts";
import { openDatabase } from "#server/platform/database/open.ts";
import { createDailyQuotas } from "#server/platform/limits/daily-quotas.ts";
import { openQueue } from "#server/platform/queue/queue.ts";
import { readConfig } from "#server/providers/settings.ts";
import { createEasyPostShipping } from "#server/providers/shipping/easypost/create-easypost-shipping.ts";
import type { Shipping } from "#server/providers/shipping/port.ts";
import { jobs } from "#server/shop.ts";
import { recipient } from "#tests/conformance/shipping.ts";
import type { Drilled, DrillNeeds } from "#tests/drills/drill.ts";
import { keptLog } from "#tests/logs/keep.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { startFakeEasyPost } from "#tests/support/fake-easypost.ts";

type Size = DrillNeeds & { labels: number };

/** Milliseconds that a carrier gets that doesn't answer: time enough for the question to reach it on a busy machine. One that answers gets as long as it takes. */
const timeoutMs = 2_000;
const atOnce = 10;

/** Labels whose purchase times out, before or after the carrier acted, each pressed for three times at once and again later: one each. */
export async function drillLabels({ postgres, labels }: Size): Promise<Drilled> {
  const url = await createTestDatabase(postgres);
  const { db, pool } = openDatabase(url);
  const queue = await openQueue(pool, { jobs, log: keptLog });
  const vendor = await startFakeEasyPost();
  let ahead = 0;
  const now = () => new Date(Date.now() + ahead);
  const config = readConfig({ DATABASE_URL: url, DAILY_LABELS: String(labels * 2) });
  const { sendJob } = queue;
  const patient = createEasyPostShipping({ url: vendor.url, key: "EZTK_drill" });
  const hasty = createEasyPostShipping({ url: vendor.url, key: "EZTK_drill", timeoutMs });
  const shipping: Shipping = { ...patient, buy: (quote) => (vendor.faults.has("buy") ? hasty : patient).buy(quote) };
  const needs = {
    db,
    shipping,
    sendJob,
    now,
    config,
    quotas: createDailyQuotas({ db, sendJob, config, now }),
    labelLinks: createLabelLinks({ secret: "drill", origin: config.PUBLIC_ORIGIN }),
  };
  const asked = { timedOut: 0, other: 0 };

  /** As an order's label is asked for, without the order: its id takes its place. */
  async function press(id: string) {
    const requested = await requestLabel(db, {
      id,
      orderId: null,
      orderReference: "ORDER-1795305600000",
      to: recipient,
      provider: "easypost",
      at: now(),
    });
    await makeLabel(needs, requested).catch((error: { code?: string }) => {
      if (error.code === "label-uncertain") asked.timedOut++;
      else asked.other++;
    });
  }

  try {
    const labelIds = Array.from({ length: labels }, () => randomUUID());
    for (const [fault, some] of [
      ["silent", labelIds.filter((_, index) => index % 2 === 0)],
      ["gone", labelIds.filter((_, index) => index % 2 === 1)],
    ] as const) {
      vendor.faults.set("buy", fault);
      for (let first = 0; first < some.length; first += atOnce) {
        const crowd = some.slice(first, first + atOnce);
        await Promise.all([...crowd, ...crowd, ...crowd].map(press));
      }
    }
    const silent = vendor.bought();
    vendor.faults.clear();
    for (const id of labelIds) await lookUpLabel(needs, id);
    const found = await db.selectFrom("shipments").select("id").where("state", "=", "purchased").execute();
    ahead = noLabelAfterMinutes * 60_000;
    for (const id of labelIds) await lookUpLabel(needs, id);
    for (let first = 0; first < labelIds.length; first += atOnce) await Promise.all(labelIds.slice(first, first + atOnce).map(press));
    const states = await db.selectFrom("shipments").select(["state", "vendor_id"]).execute();
    const purchased = states.filter(({ state }) => state === "purchased");
    const figures = {
      labels,
      "presses that timed out": asked.timedOut,
      "other refusals": asked.other,
      "bought behind a time-out": silent,
      "found by the look-up": found.length,
      "labels in our books": purchased.length,
      "labels the carrier was paid for": vendor.bought(),
      "double labels": vendor.bought() - labels,
      "left uncertain": states.filter(({ state }) => state === "uncertain" || state === "purchasing").length,
    };
    const ok =
      asked.other === 0 &&
      silent === Math.ceil(labels / 2) &&
      found.length === silent &&
      purchased.length === labels &&
      vendor.bought() === labels &&
      purchased.every(({ vendor_id }) => vendor.held.get(vendor_id ?? "")?.bought) &&
      figures["left uncertain"] === 0;
    return { figures, ok };
  } finally {
    await vendor.close();
    await queue.close();
    await db.destroy();
  }
}
