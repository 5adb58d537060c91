import { buffer } from "node:stream/consumers";
import * as v from "valibot";
import { brand } from "#content/brand.ts";
import { company } from "#content/company.ts";
import { formatDay } from "#content/format-day.ts";
import { packingSlip } from "#content/packing-slip.ts";
import type { OperatorBackend } from "#contracts/backend.ts";
import { Failure } from "#contracts/failure.ts";
import { chosenOrders } from "#contracts/operator-forms.ts";
import { isAskedToCancel, type Order, productOf } from "#server/modules/orders/state.ts";
import { fetchLabel } from "#server/modules/shipping/label-page.ts";
import { isOutdated, readNewestShipment, type ShipmentNeeds } from "#server/modules/shipping/labels.ts";
import { utcDay } from "#server/platform/dates.ts";
import { insertPages, UnreadablePdf } from "#server/platform/insert-pages.ts";
import { mm, openPen, type Style } from "#server/providers/shipping/local/label/pen.ts";

/** As large as a label, so that one printer takes both. */
const [width, height] = [100 * mm, 150 * mm];
const edge = 7 * mm;
const inner = width - 2 * edge;
const leading = 1.3;

/** A page for each order, as a PDF: what is in the parcel, and how to send it back. It names no price, for a tube may be a present. */
async function drawSlips(orders: readonly Order[], at: Date): Promise<Uint8Array> {
  const { default: PDFDocument } = await import("pdfkit");
  const doc = new PDFDocument({
    size: [width, height],
    margin: 0,
    autoFirstPage: false,
    font: null as unknown as string,
    info: { Title: packingSlip.file, Author: brand.name, CreationDate: at, ModDate: at },
    lang: "en-GB",
    displayTitle: true,
  });
  const bytes = buffer(doc);
  doc.addPage();
  const pen = await openPen(doc);
  for (const [number, order] of orders.entries()) {
    if (number > 0) doc.addPage();
    drawSlip(order);
  }
  doc.end();
  return new Uint8Array(await bytes);

  function drawSlip({ reference, quantity, delivery, created_at, ...order }: Order) {
    let y = edge;
    const set = (text: string, style: Style) => {
      for (const line of pen.wrap(text, inner, style)) {
        pen.write(line, edge, y, style);
        y += style.size * leading;
      }
    };
    const heading = (words: string) => {
      y += 9;
      doc.rect(edge, y, inner, 0.8).fill("black");
      y += 6;
      set(words, { face: "bold", size: 8, spacing: 0.3 });
      y += 1;
    };
    const plain = { face: "regular", size: 9 } as const;
    const address = [delivery?.name, delivery?.line1, delivery?.line2, delivery?.city, delivery?.county, delivery?.postcode];
    const { description } = productOf({ reference, quantity, delivery, created_at, ...order });

    set(brand.name, { face: "brand", size: 16 });
    y += 2;
    set(packingSlip.title, { face: "bold", size: 13 });
    y += 2;
    set(`${packingSlip.order} ${reference}`, { face: "figures", size: 11 });
    set(packingSlip.dates(formatDay(created_at), formatDay(at)), plain);
    heading(packingSlip.to);
    for (const line of address) if (line) set(line, pen.shrink(line, inner, { face: "regular", size: 10 }));
    heading(packingSlip.contents);
    set(`${quantity} × ${description}`, { face: "bold", size: 10 });
    for (const { title, text } of packingSlip.after) {
      heading(title);
      set(text, { face: "regular", size: 8 });
    }
    const foot = { face: "regular", size: 7 } as const;
    const lines = pen.wrap(packingSlip.foot(company), inner, foot);
    y = Math.max(y + 6, height - edge - lines.length * foot.size * leading);
    for (const line of lines) set(line, foot);
  }
}

/** The carrier's labels stay as they are: each goes before its order's slip. */
export function readPackingFile(needs: ShipmentNeeds): OperatorBackend["readPackingFile"] {
  const { db, now } = needs;
  return async (given, { labelsOnly = false } = {}) => {
    const chosen = v.safeParse(chosenOrders, given);
    if (!chosen.success) throw new Failure("invalid", { message: chosen.issues[0].message });
    const orders: Order[] = [];
    const labels: Uint8Array[] = [];
    for (const reference of chosen.output) {
      const order = await db.selectFrom("orders").selectAll().select(isAskedToCancel.as("asked")).where("reference", "=", reference).executeTakeFirst();
      const shipment = order && (await readNewestShipment(db, order.id));
      if (!order || shipment?.state !== "purchased") throw new Failure("conflict", { message: `${reference} has no label to print.` });
      if (order.asked)
        throw new Failure("conflict", { message: `Somebody has asked to cancel ${reference}, so we haven't made the PDF. Open that order first.` });
      if (isOutdated(shipment, order))
        throw new Failure("conflict", { message: `The address of ${reference} changed after its label was made. Void that label and make another.` });
      orders.push(order);
      labels.push((await fetchLabel(needs, shipment)).bytes);
    }
    const bytes = await insertPages(labelsOnly ? null : await drawSlips(orders, now()), labels).catch((error: unknown) => {
      if (!(error instanceof UnreadablePdf)) throw error;
      const message = `The file of ${orders[error.part]?.reference}'s label can't be read. Void that label and make another.`;
      throw new Failure("conflict", { message, cause: error });
    });
    return { name: `labels${labelsOnly ? "" : "-and-packing-slips"}-${utcDay(now())}.pdf`, bytes };
  };
}
