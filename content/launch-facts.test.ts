import { expect, it } from "vitest";
import { findMissingFacts, findMissingOfCompany, findUnproven, isInvented, isMissing } from "#content/launch-facts.ts";

it.each([
  null,
  undefined,
  "",
  " ",
  "-",
  "TBC",
  "tba.",
  "To be supplied",
  "n/a",
  "TODO",
  "XXX",
  "lorem ipsum dolor",
  "TBC (lab)",
  "Awaiting report",
  "report pending",
  "see sample",
  "Aqua, TBC",
  "INCI to come",
  "coming soon",
  "Aqua, …",
  "xxx",
  "00000000",
])("%j is no answer", (value) => {
  expect(isMissing(value)).toBe(true);
});

it.each([
  "12 months",
  "Aqua, Glycerin",
  "Report 2027-014 of the test house",
  "Nothing in it comes from an animal",
  "Aqua, Sodium PCA, TBHQ, Hydroxypropyl Starch Phosphate",
  "Test on a sample of 40 people",
])("%j is one", (value) => {
  expect(isMissing(value)).toBe(false);
});

it("an address at a domain that nobody can have is invented", () => {
  expect(["hello@example.com", "https://example.com/x", "https://shop.example"].map(isInvented)).toEqual([true, true, true]);
  expect(["hello@emberly.co.uk", "https://examples.com", "an example. Command"].map(isInvented)).toEqual([false, false, false]);
});

const real = {
  sample: false,
  name: "Warm Works Ltd",
  number: "14785236",
  office: "3 Mill Lane, Leeds, LS1 4AP",
  email: "hello@warm.co.uk",
  site: "https://warm.co.uk/",
  vatNumber: "GB 123 4567 89",
};

it("a company with its real facts passes, and each false one is named", () => {
  expect(findMissingOfCompany(real)).toEqual([]);
  expect(findMissingOfCompany({ ...real, number: "SC123456" })).toEqual([]);
  for (const [wrong, said] of [
    [{ number: "00000000" }, '"00000000" isn\'t a real company number'],
    [{ number: "TBC" }, '"TBC" isn\'t a real company number'],
    [{ office: "1 Sample Street, London" }, "is still a sample"],
    [{ name: "TBC" }, "The company's name is missing"],
    [{ email: "hello@example.com" }, "isn't a real address"],
    [{ vatNumber: "TBC" }, "The VAT number is missing"],
    [{ vatNumber: "Sample" }, "The VAT number is missing"],
    [{ vatNumber: "GB12" }, "isn't a VAT number"],
    [{ email: "TBC" }, "isn't a real address"],
    [{ sample: true }, "are still samples"],
  ] as const)
    expect(findMissingOfCompany({ ...real, ...wrong }).join()).toContain(said);
});

it("evidence that says nothing is none", () => {
  const words = "Feels warm";
  for (const evidence of [null, "", "TBC"]) expect(findUnproven({ it: { words, evidence } })).toHaveLength(1);
  expect(findUnproven({ it: { words, evidence: "Test house report 2027-014, 40 people" } })).toEqual([]);
});

it("names what is open today: samples, papers, quotes without proof", () => {
  const found = findMissingFacts().join("\n");
  for (const said of [
    "The company's details are still samples",
    "The VAT number is missing",
    "The cosmetic product safety report is missing",
    "The notification to the Office for Product Safety and Standards is missing",
    "The responsible person in the UK is missing",
    'No evidence is on file for "Feels warm within 3 hours 15 minutes"',
    "20 testimonials are samples",
    "20 testimonials lack the proof",
    '"Ingredients (INCI)" is a sample',
  ])
    expect(found).toContain(said);
});
