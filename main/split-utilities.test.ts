import { expect, it } from "vitest";
import { shareOut } from "#main/split-utilities.ts";

const page = (classes: Record<string, string>, ...sheets: string[]) => ({
  sheets: new Set(sheets),
  classes: new Map(Object.entries(classes).map(([name, file]) => [name, [file]])),
});
const utility = (name: string, sets: string) => ({ css: `.${name}`, names: [name], sets: new Set([sets]) });
const where = (utilities: ReturnType<typeof utility>[], pages: ReturnType<typeof page>[]) =>
  Object.fromEntries(shareOut(utilities, pages).map(({ names, sheets }) => [names[0], [...sheets].map((sheet) => sheet.split("/").at(-1)).join(" ")]));

it("moves a utility to the sheet that all of its pages and the fewest others wait for, and to the site's where there is none", () => {
  const pages = [page({ mine: "a", both: "a", every: "a" }, "shop.css", "a.css"), page({ both: "b", every: "b" }, "shop.css"), page({ every: "c" })];
  expect(where([utility("mine", "margin"), utility("both", "padding"), utility("every", "color")], pages)).toEqual({
    mine: "a.css",
    both: "shop.css",
    every: "site.css",
  });
});

it("repeats what refines another on the same line wherever that one went, so that it comes after it", () => {
  const pages = [page({ "m-1": "a", "lg:m-2": "a", "p-1": "a" }, "a.css"), page({ "lg:m-2": "b" })];
  expect(where([utility("m-1", "margin"), utility("p-1", "padding"), utility("lg:m-2", "margin")], pages)).toEqual({
    "m-1": "a.css",
    "p-1": "a.css",
    "lg:m-2": "site.css a.css",
  });
});

it("copies a utility of a few pages that share no sheet to each one's rarest, and one that most pages would have to read to the site's", () => {
  const others = [page({}), page({}), page({})];
  const pages = [page({ few: "a", many: "a" }, "forms.css", "a.css"), page({ few: "b" }, "b.css"), page({ many: "c" }, "forms.css"), ...others];
  expect(where([utility("few", "margin"), utility("many", "padding")], pages)).toEqual({ few: "a.css b.css", many: "forms.css" });
  const crowd = [page({ most: "a" }, "forms.css"), page({}, "forms.css"), page({ most: "b" }, "b.css"), page({})];
  expect(where([utility("most", "margin")], crowd)).toEqual({ most: "site.css" });
});

it("drops a word of the code that is no class of any page", () => {
  expect(where([utility("resize", "resize")], [page({}, "a.css")])).toEqual({});
});
