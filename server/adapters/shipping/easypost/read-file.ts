import { VendorAway } from "#server/ports/vendor-away.ts";

/** Bytes; a label is some tens of thousands. */
const most = 5_000_000;

/** A label's file, from wherever EasyPost keeps it: no key goes there, and what is no PDF or does not end is refused. */
export async function readFile(address: string, patience: number): Promise<Uint8Array<ArrayBuffer>> {
  try {
    const answer = await fetch(address, { redirect: "error", signal: AbortSignal.timeout(patience) });
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    const parts: Uint8Array[] = [];
    let size = 0;
    for await (const part of answer.body ?? []) {
      size += part.length;
      if (size > most) throw new Error("larger than any label");
      parts.push(part);
    }
    const bytes = new Uint8Array(Buffer.concat(parts));
    if (new TextDecoder().decode(bytes.subarray(0, 5)) !== "%PDF-") throw new Error("not a PDF");
    return bytes;
  } catch (error) {
    throw new VendorAway("EasyPost", error);
  }
}
