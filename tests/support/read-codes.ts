import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { PDFiumLibrary } from "@hyzyla/pdfium";
import sharp from "sharp";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";

/** Dots per inch of the printers that labels are made for. */
const printer = 203;

export type ReadLabel = {
  pages: number;
  /** Millimetres. */
  width: number;
  height: number;
  text: string;
  codes: { format: string; text: string }[];
};

/** Else it would be fetched from a network of strangers. */
const loadReader = async () => {
  const program = await readFile(createRequire(import.meta.url).resolve("zxing-wasm/reader/zxing_reader.wasm"));
  await prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(program).buffer }, fireImmediately: true });
};

/** What a phone reads off a QR code that a page draws. */
export async function readQrCode(svg: string): Promise<string | undefined> {
  await loadReader();
  const { data, info } = await sharp(Buffer.from(svg)).resize(600).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const picture = { width: info.width, height: info.height, data: new Uint8ClampedArray(data), colorSpace: "srgb" } as ImageData;
  return (await readBarcodes(picture, { formats: ["QRCode"] }))[0]?.text;
}

/** Draws a PDF's first page as a thermal printer does, and reads the codes off the picture: with libraries that did not write them. */
export async function readPdfCodes(bytes: Uint8Array): Promise<ReadLabel> {
  await loadReader();
  const library = await PDFiumLibrary.init();
  const pdf = await library.loadDocument(bytes);
  try {
    const page = pdf.getPage(0);
    // Asked first: rendering lets the page go.
    const { originalWidth, originalHeight } = page.getOriginalSize();
    const words = page.getText();
    const { width, height, data } = await page.render({ scale: printer / 72, render: "bitmap" });
    // The renderer's blue and red change places; black stays black.
    const picture = { width, height, data: new Uint8ClampedArray(data), colorSpace: "srgb" } as ImageData;
    const found = await readBarcodes(picture, { formats: ["Code128", "DataMatrix"], tryHarder: true });
    return {
      pages: pdf.getPageCount(),
      width: Math.round((originalWidth / 72) * 25.4),
      height: Math.round((originalHeight / 72) * 25.4),
      text: words,
      codes: found.map(({ format, text }) => ({ format, text })),
    };
  } finally {
    pdf.destroy();
    library.destroy();
  }
}
