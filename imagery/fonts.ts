import { readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";
import { accented, english, headlines, readouts } from "#imagery/letters.ts";

const web = new URL("../app/styles/fonts/", import.meta.url);
/** Share cards are set by satori, which reads neither WOFF2 nor a variable face. */
const cards = new URL("share-card/fonts/", import.meta.url);

type Cut = { from: string; to: URL; axes: Record<string, number | { min: number; max: number }>; text: string };

/** Pairs keep their kerning; ligatures, alternates, hints, and how kerning changes along an axis weigh more than they show. */
const trimmed = { keepFeatures: ["kern"], noHinting: true, dropTables: ["GDEF", "GSUB", "HVAR", "MVAR", "STAT"] };

const archivo = import.meta.resolve("@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2");
const next = import.meta.resolve("@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2");
const mono = import.meta.resolve("@fontsource-variable/atkinson-hyperlegible-mono/files/atkinson-hyperlegible-mono-latin-wght-normal.woff2");

const cuts: Cut[] = [
  {
    from: archivo,
    to: new URL("archivo.woff2", web),
    axes: { wdth: { min: 75, max: 125 }, wght: 700 },
    text: headlines,
  },
  { from: next, to: new URL("atkinson-next.woff2", web), axes: { wght: { min: 400, max: 700 } }, text: english },
  { from: next, to: new URL("atkinson-next-accented.woff2", web), axes: { wght: { min: 400, max: 700 } }, text: accented },
  { from: mono, to: new URL("atkinson-mono.woff2", web), axes: { wght: 500 }, text: readouts },
  { from: archivo, to: new URL("archivo-cold.ttf", cards), axes: { wdth: 75, wght: 700 }, text: english + accented },
  { from: archivo, to: new URL("archivo-warm.ttf", cards), axes: { wdth: 125, wght: 700 }, text: english + accented },
  { from: mono, to: new URL("atkinson-mono.ttf", cards), axes: { wght: 500 }, text: english + accented },
];

for (const { from, to, axes, text } of cuts) {
  const targetFormat = to.pathname.endsWith(".ttf") ? "truetype" : "woff2";
  const cut = await subsetFont(await readFile(new URL(from)), text, { targetFormat, variationAxes: axes, ...(targetFormat === "woff2" ? trimmed : {}) });
  await writeFile(to, cut);
  console.log(to.pathname.split("/").at(-1), cut.length);
}
