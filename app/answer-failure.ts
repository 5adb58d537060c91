import { data } from "react-router";
import { type FailureWords, failureWords } from "#app/failure-words.ts";
import { failures } from "#contracts/failure.ts";

/** Status of an answer that carries these words. */
export const statusOf = ({ code }: FailureWords) => (code === "offline" || code === "unsure" ? 503 : failures[code].status);

/** Headers of such an answer. */
export const headersOf = ({ retryAfter }: FailureWords): HeadersInit => (retryAfter === undefined ? {} : { "Retry-After": String(retryAfter) });

/**
 * For loaders: `await backend.readOrder(token, caller).catch(answerFailure)`. A failure becomes the page's error
 * boundary with its status; anything else is a bug and is thrown on.
 */
export function answerFailure(error: unknown): never {
  const failure = failureWords(error);
  throw data(failure, { status: statusOf(failure), headers: headersOf(failure) });
}

/** For actions: the page again, with the failure's words on it and its status. */
export const answerWords = <T extends object>(failure: FailureWords, rest?: T) =>
  data({ failure, ...rest } as { failure: FailureWords } & T, { status: statusOf(failure), headers: headersOf(failure) });
