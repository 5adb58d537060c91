import * as v from "valibot";
import { Failure } from "#contracts/failure.ts";
import { ProviderUnavailable } from "#server/providers/errors.ts";

const vendor = "EasyPost";
const refusal = v.object({ error: v.object({ code: v.nullish(v.string(), ""), message: v.string() }) });

type Needs = {
  url: string;
  key: string;
  /** Milliseconds until it counts as away. */
  patience: number;
};

/** Its own words, if they are fit to be shown. */
const wordsIn = (said: unknown) => (v.is(refusal, said) ? said.error.message.slice(0, 200) : "it gave no reason");

/**
 * One question to EasyPost, read by its schema. Throws `ProviderUnavailable` for no answer or one that makes no sense, `Failure("not-found")`, and
 * `Failure("invalid")` where it says no to what it was given. Any other no is a fault of the settings, and throws.
 */
export function createAskEasyPost({ url, key, patience }: Needs) {
  const authorization = `Basic ${Buffer.from(`${key}:`).toString("base64")}`;

  return async <S extends v.GenericSchema>(schema: S, method: "GET" | "POST", path: string, body?: unknown): Promise<v.InferOutput<S>> => {
    let status: number;
    let said: unknown;
    try {
      const answer = await fetch(`${url}/v2${path}`, {
        method,
        headers: { authorization, accept: "application/json", ...(body !== undefined && { "content-type": "application/json" }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        // The key would go along.
        redirect: "error",
        signal: AbortSignal.timeout(patience),
      });
      status = answer.status;
      said = await answer.json();
      if (status < 400 && status !== 200 && status !== 201) throw new Error(`status ${status}`);
      if (status < 400) return v.parse(schema, said);
    } catch (error) {
      throw new ProviderUnavailable(vendor, error);
    }
    if (status === 404) throw new Failure("not-found");
    if (status === 400 || status === 422) throw new Failure("invalid", { message: `The carrier does not take this: ${wordsIn(said)}` });
    if (status === 401 || status === 402 || status === 403) throw new Error(`EasyPost refuses our account: status ${status}`);
    throw new ProviderUnavailable(vendor, new Error(`status ${status}`));
  };
}

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
    throw new ProviderUnavailable("EasyPost", error);
  }
}
