import { describe, expect, it } from "vitest";
import { createLikeness } from "#server/modules/assistant/likeness.ts";
import { createCorrectSpelling, openReader, wordsOf } from "#server/modules/assistant/reader.ts";
import { createDirect, dot, openWordVectors } from "#server/modules/assistant/word-vectors.ts";

const vectors = await openWordVectors();
const knownWords = wordsOf([]);
const { readTerms } = openReader(knownWords, vectors);
const alike = (one: string, other: string) => dot(vectors.vectorOf(one) ?? new Float32Array(), vectors.vectorOf(other) ?? new Float32Array());

describe("the table of words", () => {
  it("is small, and every vector in it has length 1", () => {
    expect(vectors.dimensions).toBe(64);
    expect(alike("the", "the")).toBeCloseTo(1, 5);
    expect(vectors.vectorOf("not-a-word")).toBeUndefined();
  });

  it.each([
    ["mittens", "gloves", "invoice"],
    ["professor", "lecturer", "towel"],
    ["laundry", "washing", "investor"],
    ["receipt", "invoice", "skin"],
  ])("%s is used like %s, not like %s", (word, like, unlike) => {
    expect(alike(word, like)).toBeGreaterThan(alike(word, unlike) + 0.3);
  });

  it("knows what is a word, so that none of ours is put in its place", () => {
    const correct = createCorrectSpelling({ known: knownWords, hard: [], isWord: vectors.isWord });
    for (const word of ["prof", "funders", "glowing", "waffle", "nervous", "override"]) expect(correct(word)).toBe(word);
    expect(["watterproof", "delivry", "refunde", "parsel"].map(correct)).toEqual(["waterproof", "delivery", "refund", "parcel"]);
  });
});

describe("questions beside one another", () => {
  const direct = createDirect(vectors);
  const likeness = createLikeness(vectors, () => 1);
  const known = ["do you have a laboratory that tested it", "can I pay with a card"].map((text) => ({
    direction: direct(readTerms(text)),
    worded: likeness.read(readTerms(text)),
  }));

  it("a word that nobody listed is nearest to what it is used like, as a whole and word by word", () => {
    const asked = readTerms("was it examined by scientists");
    const [direction, beside] = [direct(asked), likeness.beside(asked)];
    const [near, far] = known.map((one) => ({ whole: dot(direction, one.direction), words: beside(one.worded) }));
    expect(near?.whole).toBeGreaterThan((far?.whole ?? 0) + 0.1);
    expect(near?.words).toBeGreaterThan((far?.words ?? 0) + 0.1);
  });

  it("the same question is wholly alike, and one of unknown signs is like nothing", () => {
    expect(likeness.beside(readTerms("can I pay with a card"))(known[1]?.worded as never)).toBeCloseTo(1, 5);
    expect(dot(direct(readTerms("zzxqj")), known[0]?.direction ?? new Float32Array())).toBe(0);
  });
});
