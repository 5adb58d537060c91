import * as v from "valibot";

/** Two callers behind one key would get each other's answer, so it must be too long to be anyone else's. Any other is passed over. */
export const idempotencyKey = /^[\w-]{16,64}$/;

/**
 * What a public form says of how it was filled in. A program that fills in every field, or at once, gives itself away; whoever calls
 * the function itself leaves all of it out. None of it is kept but the key.
 */
export const guard = {
  /** The honeypot: a field that no person sees. */
  trap: v.optional(v.pipe(v.string(), v.maxLength(500))),
  /** The form token: when the page was made, signed; on pages that are rendered on request, where each visitor has a page of their own. */
  stamp: v.optional(v.pipe(v.string(), v.maxLength(200))),
  /** Milliseconds that the form was there, by the browser's word: on pages from a cache, which are the same for everyone. */
  took: v.optional(v.pipe(v.string(), v.maxLength(40))),
  /** The idempotency key of a form that the browser sends by itself, and that can carry no header. */
  key: v.optional(v.pipe(v.string(), v.maxLength(64))),
};
export type Guard = { trap?: string | undefined; stamp?: string | undefined; took?: string | undefined; key?: string | undefined };
