import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkSettings } from "#server/modules/back-office/launch-check.ts";
import { noLabelAfterMinutes } from "#server/modules/shipping/purchase.ts";
import { hoursWithoutEvent } from "#server/modules/shipping/tracking.ts";
import { readConfig } from "#server/providers/settings.ts";
import { countRows } from "#tests/support/count-rows.ts";
import { easyPostEnv, easyPostKeys, newTracker, scan, signBody, signRequest, timestampOf } from "#tests/support/easypost-events.ts";
import { openParcelsFixture, type ParcelsFixture } from "#tests/support/open-parcels-fixture.ts";

let fixture: ParcelsFixture;
beforeAll(async () => {
  fixture = await openParcelsFixture();
});
afterAll(() => fixture.close());

const now = () => fixture.test.now();
const later = (seconds: number) => new Date(now().getTime() + seconds * 1000);
const newAlerts = async (since: number) => (await fixture.alerts()).slice(since);

it("a parcel is scanned, brought and delivered: the order follows, with one mail for each step", async () => {
  const { id, vendorId } = await fixture.sellWithLabel();
  await fixture.scan(vendorId, "pre_transit");
  expect(await fixture.statusOf(id)).toBe("paid");
  await fixture.scan(vendorId, "in_transit", "out_for_delivery", "available_for_pickup");
  expect([await fixture.statusOf(id), await fixture.parcelOf(vendorId)]).toEqual(["dispatched", "to-collect"]);
  await fixture.scan(vendorId, "delivered");
  expect(await fixture.way(id)).toEqual(["awaiting-payment", "paid", "dispatched", "delivered"]);
  await fixture.test.drain();
  const mails = [...(await fixture.mailsOf("order-dispatched", id)), ...(await fixture.mailsOf("order-delivered", id))];
  expect(mails).toHaveLength(2);
  const number = fixture.vendor.held.get(vendorId)?.bought?.tracking;
  expect(mails[0]?.text).toContain(`Tracking number: ${number}`);
  for (const { text, html } of mails) for (const body of [text, html]) expect(body).toContain(`https://track.example/${number}`);
});

it("a delivery that is heard of first brings the one mail that still makes sense", async () => {
  const { id, vendorId } = await fixture.sellWithLabel();
  await fixture.scan(vendorId, "delivered");
  expect(await fixture.way(id)).toEqual(["awaiting-payment", "paid", "dispatched", "delivered"]);
  await fixture.test.drain();
  expect([(await fixture.mailsOf("order-dispatched", id)).length, (await fixture.mailsOf("order-delivered", id)).length]).toEqual([0, 1]);
});

it("late and shuffled events never move a parcel back", async () => {
  const { id, vendorId } = await fixture.sellWithLabel();
  const events = ["pre_transit", "in_transit", "out_for_delivery", "in_transit", "delivered"].map((status) => fixture.vendor.scan(vendorId, status));
  for (const nth of [3, 0, 4, 1, 2, 0]) {
    const before = await fixture.parcelOf(vendorId);
    expect((await fixture.send(events[nth] as (typeof events)[number])).status).toBe(200);
    if (before === "delivered") expect(await fixture.parcelOf(vendorId)).toBe("delivered");
  }
  expect(await fixture.way(id)).toEqual(["awaiting-payment", "paid", "dispatched", "delivered"]);
});

it("one event a hundred times, the owner pressing meanwhile: one delivery, one mail", async () => {
  const { id, reference, vendorId } = await fixture.sellWithLabel();
  await fixture.test.dispatch(reference);
  const event = fixture.vendor.scan(vendorId, "delivered");
  const work = Array.from({ length: 100 }, (_, nth) => () => (nth % 10 === 0 ? fixture.operator.deliverOrder(reference) : fixture.send(event)));
  const lane = async () => {
    for (let next = work.pop(); next; next = work.pop()) await next();
  };
  await Promise.all(Array.from({ length: 25 }, lane));
  await fixture.test.drain();
  expect(await fixture.way(id)).toEqual(["awaiting-payment", "paid", "dispatched", "delivered"]);
  expect(await fixture.mailsOf("order-delivered", id)).toHaveLength(1);
});

