import { isRouteErrorResponse } from "react-router";
import { type FailureBody, type FailureCode, failures, isFailure } from "#contracts/failure.ts";

/** A failure as a page shows it: plain data, so that it survives the way into the browser. */
export type FailureWords = {
  code: FailureCode | "offline";
  message: string;
  /** Words for each field, by its name. */
  fields?: Record<string, string>;
  /** Seconds. */
  retryAfter?: number;
};

export const offline: FailureWords = {
  code: "offline",
  message: "You seem to be offline. Nothing was sent, and nothing you typed is lost. Please try again once you are connected.",
};

/** The words of a failure that the backend threw. Anything else is a bug and is thrown on. */
export function failureWords(error: unknown): FailureWords {
  if (!isFailure(error)) throw error;
  const { code, message, fields, retryAfter } = error;
  return { code, message, ...(fields && { fields }), ...(retryAfter !== undefined && { retryAfter }) };
}

const isCode = (code: unknown): code is FailureCode => typeof code === "string" && Object.hasOwn(failures, code);

/** The words in the body of an answer that is not 2xx; what is unreadable (a proxy's own page) becomes `status`'s plainest words. */
export function wordsInBody(text: string, status: number): FailureWords {
  try {
    const { error } = JSON.parse(text) as FailureBody;
    if (isCode(error.code)) return { code: error.code, message: error.message, ...(error.fields && { fields: error.fields }) };
  } catch {
    // Not ours: the status has to do.
  }
  const code = status === 429 ? "too-many" : status === 502 || status === 503 || status === 504 ? "unavailable" : "broken";
  return { code, message: failures[code].message };
}

/** What a page's error boundary was handed, in words. A bug gets the words of `broken`; a page's data that could not be fetched, those of `offline`. */
export function wordsOfError(error: unknown): FailureWords {
  if (!isRouteErrorResponse(error))
    return error instanceof TypeError && !globalThis.navigator?.onLine ? offline : { code: "broken", message: failures.broken.message };
  if (error.status === 404) return { code: "not-found", message: failures["not-found"].message };
  const { data } = error as { data: unknown };
  if (typeof data === "object" && data !== null && "code" in data && isCode(data.code)) return data as FailureWords;
  return wordsInBody(typeof data === "string" ? data : "", error.status);
}
