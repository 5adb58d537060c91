import { contrast, luminance } from "#app/features/styleguide/contrast.ts";

const pixels = (rem: string | undefined) => Math.round(Number.parseFloat(rem ?? "") * 16);

/** "clamp(2rem, 1.67rem + 1.35vw, 2.75rem)" is 32 px on a phone and 44 px on a desktop. */
function readSize(value: string) {
  const ends = /^clamp\((\S+), .+, (\S+)\)$/.exec(value);
  return ends ? [pixels(ends[1]), pixels(ends[2])] : [pixels(value)];
}

/** What app/styles/tokens.css says, with what can be worked out from it. */
export function readTokens(css: string) {
  const named = [...css.matchAll(/^ {2}--([\w-]+): ([^;]+);$/gm)].map(([, name = "", value = ""]) => ({ name, value }));
  const kind = (prefix: string) =>
    named
      .filter(({ name }) => name.startsWith(prefix) && !name.slice(prefix.length).includes("--"))
      .map(({ name, value }) => ({ name: name.slice(prefix.length), value }));
  const hexes = kind("color-").filter(({ value }) => value.startsWith("#"));
  const hexOf = Object.fromEntries(hexes.map(({ name, value }) => [name, value]));
  const { frost = "", "sea-950": deep = "" } = hexOf;
  return {
    hexOf,
    colours: hexes.map(({ name, value }) => ({
      name,
      hex: value,
      onFrost: contrast(value, frost),
      onDeep: contrast(value, deep),
      luminance: luminance(value),
    })),
    type: kind("text-")
      .filter(({ value }) => value !== "initial")
      .map(({ name, value }) => ({
        name,
        sizes: readSize(value),
        line: named.find((other) => other.name === `text-${name}--line-height`)?.value ?? "",
      })),
    radii: kind("radius-").filter(({ value }) => value !== "initial"),
    shadows: kind("shadow-").filter(({ value }) => value !== "initial"),
    layers: kind("layer-"),
  };
}

export type Tokens = ReturnType<typeof readTokens>;
