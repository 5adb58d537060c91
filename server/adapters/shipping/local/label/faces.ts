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
