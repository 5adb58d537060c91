import type bwip from "bwip-js/node";

type Place = { x: number; y: number; width: number; height: number };
type Doc = PDFKit.PDFDocument;
type Codes = Pick<typeof bwip, "raw">;

/** Code 128 as bars of vector black, as wide as its place; whoever places it leaves ten modules free on each side. */
export function drawCode128(doc: Doc, { raw }: Codes, text: string, { x, y, width, height }: Place) {
  const [symbol] = raw("code128", text, {}) as { sbs: number[] }[];
  if (!symbol) throw new Error("no Code 128 for this text");
  const module = width / symbol.sbs.reduce((sum, bar) => sum + bar, 0);
  let at = x;
  for (const [index, bar] of symbol.sbs.entries()) {
    if (index % 2 === 0) doc.rect(at, y, bar * module, height);
    at += bar * module;
  }
  doc.fill("black");
}

/** A square Data Matrix; whoever places it leaves one module free all round. */
export function drawDataMatrix(doc: Doc, { raw }: Codes, text: string, { x, y, width }: Omit<Place, "height">) {
  const [symbol] = raw("datamatrix", text, {}) as { pixs: number[]; pixx: number; pixy: number }[];
  if (!symbol) throw new Error("no Data Matrix for this text");
  const module = width / symbol.pixx;
  for (let row = 0; row < symbol.pixy; row++)
    for (let from = 0; from < symbol.pixx; from++) {
      if (!symbol.pixs[row * symbol.pixx + from]) continue;
      let to = from + 1;
      while (to < symbol.pixx && symbol.pixs[row * symbol.pixx + to]) to++;
      doc.rect(x + from * module, y + row * module, (to - from) * module, module);
      from = to;
    }
  doc.fill("black");
}
