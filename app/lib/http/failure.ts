import { data, isRouteErrorResponse, type ShouldRevalidateFunctionArgs } from "react-router";
import { failureTitles, tryAgainIn } from "#content/site/forms.ts";
import { offlineWords, unreachableWords, unsureWords } from "#content/site/network-failures.ts";
import { type FailureBody, type FailureCode, failures, isFailure } from "#contracts/failure.ts";

/** A failure as a page shows it: plain data, so that it survives the way into the browser. */
export type ShownFailure = {
  /** `unsure`: no answer of ours came to something that was sent. `offline`: nor to this, and the browser says that it has no connection. */
  code: FailureCode | "offline" | "unsure";
  message: string;
  /** Words for each field, by its name. */
  fields?: Record<string, string>;
  /** Seconds. */
  retryAfter?: number;
  /** The fields of a form that goes on once its sender has given their password again. */
  again?: [name: string, value: string][];
};

export const offline: ShownFailure = { code: "offline", message: offlineWords };

/** What a second press of the same button does: nothing new, or one more of it. */
export type Repeat = "once" | "twice";

/**
 * The words for something that was sent and had no answer of ours: a broken connection, none in time, or a stranger's page.
 * Whether it arrived is never known then. fetch does not tell how far it got, a connection breaks after the server has acted as well as before,
 * and `navigator.onLine` errs both ways: it chooses words here, and nothing else. Only what a page refuses before it sends is surely not sent.
 */
export function unsure(repeat: Repeat): ShownFailure {
  const isOffline = !navigator.onLine;
  return { code: isOffline ? "offline" : "unsure", message: unsureWords(repeat, isOffline) };
}

/** The words for something that could not be read: asking again changes nothing. */
export const unread = (): ShownFailure => (navigator.onLine ? { code: "unavailable", message: unreachableWords } : offline);

/** Its words; and where they say no more than to wait, for how long. */
export const messageOf = ({ code, message, retryAfter = 0 }: Pick<ShownFailure, "code" | "message"> & { retryAfter?: number | undefined }) =>
  code === "too-many" && message === failures[code].message && retryAfter > 0 ? `${message} ${tryAgainIn(retryAfter)}` : message;

const titles: Partial<Record<ShownFailure["code"], string>> = failureTitles.codes;

/**
 * What stands over the words of a form that was not taken. Where a field is to blame, "Validation Error", as its words speak of errors below.
 * `otherwise`: what this form says where all forms do not say the same.
 */
export const failureTitle = ({ code, fields }: Omit<ShownFailure, "message">, otherwise: string = failureTitles.otherwise): string =>
  fields ? failureTitles.fields : (titles[code] ?? otherwise);

/** The words of a failure that the backend threw. Anything else is a bug and is thrown on. */
export function toFailure(error: unknown): ShownFailure {
  if (!isFailure(error)) throw error;
  const { code, fields, retryAfter } = error;
  return { code, message: messageOf(error), ...(fields && { fields }), ...(retryAfter !== undefined && { retryAfter }) };
}

const isCode = (code: unknown): code is FailureCode => typeof code === "string" && Object.hasOwn(failures, code);

/** The words of an answer that is not 2xx; null for one that is not ours, unless its status says that nothing was taken. */
export function parseFailure(text: string, status: number): ShownFailure | null {
  try {
    const { error } = JSON.parse(text) as FailureBody;
    if (isCode(error.code)) return { code: error.code, message: error.message, ...(error.fields && { fields: error.fields }) };
  } catch {
    // No JSON of ours; it may be our bare words.
  }
  const bare = Object.entries(failures).find(([, { message }]) => message === text);
  if (bare) return { code: bare[0] as FailureCode, message: text };
  return status === 429 ? { code: "too-many", message: failures["too-many"].message } : null;
}

/** The same for a page or a reply that was only asked for: what is unreadable becomes `status`'s plainest words. */
export function parseFailureOr(text: string, status: number): ShownFailure {
  const code = status === 502 || status === 503 || status === 504 ? "unavailable" : "broken";
  return parseFailure(text, status) ?? { code, message: failures[code].message };
}

/** The data of a router's error answer that holds our words: as they are, or as the answer's text. */
export function failureInData(data: unknown, status: number): ShownFailure | null {
  if (typeof data === "object" && data !== null && "code" in data && isCode(data.code)) return data as ShownFailure;
  return parseFailure(typeof data === "string" ? data : "", status);
}

/** What a page needs did not arrive; see lib/navigation. */
export class PageLost extends Error {}

/** What a page's error boundary was handed, in words. A bug gets the words of `broken`. */
export function failureOfError(error: unknown): ShownFailure {
  if (error instanceof PageLost) return unread();
  if (!isRouteErrorResponse(error)) return { code: "broken", message: failures.broken.message };
  if (error.status === 404) return { code: "not-found", message: failures["not-found"].message };
  const { data } = error as { data: unknown };
  return failureInData(data, error.status) ?? parseFailureOr("", error.status);
}

/** Status of an answer that carries these words. */
export const statusOf = ({ code }: ShownFailure) => (code === "offline" || code === "unsure" ? 503 : failures[code].status);

/** Headers of such an answer. */
export const headersOf = ({ retryAfter }: ShownFailure): HeadersInit => (retryAfter === undefined ? {} : { "Retry-After": String(retryAfter) });

/**
 * For loaders: `await backend.readOrder(token, caller).catch(throwFailure)`. A failure becomes the page's error
 * boundary with its status; anything else is a bug and is thrown on.
 */
export function throwFailure(error: unknown): never {
  const failure = toFailure(error);
  throw data(failure, { status: statusOf(failure), headers: headersOf(failure) });
}

/** For actions: the page again, with the failure's words on it and its status. */
export const failureResponse = <T extends object>(failure: ShownFailure, rest?: T) =>
  data({ failure, ...rest } as { failure: ShownFailure } & T, { status: statusOf(failure), headers: headersOf(failure) });

/** For a route's `shouldRevalidate`. A refusal mostly means that its page is behind: another tab or somebody else was faster. */
export const evenIfRefused = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus === 404 || actionStatus === 409 || defaultShouldRevalidate;
