import * as v from "valibot";
import { Failure } from "#contracts/failure.ts";
import { ProviderUnavailable } from "#server/providers/errors.ts";
import { inJson } from "#server/providers/vendor.ts";

const vendor = "EasyPost";
const noFunds =
  "Your EasyPost account has no money or no payment method. Nothing was bought. Put that right in EasyPost's dashboard, then make the label again.";
const refusal = v.object({ error: v.object({ message: v.string() }) });

/** Sends one request. Throws `ProviderUnavailable` for no answer or nonsense, a `Failure` if EasyPost refuses the input, an error if it refuses our key. */
export function createEasyPostClient({ url, key, timeoutMs, fetch }: { url: string; key: string; timeoutMs: number; fetch: typeof globalThis.fetch }) {
  const authorization = `Basic ${Buffer.from(`${key}:`).toString("base64")}`;

  return async <S extends v.GenericSchema>(schema: S, method: "GET" | "POST", path: string, sent?: unknown): Promise<v.InferOutput<S>> => {
    let status: number;
    let data: unknown;
    try {
      const answer = await fetch(`${url}/v2${path}`, inJson({ method, authorization, timeoutMs, sent }));
      status = answer.status;
      data = await answer.json();
      if (status === 200 || status === 201) return v.parse(schema, data);
    } catch (error) {
      throw new ProviderUnavailable(vendor, error);
    }
    if (status === 404) throw new Failure("not-found");
    const reason = v.is(refusal, data) ? data.error.message.slice(0, 200) : "it gave no reason";
    if (status === 400 || status === 422) throw new Failure("invalid", { message: `The carrier didn't accept this: ${reason}` });
    if (status === 402) throw new Failure("invalid", { message: noFunds });
    if (status === 401 || status === 403) throw new Error(`EasyPost refuses our account: status ${status}`);
    throw new ProviderUnavailable(vendor, new Error(`status ${status}`));
  };
}

const largestLabel = 5_000_000;

/** A name of the internet, or EasyPost's own: an answer of theirs leads to nothing inside. */
function isOutside(address: string, vendorUrl: string): boolean {
  const { protocol, hostname } = new URL(address);
  return (
    hostname === new URL(vendorUrl).hostname || (protocol === "https:" && /\.[a-z]{2,}$/.test(hostname) && !/\.(?:internal|local|localhost)$/.test(hostname))
  );
}

/** Downloads a label, without our key, and refuses anything but a PDF of a label's size. */
export async function downloadPdf(address: string, { url, timeoutMs }: { url: string; timeoutMs: number }): Promise<Uint8Array<ArrayBuffer>> {
  try {
    if (!isOutside(address, url)) throw new Error("a label's address that is none");
    const answer = await fetch(address, { redirect: "error", signal: AbortSignal.timeout(timeoutMs) });
    const parts: Uint8Array[] = [];
    let size = 0;
    for await (const part of answer.body ?? []) {
      size += part.length;
      if (size > largestLabel) throw new Error("larger than any label");
      parts.push(part);
    }
    const bytes = new Uint8Array(Buffer.concat(parts));
    if (!answer.ok || new TextDecoder().decode(bytes.subarray(0, 5)) !== "%PDF-") throw new Error(`no PDF: status ${answer.status}`);
    return bytes;
  } catch (error) {
    throw new ProviderUnavailable(vendor, error);
  }
}
