import { readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

const fonts = new URL("../app/styles/fonts/", import.meta.url);

/** Printable ASCII, the Latin-1 letters, and the marks our pages use. Rarer letters come from the latin-ext files. */
const letters = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’“”•…€™−×→`;

const cuts = [
  {
    from: import.meta.resolve("@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2"),
    to: "archivo.woff2",
    axes: { wdth: { min: 75, max: 125 }, wght: 700 },
    text: `${range(0x20, 0x7e)}£©éè–—‘’“”•·…`,
  },
  {
    from: import.meta.resolve("@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2"),
    to: "atkinson-next.woff2",
    axes: { wght: { min: 400, max: 700 } },
    text: letters,
  },
  {
    from: import.meta.resolve("@fontsource-variable/atkinson-hyperlegible-mono/files/atkinson-hyperlegible-mono-latin-wght-normal.woff2"),
    to: "atkinson-mono.woff2",
    axes: { wght: 500 },
    text: `${range(0x20, 0x7e)}£·–—−`,
  },
];

function range(from: number, to: number) {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));
}

for (const { from, to, axes, text } of cuts) {
  const cut = await subsetFont(await readFile(new URL(from)), text, { targetFormat: "woff2", variationAxes: axes });
  await writeFile(new URL(to, fonts), cut);
  console.log(to, cut.length);
}
