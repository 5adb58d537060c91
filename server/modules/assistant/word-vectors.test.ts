import { describe, expect, it } from "vitest";
import { openReader, wordsOf } from "#server/modules/assistant/reader.ts";
import { createDirect, dot, openWordVectors } from "#server/modules/assistant/word-vectors.ts";

const vectors = await openWordVectors();
const { readTerms, correct } = openReader(wordsOf([]), vectors);
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
    for (const word of ["prof", "funders", "glowing", "waffle", "nervous", "override"]) expect(correct(word)).toBe(word);
    expect(["watterproof", "delivry", "refunde", "parsel"].map(correct)).toEqual(["waterproof", "delivery", "refund", "parcel"]);
  });
});

describe("questions beside one another", () => {
  const direct = createDirect(vectors);
  const ways = ["do you have a laboratory that tested it", "can I pay with a card"].map(readTerms);

  it("a word that nobody listed is nearest to what it is used like", () => {
    const asked = direct(readTerms("was it examined by scientists"));
    const [near = 0, far = 0] = ways.map((way) => dot(asked, direct(way)));
    expect(near).toBeGreaterThan(far + 0.1);
  });

  it("the same question is wholly alike, and one of unknown signs is like nothing", () => {
    expect(dot(direct(readTerms("can I pay with a card")), direct(ways[1] ?? []))).toBeCloseTo(1, 5);
    expect(dot(direct(readTerms("zzxqj")), direct(ways[0] ?? []))).toBe(0);
  });
});
