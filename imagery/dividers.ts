import { writeFile } from "node:fs/promises";
import { colour, mix } from "#content/tokens.ts";
import { stroke } from "#imagery/line/ink.ts";
import { row } from "#imagery/line/rows.ts";
import { steps } from "#imagery/line/steps.ts";

const [width, height] = [2880, 120];

/** Where one ground gives way to the next: a long swell that repeats nowhere on a page's width. */
const shore = (x: number) => 62 + 20 * Math.sin(x / 286 + 0.5) + 9 * Math.sin(x / 131 + 2) + 4 * Math.sin(x / 67);

/** A line beside the shore, `off` units above or below it; the further, the calmer and the later in its swell. */
const beside = (off: number) => (x: number) => {
  const calm = Math.max(0.25, 1 - Math.abs(off) / 62);
  return 62 + off + (shore(x + off * 3.2) - 62) * calm;
};

/** Colours from the line furthest into the upper ground to the one furthest into the lower. */
const bundles = {
  "divider-sea": [colour("sea-800"), colour("sea-600"), colour("sea-500"), colour("ice-300"), colour("ice-300"), colour("ice-200"), colour("ice-100")],
  "divider-ice": [colour("ice-100"), colour("ice-200"), colour("ice-300"), colour("sea-500"), colour("ice-300"), colour("ice-300"), colour("ice-200")],
  "divider-warm": [
    colour("glow-200"),
    colour("amber-400"),
    colour("ember-500"),
    colour("ember-500"),
    colour("amber-400"),
    mix("amber-400", "glow-200", 0.5),
    colour("ice-200"),
  ],
};

const sheet = (body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="none" fill="none" stroke-width="2.4">${body}</svg>`;
const write = (name: string, svg: string) => writeFile(new URL(`drawn/${name}.svg`, import.meta.url), svg);
const across = { from: -12, to: width + 12, step: 12 };

await write("divider-edge", sheet(`<path fill="#000" d="${row(shore, across)}V-10H-12z"/>`));
for (const [name, colours] of Object.entries(bundles)) {
  const lines = steps(colours.length, (i) => stroke(row(beside([-40, -25, -12, 0, 13, 27, 43][i] as number), across), colours[i] as string, { width: 2.6 }));
  await write(name, sheet(lines.join("")));
}
