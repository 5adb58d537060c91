import { describe, expect, it } from "vitest";
import { chooseReading } from "#app/routes/marketing/more-information/choose-reading.ts";
import { partnersFirst } from "#contracts/site.ts";

const at = "/more-information";

describe("on request", () => {
  it.each([
    ["product", "partners"],
    ["partners", "product"],
  ] as const)("%s stands at the address itself, %s below it, and each leads to the other", (first, second) => {
    expect(chooseReading(undefined, first)).toEqual({ shown: first, path: at, other: `${at}/${second}`, moved: false });
    expect(chooseReading(second, first)).toEqual({ shown: second, path: `${at}/${second}`, other: at, moved: false });
    expect(chooseReading(first, first)?.moved).toBe(true);
  });

  it("knows no other reading, and not the one that only the build asks for", () => {
    expect(chooseReading("toString", "product")).toBeNull();
    expect(chooseReading(partnersFirst, "partners")).toBeNull();
  });
});

it("makes both arrangements at build, under the addresses they will have", () => {
  const made = [undefined, "partners", "product", partnersFirst].map((asked) => chooseReading(asked, null));
  expect(made.map((chosen) => chosen && [chosen.shown, chosen.path, chosen.other, chosen.moved])).toEqual([
    ["product", at, `${at}/partners`, false],
    ["partners", `${at}/partners`, at, false],
    ["product", `${at}/product`, at, false],
    ["partners", at, `${at}/product`, false],
  ]);
});
