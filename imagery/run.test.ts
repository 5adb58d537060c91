import { describe, expect, test } from "vitest";
import { estimate, inWords } from "#imagery/estimate.ts";
import { readArguments } from "#imagery/read-arguments.ts";
import { readProgress } from "#imagery/read-progress.ts";

const effort = { passes: 4, samplesPerPass: 24, share: 1 };
const entry = { date: "2026-01-01", blender: "3.4.1", passes: 4, samplesPerPass: 24, width: 10, height: 10, seconds: 900, processorSeconds: 600, hash: "" };

describe("how long it will take", () => {
  test("two cores at most share the work, whatever the machine has", () => {
    expect(estimate(["hero"], { hero: entry }, effort, 1)).toBe(600);
    expect(estimate(["hero"], { hero: entry }, effort, 2)).toBe(300);
    expect(estimate(["hero"], { hero: entry }, effort, 16)).toBe(300);
  });

  test("half the light at half the size is an eighth of the work", () => {
    expect(estimate(["hero"], { hero: entry }, { passes: 2, samplesPerPass: 24, share: 0.5 }, 1)).toBe(75);
  });

  test("a shot never timed counts as the others' mean; with none timed there is no guess", () => {
    const log = { hero: entry, slate: { ...entry, processorSeconds: 1200 } };
    expect(estimate(["open"], log, effort, 2)).toBe(450);
    expect(estimate(["hero", "open"], {}, effort, 2)).toBeUndefined();
  });

  test.each([
    [20, "about a minute"],
    [1500, "about 25 minutes"],
    [3600, "about 1 h"],
    [5400, "about 1 h 30 min"],
    [7140, "about 2 h"],
  ])("%d seconds are %s", (seconds, words) => expect(inWords(seconds)).toBe(words));
});

describe("Blender's progress", () => {
  test("is read from its lines about samples", () => {
    expect(readProgress("Fra:1 Mem:366.70M | Time:00:29.37 | Remaining:00:17.36 | Scene, ViewLayer | Sample 6/24")).toBe(0.25);
    expect(readProgress("Fra:1 | Scene, ViewLayer | Sample 0/24")).toBe(0);
  });

  test("is not read from others", () => {
    expect(readProgress("Fra:1 | Updating Geometry BVH cream 2/2 | Building BVH")).toBeUndefined();
    expect(readProgress("Saved: '/somewhere/Sample.png'")).toBeUndefined();
    expect(readProgress("Sample 1/0")).toBeUndefined();
  });
});

describe("what is asked for", () => {
  test("is everything when nothing is said", () => {
    const { shots, drawings, draft } = readArguments([]);
    expect(shots).toEqual(["hero", "open", "slate", "cut-out"]);
    expect(drawings).toHaveLength(8);
    expect(draft).toBe(false);
  });

  test("can be one or a few pictures", () => {
    expect(readArguments(["--only", "slate"])).toEqual({ shots: ["slate"], drawings: [], draft: false });
    expect(readArguments(["--only", "favicon", "--only", "hero"])).toEqual({ shots: ["hero"], drawings: ["favicon"], draft: false });
  });

  test("a draft never redraws what it would overwrite", () => {
    expect(readArguments(["--draft"]).drawings).toEqual([]);
    expect(readArguments(["--draft", "--only", "slate"])).toEqual({ shots: ["slate"], drawings: [], draft: true });
  });

  test("can be less light, but never one pass alone", () => {
    expect(readArguments(["--passes", "6"]).passes).toBe(6);
    expect(readArguments([])).not.toHaveProperty("passes");
    expect(() => readArguments(["--passes", "1"])).toThrow("2 at least");
    expect(() => readArguments(["--passes"])).toThrow("whole number");
  });

  test("is refused by name when there is no such picture", () => {
    expect(() => readArguments(["--only", "slat"])).toThrow('no picture called "slat"');
    expect(() => readArguments(["--only"])).toThrow("no picture called");
    expect(() => readArguments(["slate"])).toThrow('"slate" is not known here');
  });
});
