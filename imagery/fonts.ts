import { copyFile, readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";
import { typefaces } from "#content/brand.ts";
import { accented, english, extended, headlines, readouts } from "#imagery/letters.ts";

const web = new URL("../app/styles/fonts/", import.meta.url);
/** Share cards are set by satori, which reads neither WOFF2 nor a variable face. */
const cards = new URL("share-card/fonts/", import.meta.url);
/** Shipping labels are set by pdfkit, which cannot cut a WOFF2 face to the letters used. */
const labels = new URL("../server/providers/shipping/local/label/faces/", import.meta.url);

type Cut = { from: string; to: URL; axes: Record<string, number | { min: number; max: number }>; letters: string };

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

const { display, text, textExtended, readout } = typefaces;

const cuts: Cut[] = [
  {
    from: display,
    to: new URL("display.woff2", web),
    axes: { wdth: { min: 75, max: 125 }, wght: 700 },
    letters: headlines,
  },
  { from: text, to: new URL("text.woff2", web), axes: { wght: { min: 400, max: 700 } }, letters: english },
  { from: text, to: new URL("text-accented.woff2", web), axes: { wght: { min: 400, max: 700 } }, letters: accented },
  { from: readout, to: new URL("readout.woff2", web), axes: { wght: 500 }, letters: readouts },
  { from: display, to: new URL("display-cold.ttf", cards), axes: { wdth: 75, wght: 700 }, letters: english + accented },
  { from: display, to: new URL("display-warm.ttf", cards), axes: { wdth: 125, wght: 700 }, letters: english + accented },
  { from: readout, to: new URL("readout.ttf", cards), axes: { wght: 500 }, letters: english + accented },
  { from: display, to: new URL("brand.ttf", labels), axes: { wdth: 125, wght: 700 }, letters: english },
  { from: readout, to: new URL("figures.ttf", labels), axes: { wght: 500 }, letters: english },
  { from: text, to: new URL("regular.ttf", labels), axes: { wght: 400 }, letters: english + accented },
  { from: textExtended, to: new URL("regular-extended.ttf", labels), axes: { wght: 400 }, letters: extended },
  { from: text, to: new URL("bold.ttf", labels), axes: { wght: 700 }, letters: english + accented },
  { from: textExtended, to: new URL("bold-extended.ttf", labels), axes: { wght: 700 }, letters: extended },
];

for (const { from, to, axes, letters } of cuts) {
  const targetFormat = to.pathname.endsWith(".ttf") ? "truetype" : "woff2";
  const cut = await subsetFont(await readFile(new URL(import.meta.resolve(from))), letters, {
    targetFormat,
    variationAxes: axes,
    ...(targetFormat === "woff2" ? trimmed : {}),
  });
  const file = to.pathname.split("/").at(-1) ?? "";
  await writeFile(to, to.href.startsWith(labels.href) ? nameAfterFile(cut, file) : cut);
  console.log(file, cut.length);
}
// Letters from beyond Latin-1 are rare: whoever needs one fetches them all.
await copyFile(new URL(import.meta.resolve(textExtended)), new URL("text-extended.woff2", web));
