import { Failure, isFailure } from "#contracts/failure.ts";

/** Bytes a function may be sent. */
export const bodyLimit = 32 * 1024;
/** The same as a form: two letters' worth of any script fit, each character of which a form writes as up to nine. */
export const formLimit = 4 * bodyLimit;

/** Nobody sends us a packed body; what is in one could be any size. */
const isPacked = ({ headers }: Request) => (headers.get("content-encoding") ?? "identity") !== "identity";

/** Reads a body up to the limit and no further, whatever Content-Length claims. */
export async function readBody(request: Request, limit = bodyLimit): Promise<Uint8Array<ArrayBuffer>> {
  if (isPacked(request)) throw new Failure("wrong-type");
  if (Number(request.headers.get("content-length") ?? 0) > limit) throw new Failure("too-large");
  if (!request.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body) {
      size += chunk.length;
      if (size > limit) throw new Failure("too-large");
      chunks.push(chunk);
    }
  } catch (error) {
    // Cut off, by the sender or by our patience: nothing of ours broke, and the database is not away.
    throw isFailure(error) ? error : new Failure("timed-out", { cause: error });
  }
  const body = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    body.set(chunk, at);
    at += chunk.length;
  }
  return body;
}
