import { PDFiumLibrary } from "@hyzyla/pdfium";
import { afterEach, beforeEach, expect, test } from "vitest";
import { brand } from "#content/brand.ts";
import { company } from "#content/company.ts";
import { mostChosen } from "#contracts/operator-forms.ts";
import { addressOfOrder } from "#server/modules/shipping/labels.ts";
import { labelActions } from "#server/modules/shipping/operator.ts";
import { drawLabel } from "#server/providers/shipping/local/label/draw-label.ts";
import { type LabelsFixture, openLabelsFixture } from "#tests/support/open-labels-fixture.ts";

let shop: LabelsFixture;
beforeEach(async () => {
  shop = await openLabelsFixture();
  shop.needs.config.DAILY_LABELS = 100;
});
afterEach(() => shop.orders.close());

const pack = (references: readonly string[]) => labelActions(shop.needs).readPackingFile(references);

/** The carrier's file of a label, which says which shipment it is of. */
const labelOf = (vendorId: string) =>
  drawLabel({
    service: vendorId,
    trackingNumber: "TT123456789",
    orderReference: "of the carrier",
    weightGrams: 120,
    sender: ["A carrier"],
    brand: "A carrier",
    madeAt: new Date(0),
    to: { name: "Ada", line1: "1 High Street", line2: "", city: "Leeds", region: "", postcode: "LS1 4AP", country: "GB", email: "", phone: "" },
  });

/** Each page's words without spaces, for lines break anywhere; and its size in millimetres. */
async function readPages(bytes: Uint8Array) {
  const library = await PDFiumLibrary.init();
  const pdf = await library.loadDocument(bytes);
  const pages = [...pdf.pages()].map((page) => {
    const { originalWidth, originalHeight } = page.getOriginalSize();
    return { text: page.getText().replace(/\s+/g, ""), size: [originalWidth, originalHeight].map((points) => Math.round((points / 72) * 25.4)) };
  });
  pdf.destroy();
  library.destroy();
  return pages;
}
const flat = (text: string) => text.replace(/\s+/g, "");

async function orderWithLabel() {
  const order = await shop.orders.placePaidOrder();
  await shop.make(order.reference);
  return order;
}

test("one PDF: each order's label as the carrier made it, then its packing slip, in the order in which they were asked for; or the labels alone", async () => {
  shop.needs.shipping.readLabel = labelOf;
  const orders = [await orderWithLabel(), await orderWithLabel(), await orderWithLabel()];
  const [first, second, third] = orders.map(({ reference }) => reference) as [string, string, string];
  const { name, bytes } = await pack([third, first, second, first]);
  expect(name).toMatch(/^labels-and-packing-slips-\d{4}-\d\d-\d\d\.pdf$/);
  const pages = await readPages(bytes);
  expect(pages.map(({ size }) => size)).toEqual(Array.from({ length: 6 }, () => [100, 150]));
  for (const [place, [reference, vendorId]] of [
    [third, "shp_3"],
    [first, "shp_1"],
    [second, "shp_2"],
  ].entries()) {
    expect(pages[2 * place]?.text).toContain(vendorId);
    expect(pages[2 * place + 1]?.text).toContain(reference);
  }
  const slip = pages[1]?.text ?? "";
  for (const words of ["Packing slip", company.name, "1 September 2026", "Ada O'Brien", "SW1A 1AA", `1 × ${brand.name}`, "14 days", company.email])
    expect(slip, words).toContain(flat(words));
  expect(slip).not.toContain("£");
  const alone = await labelActions(shop.needs).readPackingFile([third, first], { labelsOnly: true });
  expect(alone.name).toMatch(/^labels-\d{4}-\d\d-\d\d\.pdf$/);
  const labels = await readPages(alone.bytes);
  expect(labels).toHaveLength(2);
  for (const [at, vendorId] of ["shp_3", "shp_1"].entries()) expect(labels[at]?.text).toContain(vendorId);
  // The carrier is asked for a file once.
  shop.needs.shipping.readLabel = async () => {
    throw new Error("asked again");
  };
  expect((await pack([first])).bytes.length).toBeGreaterThan(1_000);
});

test("the longest name and address stay on one page, with its foot", async () => {
  shop.needs.shipping.readLabel = labelOf;
  const { id, reference } = await orderWithLabel();
  const long = (words: string) => `${words} `.repeat(10).slice(0, 99).trim();
  const delivery = {
    name: long("Ștefania-Őrsébet"),
    line1: long("Llanfairpwllgwyngyllgogerych"),
    line2: "W".repeat(100),
    city: long("Århus"),
    county: long("Łódź"),
  };
  const address = { ...delivery, postcode: "YO21 1AA", country: "GB" as const };
  const { db } = shop.orders;
  await db
    .updateTable("orders")
    .set({ delivery: JSON.stringify(address) })
    .where("id", "=", id)
    .execute();
  await db
    .updateTable("shipments")
    .set({ recipient: JSON.stringify(addressOfOrder(address, null)) })
    .where("order_id", "=", id)
    .execute();
  const pages = await readPages((await pack([reference])).bytes);
  expect(pages).toHaveLength(2);
  for (const words of [...Object.values(delivery), company.office]) expect(pages[1]?.text).toContain(flat(words));
});

test("a label that was made for another address is neither packed nor marked as sent", async () => {
  const { id, reference } = await orderWithLabel();
  shop.needs.shipping.readLabel = labelOf;
  const delivery = { name: "Ada", line1: "2 High Street", city: "Leeds", postcode: "LS1 4AP", country: "GB" };
  await shop.orders.db
    .updateTable("orders")
    .set({ delivery: JSON.stringify(delivery) })
    .where("id", "=", id)
    .execute();
  const changed = { code: "conflict", message: expect.stringContaining("Void that label") };
  await expect(pack([reference])).rejects.toMatchObject(changed);
  await expect(shop.orders.operator.dispatchOrder(reference)).rejects.toMatchObject(changed);
});

test("what can't be printed is refused by its name: no label, a broken file; so are no orders, and too many", async () => {
  const { reference } = await shop.orders.placePaidOrder();
  await expect(pack([reference])).rejects.toMatchObject({ code: "conflict", message: `${reference} has no label to print.` });
  await expect(pack(["EMB-0000-0000"])).rejects.toMatchObject({ code: "conflict" });
  shop.needs.shipping.readLabel = labelOf;
  const whole = await orderWithLabel();
  await pack([whole.reference]);
  shop.needs.shipping.readLabel = async () => new Uint8Array(new TextEncoder().encode("%PDF-1.7"));
  const broken = await orderWithLabel();
  await expect(pack([whole.reference, broken.reference])).rejects.toMatchObject({ code: "conflict", message: expect.stringContaining(broken.reference) });
  await expect(pack([])).rejects.toMatchObject({ code: "invalid", message: "Choose an order first." });
  const many = Array.from({ length: mostChosen + 1 }, (_, number) => `EMB-0000-${String(number).padStart(4, "0")}`);
  await expect(pack(many)).rejects.toMatchObject({ code: "invalid", message: expect.stringContaining(`${mostChosen} orders at most`) });
});