describe("what only a person can settle is flagged, once", () => {
  it.each([
    ["return_to_sender", "returning", "it is on its way back to the sender"],
    ["failure", "on-the-way", "it could not be delivered"],
    ["cancelled", "on-the-way", "its tracking was cancelled"],
  ])("%s", async (status, parcel, words) => {
    const { id, vendorId, label } = await fixture.sellWithLabel();
    const before = (await fixture.alerts()).length;
    await fixture.scan(vendorId, "in_transit", status, status);
    expect(await newAlerts(before)).toEqual([{ kind: "parcel-trouble", detail: `the carrier reports a problem with label ${label}: ${words}`, order_id: id }]);
    expect([await fixture.statusOf(id), await fixture.parcelOf(vendorId)]).toEqual(["dispatched", parcel]);
  });

  it("that it turned back is the first that's heard: it has left, and the customer hears of no sending", async () => {
    const { id, vendorId } = await fixture.sellWithLabel();
    await fixture.scan(vendorId, "return_to_sender");
    expect([await fixture.statusOf(id), await fixture.parcelOf(vendorId)]).toEqual(["dispatched", "returning"]);
    await fixture.test.drain();
    expect(await fixture.mailsOf("order-dispatched", id)).toHaveLength(0);
  });

  it("what is brought back to us is delivered to us, and not to the customer", async () => {
    const { id, vendorId } = await fixture.sellWithLabel();
    await fixture.scan(vendorId, "in_transit", "return_to_sender", "delivered");
    expect(await fixture.statusOf(id)).toBe("dispatched");
    await fixture.test.drain();
    expect(await fixture.mailsOf("order-delivered", id)).toHaveLength(0);
  });

  it("that it turned back is read in its way too, should that one event be lost", async () => {
    const { id, vendorId } = await fixture.sellWithLabel();
    await fixture.scan(vendorId, "in_transit");
    fixture.vendor.scan(vendorId, "return_to_sender");
    await fixture.scan(vendorId, "delivered");
    expect([await fixture.statusOf(id), await fixture.parcelOf(vendorId)]).toEqual(["dispatched", "returning"]);
  });

  it("a specimen from before EasyPost carried is taken back without asking anybody, and a real label made", async () => {
    const { id, reference } = await fixture.sellWithLabel();
    await fixture.test.db.updateTable("shipments").set({ provider: "local" }).where("order_id", "=", id).execute();
    expect(await fixture.operator.voidLabel(reference)).toMatchObject({ state: "voided" });
    expect(await fixture.operator.makeLabel(reference)).toMatchObject({ state: "purchased" });
  });

  it("a parcel whose order is refunded, or whose label was taken back, changes neither", async () => {
    const { id, reference, vendorId, label } = await fixture.sellWithLabel();
    await fixture.operator.refundOrder(reference, "changed their mind");
    const other = await fixture.sellWithLabel();
    await fixture.operator.voidLabel(other.reference);
    const before = (await fixture.alerts()).length;
    const was = [await fixture.statusOf(id), await fixture.statusOf(other.id)];
    await fixture.scan(vendorId, "in_transit", "delivered");
    await fixture.scan(other.vendorId, "in_transit");
    expect([await fixture.statusOf(id), await fixture.statusOf(other.id)]).toEqual(was);
    expect((await newAlerts(before)).map(({ kind, detail }) => [kind, detail.includes(label) || detail.includes(other.label)])).toEqual([
      ["parcel-without-order", true],
      ["parcel-without-order", true],
    ]);
  });
});

describe("an event that fits no label of ours is kept and flagged, and never applied", () => {
  it.each<[string, (tracking: string, vendorId: string) => ReturnType<typeof newTracker>]>([
    ["another shop's parcel", () => newTracker("GB000000001", "shp_00000000000000000000000000000000", now())],
    ["a tracker of no shipment, with our number", (tracking) => newTracker(tracking, null, now())],
    ["our number, which a carrier gave out again", (tracking) => newTracker(tracking, "shp_00000000000000000000000000000000", now())],
    ["our shipment under another number", (_, vendorId) => newTracker("GB000000002", vendorId, now())],
    ["a real parcel, for a test key", (tracking, vendorId) => newTracker(tracking, vendorId, now(), "production")],
  ])("%s", async (_what, make) => {
    const { id, vendorId } = await fixture.sellWithLabel();
    const tracker = make(fixture.vendor.held.get(vendorId)?.bought?.tracking ?? "", vendorId);
    fixture.test.pass(24 * 60);
    const before = (await fixture.alerts()).length;
    const event = scan(tracker, "delivered", now());
    expect((await fixture.send(event)).status).toBe(200);
    expect((await fixture.send(event)).status).toBe(200);
    // Of a crowd of them the owner hears once a day.
    await Promise.all([1, 2, 3].map(() => fixture.send(scan(tracker, "delivered", now()))));
    expect(await newAlerts(before)).toEqual([{ kind: "unknown-parcel", detail: expect.stringContaining(tracker.id), order_id: null }]);
    expect(await fixture.test.db.selectFrom("carrier_events").select("outcome").where("event_id", "=", event.id).execute()).toEqual([
      { outcome: `unknown-parcel: ${tracker.id}` },
    ]);
    expect([await fixture.statusOf(id), await fixture.parcelOf(vendorId)]).toEqual(["paid", null]);
  });
});

