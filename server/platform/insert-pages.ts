/** What is used of PDFium, which Chrome shows PDFs with. Addresses and documents are numbers, and 0 is none. */
type Pdfium = {
  memory: WebAssembly.Memory;
  __indirect_function_table: WebAssembly.Table;
  malloc(bytes: number): number;
  FPDF_LoadMemDocument(at: number, bytes: number, password: number): number;
  FPDF_ImportPages(into: number, from: number, which: number, before: number): number;
  FPDF_SaveAsCopy(document: number, writer: number, flags: number): number;
};

/** `part`: which of the parts is broken or no PDF, from 0. */
export class UnreadablePdf extends Error {
  readonly part: number;
  constructor(part: number) {
    super(`part ${part} is no PDF that can be read`);
    this.part = part;
  }
}

/** A fresh PDFium, whose memory goes with it. Loaded when needed, to keep the start quick and the process small. */
async function openPdfium(): Promise<Pdfium> {
  const { PDFiumLibrary } = await import("@hyzyla/pdfium");
  // The package's own methods only read documents.
  const { module } = (await PDFiumLibrary.init()) as unknown as { module: { wasmExports: Pdfium } };
  return module.wasmExports;
}

/** PDFium calls back through a table that takes WebAssembly alone: this module, `(i32, i32, i32) → i32`, passes such a call on to script. */
const passOn = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 8, 1, 96, 3, 127, 127, 127, 1, 127, 2, 7, 1, 1, 109, 1, 102, 0, 0, 7, 5, 1, 1, 102, 0, 0]);

/** Puts all pages of each part before the base's page of the same number; pages after the last part stay as they are. Throws `UnreadablePdf`. */
export async function insertPages(base: Uint8Array, parts: readonly Uint8Array[]): Promise<Uint8Array<ArrayBuffer>> {
  const pdfium = await openPdfium();
  const store = (bytes: Uint8Array) => {
    const at = pdfium.malloc(bytes.length);
    new Uint8Array(pdfium.memory.buffer).set(bytes, at);
    return at;
  };
  const open = (bytes: Uint8Array) => pdfium.FPDF_LoadMemDocument(store(bytes), bytes.length, 0);

  const whole = open(base);
  if (whole === 0) throw new Error("the base is no PDF that can be read");
  // From the end, so that the pages before keep their numbers.
  for (const [number, bytes] of [...parts.entries()].reverse()) {
    const part = open(bytes);
    if (part === 0 || pdfium.FPDF_ImportPages(whole, part, 0, number) === 0) throw new UnreadablePdf(number);
  }

  const written: Uint8Array[] = [];
  const write = (_writer: number, at: number, bytes: number) => {
    written.push(new Uint8Array(pdfium.memory.buffer).slice(at, at + bytes));
    return 1;
  };
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(passOn), { m: { f: write } });
  // The table doesn't grow. Its place 0, the null function, is nobody's.
  pdfium.__indirect_function_table.set(0, exports.f);
  // An FPDF_FILEWRITE: its version, and the place of whom to call.
  const writer = store(new Uint8Array(new Uint32Array([1, 0]).buffer));
  if (pdfium.FPDF_SaveAsCopy(whole, writer, 0) === 0) throw new Error("the PDF could not be put together");
  return new Uint8Array(Buffer.concat(written));
}
