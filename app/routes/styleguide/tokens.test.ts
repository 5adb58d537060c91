import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { colourNotes, colourPairs, thermalRamp } from "#app/routes/styleguide/foundations/colours.tsx";
import { contrast, luminance, readTokens } from "#app/routes/styleguide/tokens.ts";

const { colours, hexOf, type, radii, shadows, layers } = readTokens(
  ["#content/tokens.css", "#app/styles/tokens.css"].map((file) => readFileSync(new URL(import.meta.resolve(file)), "utf8")).join(""),
);

it("counts contrast as the guideline does", () => {
  expect(contrast("#000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrast("#777777", "#fff")).toBeCloseTo(4.478, 2);
  expect(contrast("#06212c", "#f6fafa")).toBeCloseTo(15.8, 1);
});

it("says of every colour what it is for, and of none that is gone", () => {
  expect(colours.map(({ name }) => name).sort()).toEqual(Object.keys(colourNotes).sort());
});

it.each(colourPairs)("$text on $ground reaches $least", ({ text, ground, least }) => {
  expect(contrast(hexOf[text] ?? "", hexOf[ground] ?? "")).toBeGreaterThanOrEqual(least);
});

it("has a thermal ramp that only ever gets brighter", () => {
  const steps = thermalRamp.map((name) => luminance(hexOf[name] ?? ""));
  expect(steps).toEqual(steps.toSorted((a, b) => a - b));
  expect(new Set(steps).size).toBe(thermalRamp.length);
});

it("reads sizes from phone to desktop, roundings, shadows and layers", () => {
  expect(type.find(({ name }) => name === "h2")).toEqual({ name: "h2", sizes: [32, 44], line: "1.05" });
  expect(type.find(({ name }) => name === "small")).toEqual({ name: "small", sizes: [16], line: "1.5" });
  expect(radii.map(({ name }) => name)).toEqual(["input", "card", "cap"]);
  expect(shadows.map(({ name }) => name)).toEqual(["low", "high", "glow"]);
  expect(layers.length).toBeGreaterThanOrEqual(5);
});
