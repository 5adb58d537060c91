import { countries } from "#content/countries.ts";
import { utcDay } from "#server/platform/dates.ts";
import { drawCode128, drawDataMatrix } from "#server/providers/shipping/local/label/codes.ts";
import { mm, openPen, type Pen } from "#server/providers/shipping/local/label/pen.ts";
import type { PostalAddress } from "#server/providers/shipping/port.ts";

/** All that a label says. */
export type LabelFacts = {
  service: string;
  trackingNumber: string;
  orderReference: string;
  weightGrams: number;
  to: PostalAddress;
  /** Name first, then the address, a line each. */
  sender: readonly string[];
  /** The shop's name, as its mark. */
  brand: string;
  madeAt: Date;
};

/** What the Data Matrix holds: what a sorting machine needs, and nobody's name. */
export const routingText = ({ trackingNumber, orderReference, weightGrams, to }: LabelFacts) =>
  ["SPECIMEN", trackingNumber, to.country, to.postcode, orderReference, `${weightGrams}G`]
    .join("|")
    .normalize("NFKD")
    .replace(/[^\x20-\x7e]/g, "");

const width = 100 * mm;
const height = 150 * mm;
const edge = 5 * mm;
const inner = width - 2 * edge;

/** Millimetres from the top where each part begins. */
const top = { service: 13, to: 43, code: 95, from: 131.5, foot: 144 };

const weightWords = (grams: number) => (grams < 1000 ? `${grams} g` : `${(grams / 1000).toFixed(2)} kg`);
/** In groups of four, as people read figures out. */
export const grouped = (trackingNumber: string) => trackingNumber.replace(/(.{4})(?=.)/g, "$1 ");

/** A label of 100 × 150 mm as a PDF: black on white, so that a thermal printer keeps every edge. */
export async function drawLabel(facts: LabelFacts): Promise<Uint8Array<ArrayBuffer>> {
  // Drawn seldom: what starts quickly and stays small does not load them.
  const [{ default: PDFDocument }, { default: codes }] = await Promise.all([import("pdfkit"), import("bwip-js/node")]);
  const doc = new PDFDocument({
    size: [width, height],
    margin: 0,
    font: null as unknown as string,
    info: { Title: `Shipping label ${facts.orderReference} (specimen)`, Author: facts.brand, CreationDate: facts.madeAt, ModDate: facts.madeAt },
    lang: "en-GB",
    displayTitle: true,
  });
  const chunks: Buffer[] = [];
  doc.on("data", (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<void>((resolve) => doc.on("end", resolve));
  const pen = await openPen(doc);

  specimenBar(0, 8 * mm);
  serviceAndMatrix();
  recipient();
  tracking();
  sender();
  specimenBar(top.foot * mm, height - top.foot * mm);
  doc.end();
  await done;
  return new Uint8Array(Buffer.concat(chunks));

  function specimenBar(y: number, tall: number) {
    doc.rect(0, y, width, tall).fill("black");
    const style = { face: "bold", size: 11, colour: "white", spacing: 1.6 } as const;
    const words = "SPECIMEN · NO POSTAGE PAID";
    pen.write(words, (width - pen.widthOf(words, style)) / 2, y + (tall - 11) / 2 - 1.2, style);
  }

  function rule(y: number, thick = 1.2) {
    doc.rect(edge, y, inner, thick).fill("black");
  }

  function small(words: string, x: number, y: number) {
    pen.write(words, x, y, { face: "bold", size: 7, spacing: 0.4 });
  }

  function serviceAndMatrix() {
    const y = top.service * mm;
    const matrix = 24 * mm;
    drawDataMatrix(doc, codes, routingText(facts), { x: width - edge - matrix, y, width: matrix });
    pen.write(facts.service, edge, y - 5, { face: "bold", size: fitting(pen, facts.service, inner - matrix - 4 * mm, "bold", 21) });
    const rows: [string, string][] = [
      ["WEIGHT", weightWords(facts.weightGrams)],
      ["ORDER", facts.orderReference],
      ["MADE", utcDay(facts.madeAt)],
    ];
    for (const [index, [name, value]] of rows.entries()) {
      const at = y + 29 + index * 15;
      small(name, edge, at + 3);
      pen.write(value, edge + 12 * mm, at, { face: "figures", size: fitting(pen, value, inner - matrix - 16 * mm, "figures", 11) });
    }
    rule(top.to * mm - 3.2 * mm);
  }

  function recipient() {
    const { to } = facts;
    const country = to.country === "GB" ? "" : (countries.find(({ code }) => code === to.country)?.name ?? to.country).toUpperCase();
    const lines = [to.line1, to.line2, to.city, to.region].filter(Boolean);
    small("DELIVER TO", edge, top.to * mm - 1);
    const room = (top.code - top.to - 3) * mm - 14;
    // Long addresses are set smaller until all of it is there.
    for (let size = 17; ; size -= 1) {
      const name = pen.wrap(to.name, inner, { face: "bold", size: size + 1 });
      const address = lines.flatMap((line) => pen.wrap(line, inner, { face: "regular", size }));
      const last = [to.postcode.toUpperCase(), country].filter(Boolean).flatMap((line) => pen.wrap(line, inner, { face: "bold", size: size + 4 }));
      const leading = 1.2;
      const tall = (name.length * (size + 1) + address.length * size + last.length * (size + 4)) * leading + 4;
      if (tall > room && size > 6) continue;
      let y = top.to * mm + 10;
      for (const [all, face, points] of [
        [name, "bold", size + 1],
        [address, "regular", size],
        [last, "bold", size + 4],
      ] as const)
        for (const line of all) {
          pen.write(line, edge, y, { face, size: points });
          y += points * leading;
        }
      return;
    }
  }

  function tracking() {
    const y = top.code * mm;
    rule(y - 2 * mm);
    drawCode128(doc, codes, facts.trackingNumber, { x: edge + 5 * mm, y: y + 2 * mm, width: inner - 10 * mm, height: 22 * mm });
    const style = { face: "figures", size: 14 } as const;
    const words = grouped(facts.trackingNumber);
    pen.write(words, (width - pen.widthOf(words, style)) / 2, y + 26 * mm, style);
  }

  function sender() {
    const y = top.from * mm;
    rule(y - 1.5 * mm);
    const markWidth = pen.widthOf(facts.brand, { face: "brand", size: 13 });
    pen.write(facts.brand, width - edge - markWidth, y + 2, { face: "brand", size: 13 });
    small("IF UNDELIVERED, RETURN TO", edge, y);
    const words = facts.sender.join(", ");
    let size = 8;
    while (size > 5 && pen.wrap(words, inner - markWidth - 4 * mm, { face: "regular", size }).length > 2) size -= 0.5;
    for (const [index, line] of pen.wrap(words, inner - markWidth - 4 * mm, { face: "regular", size }).entries())
      pen.write(line, edge, y + 10 + index * size * 1.2, { face: "regular", size });
  }
}

/** The size at which a line fits, at most `most` points. */
function fitting(pen: Pen, text: string, room: number, face: "bold" | "figures", most: number): number {
  let size = most;
  while (size > 5 && pen.widthOf(text, { face, size }) > room) size -= 0.5;
  return size;
}
