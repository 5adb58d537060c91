import { readFile } from "node:fs/promises";

/** Font files: one with the letters of English and its neighbours, one with the rest of Latin. */
const files = {
  regular: ["regular.ttf", "regular-extended.ttf"],
  bold: ["bold.ttf", "bold-extended.ttf"],
  figures: ["figures.ttf"],
  brand: ["brand.ttf"],
} as const;

type Face = keyof typeof files;
/** Size and spacing in points. */
export type Style = { face: Face; size: number; colour?: string; spacing?: number };

/** Points in a millimetre. */
export const mm = 72 / 25.4;

/** Writes text in fonts that are split over several files, and makes it fit. */
export async function openPen(doc: PDFKit.PDFDocument) {
  const letters = new Map<string, Set<number>>();
  for (const file of Object.values(files).flat()) {
    doc.registerFont(file, await readFile(new URL(`faces/${file}`, import.meta.url)));
    // pdfkit's types leave out the font's character set.
    const { _font } = doc.font(file) as unknown as { _font: { font: { characterSet: number[] } } };
    letters.set(file, new Set(_font.font.characterSet));
  }
  const fileWith = (face: Face, letter: string) => files[face].find((file) => letters.get(file)?.has(letter.codePointAt(0) ?? 0));

  /** A letter that no file has is written without its accent or, failing that, as a question mark. */
  function spell(face: Face, text: string) {
    const runs: { file: string; text: string }[] = [];
    const plain = (letter: string) => letter.normalize("NFKD").replace(/\p{M}/gu, "") || "?";
    const known = [...text.normalize("NFC").replace(/[\s\p{C}]+/gu, " ")].flatMap((letter) => (fileWith(face, letter) ? letter : [...plain(letter)]));
    for (const letter of known) {
      const written = fileWith(face, letter) ? letter : "?";
      const file = fileWith(face, written) ?? "";
      const last = runs.at(-1);
      if (last?.file === file) last.text += written;
      else runs.push({ file, text: written });
    }
    return runs;
  }

  const widthOf = (text: string, { face, size, spacing = 0 }: Style) =>
    spell(face, text).reduce((sum, run) => sum + doc.font(run.file).fontSize(size).widthOfString(run.text, { characterSpacing: spacing }), 0);

  function write(text: string, x: number, y: number, { face, size, colour = "black", spacing = 0 }: Style): void {
    let at = x;
    for (const run of spell(face, text)) {
      doc.font(run.file).fontSize(size).fillColor(colour);
      doc.text(run.text, at, y, { lineBreak: false, characterSpacing: spacing });
      at += doc.widthOfString(run.text, { characterSpacing: spacing });
    }
  }

  /** Breaks at spaces, and inside a word only if it's longer than a line. */
  function wrap(text: string, width: number, style: Style): string[] {
    const fits = (line: string) => widthOf(line, style) <= width;
    const lines: string[] = [];
    for (const word of text.split(/\s+/).filter(Boolean)) {
      const longer = `${lines.at(-1)} ${word}`;
      if (lines.length > 0 && fits(longer)) lines.splice(-1, 1, longer);
      else if (fits(word)) lines.push(word);
      else {
        lines.push("");
        for (const letter of word) {
          if (!fits(lines.at(-1) + letter)) lines.push("");
          lines.push(lines.pop() + letter);
        }
      }
    }
    return lines;
  }

  /** The style at the largest size of at least 5 points at which the text needs no more than `lines`. */
  function shrink(text: string, width: number, style: Style, lines = 1): Style {
    let { size } = style;
    while (size > 5 && wrap(text, width, { ...style, size }).length > lines) size -= 0.5;
    return { ...style, size };
  }

  return { widthOf, write, wrap, shrink };
}
