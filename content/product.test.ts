import { expect, it } from "vitest";
import { type SheetLine, usingIt } from "#content/product.ts";

it("mails have the sheet's lines for whoever holds the tube once somebody has confirmed them, and none before", () => {
  const lines: SheetLine[] = [
    { label: "Time to sink in", value: "About 10 minutes" },
    { label: "Ingredients (INCI)", value: "Aqua", sample: true },
  ];
  expect(usingIt(lines)[1]).toEqual({ facts: [["Time to sink in", "About 10 minutes"]] });
  expect(usingIt(lines.slice(1))).toEqual([expect.stringContaining("Keep it out of the reach of children.")]);
});
