import { readFile } from "node:fs/promises";

/** Each is cut into the letters of English and its neighbours, and those of the rest of Latin. */
const files = {
  regular: ["regular.ttf", "regular-extended.ttf"],
  bold: ["bold.ttf", "bold-extended.ttf"],
  figures: ["figures.ttf"],
  brand: ["brand.ttf"],
} as const;

export type Face = keyof typeof files;

/** Registers every face and answers the names of each one's cuts. */
export async function readFaces(doc: PDFKit.PDFDocument): Promise<Record<Face, readonly string[]>> {
  const names = Object.values(files).flat();
  const cuts = await Promise.all(names.map((name) => readFile(new URL(`faces/${name}`, import.meta.url))));
  for (const [at, name] of names.entries()) doc.registerFont(name, cuts[at] as Buffer);
  return files;
}

type Style = { face: Face; size: number; colour?: string; spacing?: number };
type Run = { cut: string; text: string };
/** Whether a cut has a letter; pdfkit does not say so in its types. */
type Cut = { font: { hasGlyphForCodePoint(code: number): boolean } };

/** Points of a millimetre. */
export const mm = 72 / 25.4;

/** Sets lines of text in faces that are cut in several files, and makes them fit. */
export async function openPen(doc: PDFKit.PDFDocument) {
  const cuts = await readFaces(doc);
  const holders = new Map<string, string | undefined>();
  const has = (cut: string, letter: string) => (doc.font(cut) as unknown as { _font: Cut })._font.font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);

  function cutWith(face: Face, letter: string): string | undefined {
    const key = face + letter;
    if (!holders.has(key))
      holders.set(
        key,
        cuts[face].find((name) => has(name, letter)),
      );
    return holders.get(key);
  }

  /** What no cut has is written without its accents, or, where that does not help, as a question mark. */
  function spell(face: Face, text: string): Run[] {
    const runs: Run[] = [];
    const write = (letter: string, plain: boolean) => {
      const cut = cutWith(face, letter);
      if (cut === undefined) {
        if (!plain) for (const part of letter.normalize("NFKD").replace(/\p{M}/gu, "") || "?") write(part, true);
        else write("?", true);
        return;
      }
      const last = runs.at(-1);
      if (last?.cut === cut) last.text += letter;
      else runs.push({ cut, text: letter });
    };
    for (const letter of text.normalize("NFC").replace(/[\s\p{C}]+/gu, " ")) write(letter, false);
    return runs;
  }

  const widthOf = (text: string, { face, size, spacing = 0 }: Style) =>
    spell(face, text).reduce((sum, run) => sum + doc.font(run.cut).fontSize(size).widthOfString(run.text, { characterSpacing: spacing }), 0);

  /** One line, its top at `y`; answers where it ended. */
  function write(text: string, x: number, y: number, style: Style): number {
    let at = x;
    for (const { cut, text: part } of spell(style.face, text)) {
      doc
        .font(cut)
        .fontSize(style.size)
        .fillColor(style.colour ?? "black");
      doc.text(part, at, y, { lineBreak: false, characterSpacing: style.spacing ?? 0 });
      at += doc.widthOfString(part, { characterSpacing: style.spacing ?? 0 });
    }
    return at;
  }

  /** Breaks at spaces, and inside a word only where it is longer than a line. */
  function wrap(text: string, width: number, style: Style): string[] {
    const lines: string[] = [];
    let line = "";
    for (const word of text.split(/\s+/).filter(Boolean)) {
      const longer = line ? `${line} ${word}` : word;
      if (widthOf(longer, style) <= width) {
        line = longer;
        continue;
      }
      if (line) lines.push(line);
      line = "";
      if (widthOf(word, style) <= width) {
        line = word;
        continue;
      }
      for (const letter of word) {
        if (line && widthOf(line + letter, style) > width) {
          lines.push(line);
          line = "";
        }
        line += letter;
      }
    }
    return line ? [...lines, line] : lines;
  }

  return { widthOf, write, wrap };
}

export type Pen = Awaited<ReturnType<typeof openPen>>;