it("an event before our own commit is sent again, and one that says nothing yet is not", async () => {
  const order = await fixture.sell();
  fixture.vendor.faults.set("buy", { status: 500, body: "", acts: true });
  await expect(fixture.operator.makeLabel(order.reference)).rejects.toMatchObject({ code: "label-uncertain" });
  fixture.vendor.faults.clear();
  const { vendor_id } = await fixture.test.db.selectFrom("shipments").select("vendor_id").where("order_id", "=", order.id).executeTakeFirstOrThrow();
  const vendorId = vendor_id ?? "";
  expect((await fixture.send(fixture.vendor.scan(vendorId, "pre_transit"))).status).toBe(200);
  const moved = fixture.vendor.scan(vendorId, "in_transit");
  expect((await fixture.send(moved)).status).toBe(409);
  fixture.test.pass(noLabelAfterMinutes);
  await fixture.test.drain();
  expect((await fixture.send(moved)).status).toBe(200);
  expect(await fixture.statusOf(order.id)).toBe("dispatched");
});

describe("what EasyPost did not sign, or not so", () => {
  const text = (raw: string) => raw;
  const resigned = (raw: string, change: (signature: string) => string) => {
    const headers = signRequest(raw, now());
    return { ...headers, "x-hmac-signature-v2": change(headers["x-hmac-signature-v2"]) };
  };
  const cases: [string, (raw: string) => { raw?: string; headers: Record<string, string>; path?: string }, number][] = [
    ["unsigned", () => ({ headers: {} }), 403],
    ["an empty signature", (raw) => ({ headers: resigned(raw, () => "") }), 403],
    ["another secret", (raw) => ({ headers: signRequest(raw, now(), { secret: "a secret of somebody else" }) }), 403],
    ["without the scheme's name", (raw) => ({ headers: resigned(raw, (signature) => signature.slice("hmac-sha256-hex=".length)) }), 403],
    ["in capitals", (raw) => ({ headers: resigned(raw, (signature) => signature.toUpperCase()) }), 403],
    ["twice", (raw) => ({ headers: resigned(raw, (signature) => `${signature}, ${signature}`) }), 403],
    ["one letter changed", (raw) => ({ raw: raw.replace("delivered", "deliverer"), headers: signRequest(raw, now()) }), 403],
    ["a space more", (raw) => ({ raw: `${raw} `, headers: signRequest(raw, now()) }), 403],
    ["a weight written otherwise", (raw) => ({ raw: raw.replace('"weight":4', '"weight":4.0'), headers: signRequest(raw, now()) }), 403],
    ["the older signature alone, though it holds", (raw) => ({ headers: signBody(raw) }), 403],
    [
      "the older signature, with the newer one's time and path",
      (raw) => ({ headers: { ...signBody(raw), "x-timestamp": timestampOf(now()), "x-path": "/webhooks/easypost" } }),
      403,
    ],
    ["301 s old", (raw) => ({ headers: signRequest(raw, later(-302)) }), 403],
    ["301 s ahead", (raw) => ({ headers: signRequest(raw, later(302)) }), 403],
    ["a time put forward", (raw) => ({ headers: { ...signRequest(raw, later(-900)), "x-timestamp": timestampOf(now()) } }), 403],
    ["a time in another form", (raw) => ({ headers: { ...signRequest(raw, now()), "x-timestamp": now().toISOString() } }), 403],
    ["no time", (raw) => ({ headers: { ...signRequest(raw, now()), "x-timestamp": "" } }), 403],
    ["another path", (raw) => ({ headers: signRequest(raw, now(), { path: "/webhooks/stripe" }) }), 403],
    [
      "newer: false, beside an older one that holds",
      (raw) => ({ headers: { ...signBody(raw), ...signRequest(raw, now(), { secret: "another secret" }) } }),
      403,
    ],
    ["the older one's signature", (raw) => ({ headers: { ...signRequest(raw, now()), "x-hmac-signature-v2": signBody(raw)["x-hmac-signature"] } }), 403],
    ["at an address below", (raw) => ({ headers: signRequest(raw, now()), path: "/webhooks/easypost/x" }), 404],
    ["at the card provider's address", (raw) => ({ headers: signRequest(raw, now()), path: "/webhooks/local" }), 403],
    ["no event, well signed", () => ({ raw: "[]", headers: signRequest("[]", now()) }), 400],
    ["no JSON, well signed", () => ({ raw: "hello", headers: signRequest("hello", now()) }), 400],
    ["nothing, well signed", () => ({ raw: "", headers: signRequest("", now()) }), 400],
    ["300 KB, well signed", () => ({ raw: "x".repeat(300 * 1024), headers: signRequest("x".repeat(300 * 1024), now()) }), 413],
    [
      "of one mode, about a tracker of the other",
      (raw) => ({
        raw: text(raw.replace('"mode":"test"', '"mode":"production"')),
        headers: signRequest(raw.replace('"mode":"test"', '"mode":"production"'), now()),
      }),
      400,
    ],
  ];

  it("changes nothing, in any of its forms; the true one holds, whatever the older one beside it says", async () => {
    const one = await fixture.sellWithLabel();
    const other = await fixture.sellWithLabel();
    const raw = JSON.stringify(fixture.vendor.scan(one.vendorId, "delivered"));
    const before = await countRows(fixture.test.db);
    for (const [what, change, status] of cases) {
      const sent = change(raw);
      expect((await fixture.post(sent.raw ?? raw, sent.headers, sent.path)).status, what).toBe(status);
    }
    expect(await countRows(fixture.test.db)).toEqual(before);
    expect(await fixture.statusOf(one.id)).toBe("paid");
    expect((await fixture.post(raw)).status).toBe(200);
    const newer = JSON.stringify(fixture.vendor.scan(other.vendorId, "delivered"));
    expect((await fixture.post(newer, { ...signBody("of another body"), ...signRequest(newer, later(-298)) })).status).toBe(200);
    expect([await fixture.statusOf(one.id), await fixture.statusOf(other.id)]).toEqual(["delivered", "delivered"]);
  });

  it("is not read with GET, and what is of no parcel is taken and left alone", async () => {
    expect((await fixture.test.request("/webhooks/easypost")).status).toBe(405);
    const other = JSON.stringify({
      id: "evt_1",
      object: "Event",
      mode: "test",
      description: "batch.created",
      created_at: now().toISOString(),
      result: { object: "Batch" },
    });
    expect((await fixture.post(other)).status).toBe(200);
    expect(await fixture.test.db.selectFrom("carrier_events").select(["type", "outcome"]).where("event_id", "=", "evt_1").execute()).toEqual([
      { type: "batch.created", outcome: "ignored" },
    ]);
  });
});

