/**
 * Every way we say no: code → HTTP status → words fit to show a person.
 * Anything else that goes wrong is a bug and throws.
 */
export const failures = {
  invalid: { status: 400, message: "Please fix the errors below and try again." },
  "not-json": { status: 400, message: "We couldn't read what you sent. Please try again." },
  "cross-site": { status: 403, message: "We didn't accept this, because it came from another site. Open the page on our site and try again." },
  forbidden: { status: 403, message: "You don't have access to this." },
  "prove-again": { status: 403, message: "Please enter your password again. Nothing has been done yet." },
  // Of signing in, spelled as authentication clients do.
  missing_session: { status: 403, message: "You're signed out. Please sign in again." },
  invalid_jwt: { status: 403, message: "You're signed out. Please sign in again." },
  invalid_credentials: { status: 400, message: "That email address and password don't match." },
  weak_password: { status: 400, message: "Please fix the errors below and try again." },
  locked: { status: 403, message: "This site isn't open to everyone yet. Reload the page to enter." },
  "not-found": { status: 404, message: "We couldn't find that. The link may be old or mistyped." },
  "wrong-method": { status: 405, message: "That address doesn't accept this kind of request." },
  "timed-out": { status: 408, message: "The connection was too slow. Please try again." },
  "sold-out": { status: 409, message: "Every tube in this batch has been taken. Join the Warmth List and we'll email you when it's your turn to pre-order." },
  "sales-closed": {
    status: 409,
    message: "Pre-orders are closed at the moment, and nothing was charged. Join the Warmth List and we'll email you when it's your turn to pre-order.",
  },
  "already-paid": { status: 409, message: "You've already paid for a tube. Choose “Order another tube” if you'd like one more." },
  conflict: { status: 409, message: "This has changed since you opened it. Please reload the page and try again." },
  "once-more": { status: 422, message: "We couldn't tell whether a person or a program sent this. Please press the button once more." },
  "too-large": { status: 413, message: "That's too long. Please shorten it and try again." },
  "wrong-type": { status: 415, message: "We couldn't read what you sent. Please try again." },
  "too-many": { status: 429, message: "Please wait before submitting again." },
  broken: { status: 500, message: "Something went wrong on our side, and we've made a note of it. Please try again in a moment." },
  "payments-away": { status: 503, message: "The payment page isn't available. Nothing was charged. Please try again in a minute." },
  "shipping-away": { status: 503, message: "The carrier isn't answering. No label was made. Please try again in a minute." },
  "label-uncertain": {
    status: 503,
    message: "The carrier hasn't answered yet. Nothing is paid for twice, and we'll ask again automatically. Check again in a few minutes.",
  },
  "analytics-away": { status: 503, message: "The analytics service isn't answering. Nothing is lost, and we'll try again automatically." },
  unavailable: { status: 503, message: "We can't save anything right now. Please try again in a minute." },
} as const satisfies Record<string, { status: number; message: string }>;

export type FailureCode = keyof typeof failures;

type Details = {
  /** Words for each field that broke the contract, by field name. */
  fields?: Record<string, string>;
  /** Seconds until another try makes sense; sent as Retry-After. */
  retryAfter?: number;
  /** Words for a person, where the table's are too general. */
  message?: string;
  cause?: unknown;
};

export class Failure extends Error {
  override readonly name = "Failure";
  readonly code: FailureCode;
  readonly status: number;
  readonly fields: Record<string, string> | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: FailureCode, details: Details = {}) {
    super(details.message ?? failures[code].message, { cause: details.cause });
    this.code = code;
    this.status = failures[code].status;
    this.fields = details.fields;
    this.retryAfter = details.retryAfter;
  }
}

/** By name, not `instanceof`: the app's bundle and the server each hold their own copy of the class. */
export const isFailure = (error: unknown): error is Failure =>
  error instanceof Error && error.name === "Failure" && "code" in error && String(error.code) in failures;

/** The body of every answer that is not 2xx. */
export type FailureBody = { error: { code: FailureCode; message: string; fields?: Record<string, string> } };

export const failureBody = ({ code, message, fields }: Failure): FailureBody => ({
  error: { code, message, ...(fields && { fields }) },
});
