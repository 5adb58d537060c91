import { expect, test } from "vitest";
import { drawLabel, type LabelFacts, routingText } from "#server/providers/shipping/local/label/draw-label.ts";
import { readPdfCodes } from "#tests/support/read-codes.ts";

const facts: LabelFacts = {
  service: "Specimen Tracked UK",
  trackingNumber: "SPEC482199301735",
  orderReference: "EMB-7K4M-2Q9X",
  weightGrams: 120,
  sender: ["Sample Warmth Company Ltd (sample)", "1 Sample Street, London, SA1 1MP"],
  brand: "Emberly",
  madeAt: new Date("2026-11-22T10:00:00Z"),
  to: {
    name: "Siân O’Brien-Łukasz",
    line1: "Flat 2, 14 Harbour Road",
    line2: "",
    city: "Whitby",
    region: "North Yorkshire",
    postcode: "YO21 1AA",
    country: "GB",
    email: "sian@example.com",
    phone: "01632 960000",
  },
};

/** As a reader of the PDF finds it, without regard to where lines break. */
const flat = (text: string) => text.replace(/\s+/g, "");

test("a label is 100 × 150 mm, and a scanner reads both codes off the picture of it", async () => {
  const label = await readPdfCodes(await drawLabel(facts));
  expect(label).toMatchObject({ pages: 1, width: 100, height: 150 });
  expect(label.codes.sort((a, b) => (a.format < b.format ? -1 : 1))).toEqual([
    { format: "Code128", text: facts.trackingNumber },
    { format: "DataMatrix", text: routingText(facts) },
  ]);
});

test("it says who, where, what and from whom, and that it is a specimen", async () => {
  const { text } = await readPdfCodes(await drawLabel(facts));
  const { name, line1, city, region, postcode } = facts.to;
  for (const said of [name, line1, city, region, postcode, ...facts.sender, facts.orderReference, facts.service, "SPECIMEN", "120 g", "SPEC 4821 9930 1735"])
    expect(flat(text)).toContain(flat(said));
});

test("neither the codes nor the sender's part say where a person can be written to by email", async () => {
  const { text, codes } = await readPdfCodes(await drawLabel(facts));
  for (const secret of [facts.to.email, facts.to.phone]) expect(flat(text) + codes.map((code) => code.text).join()).not.toContain(flat(secret));
  expect(routingText(facts)).not.toContain("Brien");
});

test("the longest address is there to its last letter, and the codes with it", async () => {
  const long = (words: string) => `${words} `.repeat(10).slice(0, 99).trim();
  const to = {
    ...facts.to,
    name: long("Ștefania-Őrsébet"),
    line1: long("Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch"),
    line2: "W".repeat(100),
    city: long("Århus"),
    region: long("Łódź"),
    postcode: "ABCDEFGHIJ1234567890",
    country: "GS",
  };
  const label = await readPdfCodes(await drawLabel({ ...facts, service: "Specimen Tracked Abroad", to }));
  expect(label.pages).toBe(1);
  for (const line of [to.name, to.line1, to.line2, to.city, to.region, to.postcode, "SOUTH GEORGIA & SOUTH SANDWICH ISLANDS"])
    expect(flat(label.text)).toContain(flat(line));
  expect(label.codes).toHaveLength(2);
});

test("a letter that the face lacks loses its accent, not itself", async () => {
  const { text } = await readPdfCodes(await drawLabel({ ...facts, to: { ...facts.to, name: "Nguyễn Thị Hạnh" } }));
  expect(flat(text)).toContain("Nguy");
  expect(flat(text).normalize("NFD").replace(/\p{M}/gu, "")).toContain("NguyenThiHanh");
});