it("nothing that is personal is kept of an event, or logged", async () => {
  const { vendorId } = await fixture.sellWithLabel();
  await fixture.scan(vendorId, "delivered");
  const kept = JSON.stringify([await fixture.test.db.selectFrom("carrier_events").selectAll().execute(), await fixture.alerts()]);
  for (const said of ["Somebody", "Nowhere", easyPostKeys.webhookSecret]) expect(kept + fixture.test.logged()).not.toContain(said);
});

describe("the carrier is asked after a parcel of which nothing is heard", () => {
  const ask = async () => {
    await fixture.test.shop.handlers["reconcile-parcels"]?.({});
  };
  const looks = async () =>
    (
      await fixture.test.db
        .selectFrom("daily_quotas")
        .select((is) => is.fn.sum<string>("used").as("used"))
        .where("quota", "=", "parcel-looks")
        .executeTakeFirst()
    )?.used ?? "0";

  it("after four hours, and learns what the lost events said; an arrived one is left in peace", async () => {
    await fixture.test.db.updateTable("shipments").set({ parcel: "delivered" }).execute();
    const { id, vendorId } = await fixture.sellWithLabel();
    fixture.vendor.scan(vendorId, "in_transit");
    await ask();
    expect(await fixture.statusOf(id)).toBe("paid");
    fixture.test.pass(hoursWithoutEvent * 60);
    await ask();
    expect(await fixture.statusOf(id)).toBe("dispatched");
    fixture.vendor.scan(vendorId, "delivered");
    fixture.test.pass(hoursWithoutEvent * 60);
    await ask();
    expect(await fixture.statusOf(id)).toBe("delivered");
    const asked = await looks();
    fixture.test.pass(hoursWithoutEvent * 60);
    await ask();
    expect(await looks()).toBe(asked);
  });

  it("of a carrier that is away nothing is believed, it is asked once a turn, and the rest follows", async () => {
    const [one, other] = [await fixture.sellWithLabel(), await fixture.sellWithLabel()];
    for (const { vendorId } of [one, other]) fixture.vendor.scan(vendorId, "in_transit");
    fixture.test.pass(hoursWithoutEvent * 60);
    for (const fault of [
      { status: 500, body: "" },
      { status: 429, body: "{}" },
      { status: 200, body: '{"tracker":{"status":"delivered"}}' },
    ] as const) {
      fixture.vendor.faults.set("read", fault);
      await fixture.test.db.updateTable("shipments").set({ parcel_heard_at: null }).where("vendor_id", "in", [one.vendorId, other.vendorId]).execute();
      await ask();
      expect([await fixture.statusOf(one.id), await fixture.statusOf(other.id)]).toEqual(["paid", "paid"]);
    }
    fixture.vendor.faults.clear();
    fixture.test.pass(hoursWithoutEvent * 60);
    await ask();
    expect([await fixture.statusOf(one.id), await fixture.statusOf(other.id)]).toEqual(["dispatched", "dispatched"]);
  });
});

