import { buffer } from "node:stream/consumers";
import type bwip from "bwip-js/node";
import { countries } from "#content/countries.ts";
import { utcDay } from "#server/platform/dates.ts";
import { mm, openPen, type Style } from "#server/providers/shipping/local/label/pen.ts";
import type { PostalAddress } from "#server/providers/shipping/port.ts";

export type LabelFacts = {
  service: string;
  trackingNumber: string;
  orderReference: string;
  weightGrams: number;
  to: PostalAddress;
  sender: readonly string[];
  brand: string;
  madeAt: Date;
};

/** The Data Matrix: what a sorting machine needs, without a name. */
export const routingText = ({ trackingNumber, orderReference, weightGrams, to }: LabelFacts) =>
  ["SPECIMEN", trackingNumber, to.country, to.postcode, orderReference, `${weightGrams}G`]
    .join("|")
    .normalize("NFKD")
    .replace(/[^\x20-\x7e]/g, "");

const width = 100 * mm;
const height = 150 * mm;
const edge = 5 * mm;
const inner = width - 2 * edge;
/** Line height, in font sizes. */
const leading = 1.2;

/** Millimetres from the top where each part begins. */
const top = { service: 13, to: 43, code: 95, from: 131.5, foot: 144 };

type Codes = Pick<typeof bwip, "raw">;
type Place = { x: number; y: number; width: number };

/** Draws Code 128 as vector bars. The caller leaves ten modules free on each side. */
function drawCode128(doc: PDFKit.PDFDocument, { raw }: Codes, text: string, { x, y, width, height }: Place & { height: number }) {
  const symbol = raw("code128", text, {})[0] as { sbs: number[] };
  const module = width / symbol.sbs.reduce((sum, bar) => sum + bar, 0);
  let at = x;
  for (const [index, bar] of symbol.sbs.entries()) {
    if (index % 2 === 0) doc.rect(at, y, bar * module, height);
    at += bar * module;
  }
  doc.fill("black");
}

/** Draws a square Data Matrix. The caller leaves one module free all round. */
function drawDataMatrix(doc: PDFKit.PDFDocument, { raw }: Codes, text: string, { x, y, width }: Place) {
  const symbol = raw("datamatrix", text, {})[0] as { pixs: number[]; pixx: number };
  const module = width / symbol.pixx;
  for (const [index, black] of symbol.pixs.entries())
    if (black) doc.rect(x + (index % symbol.pixx) * module, y + Math.floor(index / symbol.pixx) * module, module, module);
  doc.fill("black");
}

/** A label of 100 × 150 mm as a PDF, in black on white for thermal printers. */
export async function drawLabel(facts: LabelFacts): Promise<Uint8Array<ArrayBuffer>> {
  // Loaded when needed, to keep the start quick and the process small.
  const [{ default: PDFDocument }, { default: codes }] = await Promise.all([import("pdfkit"), import("bwip-js/node")]);
  const doc = new PDFDocument({
    size: [width, height],
    margin: 0,
    font: null as unknown as string,
    info: { Title: `Shipping label ${facts.orderReference} (specimen)`, Author: facts.brand, CreationDate: facts.madeAt, ModDate: facts.madeAt },
    lang: "en-GB",
    displayTitle: true,
  });
  const bytes = buffer(doc);
  const pen = await openPen(doc);
  const rule = (y: number) => doc.rect(edge, y, inner, 1.2).fill("black");
  const centred = (words: string, y: number, style: Style) => pen.write(words, (width - pen.widthOf(words, style)) / 2, y, style);
  const small = (words: string, y: number) => pen.write(words, edge, y, { face: "bold", size: 7, spacing: 0.4 });

  specimenBar(0, 8 * mm);
  serviceAndMatrix();
  recipient();
  tracking();
  sender();
  specimenBar(top.foot * mm, height - top.foot * mm);
  doc.end();
  return new Uint8Array(await bytes);

  function specimenBar(y: number, tall: number) {
    doc.rect(0, y, width, tall).fill("black");
    centred("SPECIMEN · NO POSTAGE PAID", y + (tall - 11) / 2 - 1.2, { face: "bold", size: 11, colour: "white", spacing: 1.6 });
  }

  function serviceAndMatrix() {
    const y = top.service * mm;
    const matrix = 24 * mm;
    drawDataMatrix(doc, codes, routingText(facts), { x: width - edge - matrix, y, width: matrix });
    pen.write(facts.service, edge, y - 5, pen.shrink(facts.service, inner - matrix - 4 * mm, { face: "bold", size: 21 }));
    const rows = { WEIGHT: `${facts.weightGrams} g`, ORDER: facts.orderReference, MADE: utcDay(facts.madeAt) };
    for (const [index, [name, value]] of Object.entries(rows).entries()) {
      const at = y + 29 + index * 15;
      small(name, at + 3);
      pen.write(value, edge + 12 * mm, at, pen.shrink(value, inner - matrix - 16 * mm, { face: "figures", size: 11 }));
    }
    rule(top.to * mm - 3.2 * mm);
  }

  function recipient() {
    const { name, line1, line2, city, region, postcode, country: code } = facts.to;
    const country = code === "GB" ? "" : (countries.find((one) => one.code === code)?.name ?? code).toUpperCase();
    small("DELIVER TO", top.to * mm - 1);
    const set = (texts: readonly string[], style: Style) =>
      texts.filter(Boolean).flatMap((text) => pen.wrap(text, inner, style).map((line) => ({ line, style })));
    const room = (top.code - top.to - 3) * mm - 14;
    // Long addresses get a smaller font until they fit.
    for (let size = 17; ; size -= 1) {
      const lines = [
        ...set([name], { face: "bold", size: size + 1 }),
        ...set([line1, line2, city, region], { face: "regular", size }),
        ...set([postcode.toUpperCase(), country], { face: "bold", size: size + 4 }),
      ];
      if (lines.reduce((sum, { style }) => sum + style.size * leading, 4) > room && size > 6) continue;
      let y = top.to * mm + 10;
      for (const { line, style } of lines) {
        pen.write(line, edge, y, style);
        y += style.size * leading;
      }
      return;
    }
  }

  function tracking() {
    const y = top.code * mm;
    rule(y - 2 * mm);
    drawCode128(doc, codes, facts.trackingNumber, { x: edge + 5 * mm, y: y + 2 * mm, width: inner - 10 * mm, height: 22 * mm });
    // In groups of four, as people read numbers out.
    centred(facts.trackingNumber.replace(/(.{4})(?=.)/g, "$1 "), y + 26 * mm, { face: "figures", size: 14 });
  }

  function sender() {
    const y = top.from * mm;
    rule(y - 1.5 * mm);
    const mark = { face: "brand", size: 13 } as const;
    const markWidth = pen.widthOf(facts.brand, mark);
    pen.write(facts.brand, width - edge - markWidth, y + 2, mark);
    small("IF UNDELIVERED, RETURN TO", y);
    const words = facts.sender.join(", ");
    const room = inner - markWidth - 4 * mm;
    const style = pen.shrink(words, room, { face: "regular", size: 8 }, 2);
    for (const [index, line] of pen.wrap(words, room, style).entries()) pen.write(line, edge, y + 10 + index * style.size * leading, style);
  }
}
