import { readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";
import { accented, english, extended, headlines, readouts } from "#imagery/letters.ts";

const web = new URL("../app/styles/fonts/", import.meta.url);
/** Share cards are set by satori, which reads neither WOFF2 nor a variable face. */
const cards = new URL("share-card/fonts/", import.meta.url);
/** Shipping labels are set by pdfkit, which cannot cut a WOFF2 face to the letters used. */
const labels = new URL("../server/providers/shipping/local/label/faces/", import.meta.url);

type Cut = { from: string; to: URL; axes: Record<string, number | { min: number; max: number }>; text: string };

const textName = "AtkinsonHyperlegibleNext-Regular";

/** Four cuts of one face are to be four faces: pdfkit tells them apart by the name inside, which must keep its length. */
function nameAfterFile(face: Buffer, file: string) {
  const name = `Label-${file.replace(/\.ttf$/, "")}-`.padEnd(textName.length, "x");
  for (const encoding of ["latin1", "utf16le"] as const) {
    const [before, after] = [Buffer.from(textName, encoding), Buffer.from(name, encoding)];
    if (encoding === "utf16le") for (const text of [before, after]) text.swap16();
    for (let at = face.indexOf(before); at >= 0; at = face.indexOf(before, at + 1)) after.copy(face, at);
  }
  return face;
}

/** Pairs keep their kerning; ligatures, alternates, hints, and how kerning changes along an axis weigh more than they show. */
const trimmed = { keepFeatures: ["kern"], noHinting: true, dropTables: ["GDEF", "GSUB", "HVAR", "MVAR", "STAT"] };

const archivo = import.meta.resolve("@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2");
const next = import.meta.resolve("@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2");
const nextExtended = import.meta.resolve("@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-wght-normal.woff2");
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
  { from: archivo, to: new URL("brand.ttf", labels), axes: { wdth: 125, wght: 700 }, text: english },
  { from: mono, to: new URL("figures.ttf", labels), axes: { wght: 500 }, text: english },
  { from: next, to: new URL("regular.ttf", labels), axes: { wght: 400 }, text: english + accented },
  { from: nextExtended, to: new URL("regular-extended.ttf", labels), axes: { wght: 400 }, text: extended },
  { from: next, to: new URL("bold.ttf", labels), axes: { wght: 700 }, text: english + accented },
  { from: nextExtended, to: new URL("bold-extended.ttf", labels), axes: { wght: 700 }, text: extended },
];

for (const { from, to, axes, text } of cuts) {
  const targetFormat = to.pathname.endsWith(".ttf") ? "truetype" : "woff2";
  const cut = await subsetFont(await readFile(new URL(from)), text, { targetFormat, variationAxes: axes, ...(targetFormat === "woff2" ? trimmed : {}) });
  const file = to.pathname.split("/").at(-1) ?? "";
  await writeFile(to, to.href.startsWith(labels.href) ? nameAfterFile(cut, file) : cut);
  console.log(file, cut.length);
}
