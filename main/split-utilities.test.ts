import { expect, it } from "vitest";
import { shareOut } from "#main/split-utilities.ts";

const page = (classes: Record<string, string>, ...sheets: string[]) => ({
  sheets: new Set(sheets),
  classes: new Map(Object.entries(classes).map(([name, file]) => [name, [file]])),
});
const utility = (name: string, sets: string) => ({ css: `.${name}`, names: [name], sets: new Set([sets]) });
const where = (utilities: ReturnType<typeof utility>[], pages: ReturnType<typeof page>[]) =>
  Object.fromEntries(shareOut(utilities, pages).map(({ names, sheet }) => [names[0], sheet.split("/").at(-1)]));

it("moves a utility to the sheet that all of its pages and the fewest others wait for, and to the site's where there is none", () => {
  const pages = [page({ mine: "a", both: "a", every: "a" }, "shop.css", "a.css"), page({ both: "b", every: "b" }, "shop.css"), page({ every: "c" })];
  expect(where([utility("mine", "margin"), utility("both", "padding"), utility("every", "color")], pages)).toEqual({
    mine: "a.css",
    both: "shop.css",
    every: "site.css",
  });
});

it("leaves a utility with the site's where one that comes after it does, in the same file", () => {
  const pages = [page({ "m-1": "a", "lg:m-2": "a", "p-1": "a" }, "a.css"), page({ "lg:m-2": "b" })];
  expect(where([utility("m-1", "margin"), utility("p-1", "padding"), utility("lg:m-2", "margin")], pages)).toEqual({
    "m-1": "site.css",
    "p-1": "a.css",
    "lg:m-2": "site.css",
  });
});

it("drops a word of the code that is no class of any page", () => {
  expect(where([utility("resize", "resize")], [page({}, "a.css")])).toEqual({});
});
