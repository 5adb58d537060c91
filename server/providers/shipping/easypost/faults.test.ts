import { afterEach, beforeEach, expect, test } from "vitest";
import { chooseRate, createEasyPostShipping } from "#server/providers/shipping/easypost/create-easypost-shipping.ts";
import { toParams } from "#server/providers/shipping/easypost/shipment.ts";
import { recipient } from "#tests/conformance/shipping.ts";
import { type Fault, startFakeEasyPost } from "#tests/support/fake-easypost.ts";

let vendor: Awaited<ReturnType<typeof startFakeEasyPost>>;
beforeEach(async () => {
  vendor = await startFakeEasyPost();
});
afterEach(() => vendor.close());

const open = () => createEasyPostShipping({ url: vendor.url, key: "EZTK_test", timeoutMs: 300 });
const wanted = (to = recipient) => ({
  id: "one",
  orderReference: "EMB-7K4M-2Q9X",
  to,
  parcel: { weightGrams: 120, lengthMm: 200, widthMm: 90, heightMm: 45 },
  contents: { description: "A tube of cream", value: { minor: 1500, currency: "GBP" as const }, tariffNumber: "330499", origin: "GB" },
});
const nonsense: readonly Fault[] = [
  "cut",
  "cut after",
  "truncated",
  { status: 500, body: '{"error":{"message":"no"}}', acts: true },
  { status: 200, body: "<html>", acts: true },
  { status: 500, body: '{"error":{"message":"no"}}' },
  { status: 502, body: "<html>" },
  { status: 429, body: '{"error":{"message":"slow down"}}' },
  { status: 302, body: "" },
  { status: 200, body: "not json" },
  { status: 200, body: '{"id":"shp_1","rates":"none"}' },
  { status: 200, body: '{"error":{"message":"no"}}' },
];

test("it is asked with the key, for the cheapest price in pounds", async () => {
  const quote = await open().quote(wanted());
  expect(quote).toMatchObject({ service: "RoyalMail Tracked48", cost: { minor: 335, currency: "GBP" } });
  expect(vendor.keysSince()).toEqual([`Basic ${Buffer.from("EZTK_test:").toString("base64")}`]);
});

test("only an allowed service is chosen", () => {
  const rates = [
    { id: "1", carrier: "A", service: "Slow", rate: "1.00", currency: "GBP" },
    { id: "2", carrier: "A", service: "Tracked", rate: "2.5", currency: "GBP" },
  ];
  expect(chooseRate(rates, ["A Tracked"])?.id).toBe("2");
  expect(chooseRate(rates, ["B Tracked"])).toBeUndefined();
});

test.each(nonsense.map((fault) => [JSON.stringify(fault), fault] as const))("an answer that makes no sense is none: %s", async (_name, fault) => {
  const shipping = open();
  const quote = await shipping.quote(wanted());
  for (const kind of ["create", "buy", "read", "refund"] as const) vendor.faults.set(kind, fault);
  for (const ask of [
    () => shipping.quote(wanted()),
    () => shipping.buy(quote),
    () => shipping.lookUp(quote.vendorId),
    () => shipping.voidLabel(quote.vendorId),
  ])
    await expect(ask()).rejects.toMatchObject({ name: "ProviderUnavailable" });
});

test("silence after the effect is no answer; the look-up finds what was bought", async () => {
  const shipping = open();
  const quote = await shipping.quote(wanted());
  vendor.faults.set("buy", "silent");
  await expect(shipping.buy(quote)).rejects.toMatchObject({ name: "ProviderUnavailable" });
  expect(await shipping.lookUp(quote.vendorId)).toMatchObject({ vendorId: quote.vendorId });
  expect(vendor.bought()).toBe(1);
});

test("an address that it does not know is refused in words", async () => {
  await expect(open().quote(wanted({ ...recipient, postcode: "ZZ1 1ZZ" }))).rejects.toMatchObject({
    code: "invalid",
    message: "The carrier does not know this address: Unknown postcode.",
  });
});

test("customs items for abroad, parcel data for Northern Ireland, none within Great Britain", () => {
  const customs = (to: Partial<typeof recipient>) => toParams(wanted({ ...recipient, ...to })).shipment.customs_info;
  expect(customs({})).toBeUndefined();
  for (const to of [{ country: "IE", postcode: "D02 AF30" }, { postcode: "BT1 5GS" }])
    expect(customs(to)?.customs_items).toEqual([expect.objectContaining({ quantity: 1, value: "15.00", currency: "GBP", description: "A tube of cream" })]);
  expect(toParams(wanted()).shipment.parcel).toEqual({ weight: 4.3, length: 7.9, width: 3.6, height: 1.8 });
});
