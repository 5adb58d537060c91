const pixels = (rem: string | undefined) => Math.round(Number.parseFloat(rem ?? "") * 16);

/** "clamp(2rem, 1.67rem + 1.35vw, 2.75rem)" is 32 px on a phone and 44 px on a desktop. */
function readSize(value: string) {
  const ends = /^clamp\((\S+), .+, (\S+)\)$/.exec(value);
  return ends ? [pixels(ends[1]), pixels(ends[2])] : [pixels(value)];
}

/** What content/tokens.css and app/styles/tokens.css say, with what can be worked out from it. */
export function readTokens(css: string) {
  const named = [...css.matchAll(/^ {2}--([\w-]+): ([^;]+);$/gm)].map(([, name = "", value = ""]) => ({ name, value }));
  const kind = (prefix: string) =>
    named
      .filter(({ name }) => name.startsWith(prefix) && !name.slice(prefix.length).includes("--"))
      .map(({ name, value }) => ({ name: name.slice(prefix.length), value }));
  const hexes = named.filter(({ value }) => value.startsWith("#"));
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

/** 0 (black) to 1 (white), as WCAG 2 defines it; `hex` as #rgb or #rrggbb. */
export function luminance(hex: string) {
  const long = hex.length === 4 ? hex.replace(/[^#]/g, "$&$&") : hex;
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(long.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** 1 (the same) to 21 (black on white). */
export function contrast(one: string, other: string) {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}
