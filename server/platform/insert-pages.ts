/** `part`: which of the parts is broken or no PDF, from 0. */
export class UnreadablePdf extends Error {
  readonly part: number;
  constructor(part: number, cause: unknown) {
    super(`part ${part} is no PDF that can be read`, { cause });
    this.part = part;
  }
}

/** Puts all pages of each part before the base's page of the same number; pages after the last part stay as they are. Without a base it's the parts, one after the other. Throws `UnreadablePdf`. */
export async function insertPages(base: Uint8Array | null, parts: readonly Uint8Array[]): Promise<Uint8Array<ArrayBuffer>> {
  // Loaded when needed, to keep the start quick and the process small.
  const { PDFDocument } = await import("@cantoo/pdf-lib");
  const whole = base ? await PDFDocument.load(base) : await PDFDocument.create();
  // From the end, so that the pages before keep their numbers.
  for (const [number, bytes] of [...parts.entries()].reverse()) {
    const copied = await PDFDocument.load(bytes, { throwOnInvalidObject: true })
      .then((part) => whole.copyPages(part, part.getPageIndices()))
      .catch((error: unknown) => {
        throw new UnreadablePdf(number, error);
      });
    for (const [at, page] of copied.entries()) whole.insertPage((base ? number : 0) + at, page);
  }
  return new Uint8Array(await whole.save());
}
