import { describe, expect, it } from "vitest";
import { checkClaims } from "#content/check-claims.ts";
import { claims } from "#content/claims.ts";
import { readDurations } from "#content/read-durations.ts";

const words = (text: string) => checkClaims(text).map((complaint) => complaint.words);

describe("medicinal words", () => {
  it.each([
    ["It treats cold hands.", "treats"],
    ["Heals cracked skin overnight.", "Heals"],
    ["A cure for cold feet!", "cure"],
    ["Prevents numb fingers.", "Prevents"],
    ["It boosts circulation in your hands.", "circulation"],
    ["Better blood flow to the toes.", "blood flow"],
    ["Pain relief for cold joints.", "relief"],
    ["Made for people with Raynaud’s.", "Raynaud’s"],
    ["Ideal against chilblains.", "chilblains"],
    ["Keeps frostbite away.", "frostbite"],
    ["A remedy from the fells.", "remedy"],
    ["Clinically proven.", "Clinically"],
    ["Warmth therapy in a tube.", "therapy"],
    ["No more cold hands, it treats them.", "treats"],
    ["It is not only warm: it heals.", "heals"],
    ["Nothing better to treat chilblains.", "treat"],
    ["“It cured my cold feet,” says a runner.", "cured"],
    ["Not greasy – and it relieves sore hands.", "relieves"],
  ])("stops: %s", (text, word) => {
    expect(words(text)).toContain(word);
  });

  it.each([
    "It is a cosmetic, not a medicine.",
    "A non medical cosmetic cream designed for cold conditions.",
    "It does not treat, heal, cure or prevent anything.",
    "It treats nothing and cures nothing.",
    "Emberly isn’t a treatment for Raynaud’s, chilblains or any other condition.",
    "Is it a medicine?",
    "If you have Raynaud’s or diabetes, ask your GP or pharmacist first.",
    "We credit a medicinal chemist and a professor.",
  ])("lets pass: %s", (text) => {
    expect(words(text)).toEqual([]);
  });
});

describe("durations of the warmth", () => {
  it.each([
    ["Warm for over an hour.", "an hour"],
    ["Feels warm within 20 minutes.", "20 minutes"],
    ["Lasts up to 6 hours.", "6 hours"],
    ["Stays warm all day.", "all day"],
    ["Apply two hours before you leave.", "two hours"],
    ["Lasts 3 hours 30 minutes.", "3 hours 30 minutes"],
    ["Warms instantly.", "instantly"],
    ["Lasts 3h20.", "3h20"],
  ])("stops: %s", (text, duration) => {
    expect(checkClaims(text)).toContainEqual(expect.objectContaining({ kind: "duration", words: duration }));
  });

  it.each([
    "Feels warm within 3 hours 15 minutes and lasts over 3 hours and 15 minutes.",
    "+ 3 h 15 min of warmth",
    "0 h 00 min: apply.",
    "The link to the Warmth List works once and lasts.",
    "We answer within 24 hours.",
    "Run for 40 minutes.",
  ])("lets pass: %s", (text) => {
    expect(words(text)).toEqual([]);
  });

  it("are read in figures and in words", () => {
    expect(readDurations("3 hours 15 minutes, half an hour, ninety minutes, 3 h 15 min").map(({ minutes }) => minutes)).toEqual([195, 30, 90, 195]);
  });
});

it.each(Object.entries(claims))("the register keeps its own rules: %s", (_, claim) => {
  expect(words(claim.words)).toEqual([]);
});

it("names the sentence, not the page", () => {
  expect(checkClaims("Hello there.\nIt heals. Goodbye.")).toEqual([{ kind: "medicinal", words: "heals", sentence: "It heals." }]);
});
