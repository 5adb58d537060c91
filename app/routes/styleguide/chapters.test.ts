import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { chapters } from "#app/routes/styleguide/chapters.ts";

const app = fileURLToPath(new URL("../..", import.meta.url));
const filesOf = (folder: string) =>
  readdirSync(app + folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".tsx"))
    .map((file) => `${folder}/${file.replaceAll("\\", "/")}`);

/** What a file offers to be rendered: exported names with a capital. */
const componentsIn = (source: string) =>
  [...source.matchAll(/^export (?:default )?(?:async )?(?:function|const) ([A-Z][a-z]\w*)/gm)].map(([, name]) => name ?? "");

const shared = filesOf("ui").flatMap((file) => componentsIn(readFileSync(app + file, "utf8")).map((name) => ({ name, file })));
const shown = chapters.flatMap(({ specimens }) => Object.entries(specimens).map(([name, { file, standsIn }]) => ({ name, file, standsIn })));
type Named = { name: string; file: string };
const without = (list: Named[], others: Named[]) =>
  list.filter(({ name, file }) => !others.some((other) => other.name === name && other.file === file)).map(({ name, file }) => `${name} in ${file}`);
const sources = filesOf("routes/styleguide/specimens").map((file) => readFileSync(app + file, "utf8"));

describe("the style guide", () => {
  it("finds the shared components at all", () => {
    expect(shared.length).toBeGreaterThan(30);
    expect(componentsIn("export function One() {}\nexport const Two = () => null;\nexport const three = 3;\nexport default function Four() {}")).toEqual([
      "One",
      "Two",
      "Four",
    ]);
  });

  it("has an entry for every shared component, and none for what is gone", () => {
    expect(without(shared, shown), "shared components that are not in the style guide (app/routes/styleguide/specimens/)").toEqual([]);
    expect(without(shown, shared), "entries of the style guide whose component is gone").toEqual([]);
    expect(new Set(shown.map(({ name }) => name)).size).toBe(shown.length);
  });

  it.each(shown)("renders $name itself", ({ name, file, standsIn }) => {
    const places = standsIn ? [readFileSync(app + standsIn, "utf8")] : sources;
    const using = places.filter((source) => source.includes(`#app/${file}"`) && new RegExp(`<${name}[\\s>/]`).test(source));
    expect(using.length).toBeGreaterThan(0);
  });

  it.each(shown)("says in a sentence when to use $name", ({ name }) => {
    const { use, states, unseen } = chapters.map(({ specimens }) => specimens[name]).find(Boolean) ?? { use: "", states: [], unseen: undefined };
    expect(use).toMatch(/^\S.{20,180}\.$/);
    expect(states.length > 0 || unseen).toBeTruthy();
    expect(new Set(states.map((state) => state.name)).size).toBe(states.length);
  });
});