it("the daily quota bounds the asking, and tells the owner", async () => {
  const small = await openParcelsFixture({ env: { DAILY_PARCEL_LOOKS: "1" } });
  const sold = [await small.sellWithLabel(), await small.sellWithLabel()];
  for (const { vendorId } of sold) small.vendor.scan(vendorId, "in_transit");
  small.test.pass(hoursWithoutEvent * 60);
  await small.test.shop.handlers["reconcile-parcels"]?.({});
  expect((await Promise.all(sold.map(({ id }) => small.statusOf(id)))).sort()).toEqual(["dispatched", "paid"]);
  expect((await small.alerts()).map(({ kind }) => kind)).toEqual(["daily-quota"]);
  await small.close();
});

it("the launch check asks for the secret, and the two kinds of key are told apart", () => {
  const { EASYPOST_WEBHOOK_SECRET, ...rest } = easyPostEnv("https://easypost.example");
  const asked = (more: Record<string, string> = {}) => checkSettings(readConfig({ ...rest, ...more })).join("\n");
  expect(asked()).toContain("EASYPOST_WEBHOOK_SECRET is missing: what EasyPost reports of parcels is refused");
  expect(asked({ EASYPOST_WEBHOOK_SECRET })).not.toContain("EASYPOST_WEBHOOK_SECRET");
  expect(() => readConfig({ ...rest, EASYPOST_WEBHOOK_SECRET: "too short" })).toThrow(/^ {2}EASYPOST_WEBHOOK_SECRET: must be 16 to 200 characters/m);
});

it("without its secret every event is refused, and parcels are still asked after", async () => {
  const mute = await openParcelsFixture({ env: { EASYPOST_WEBHOOK_SECRET: "" } });
  const { id, vendorId } = await mute.sellWithLabel();
  const raw = JSON.stringify(mute.vendor.scan(vendorId, "in_transit"));
  for (const secret of ["", "undefined", easyPostKeys.webhookSecret])
    expect((await mute.post(raw, signRequest(raw, mute.test.now(), { secret }))).status).toBe(403);
  mute.test.pass(hoursWithoutEvent * 60);
  await mute.test.shop.handlers["reconcile-parcels"]?.({});
  expect(await mute.statusOf(id)).toBe("dispatched");
  await mute.close();
});
