import * as v from "valibot";

const version = v.pipe(v.string(), v.regex(/^[\w.-]{1,40}$/, "A version, such as 2026-11-21"));

/** Proof of a choice about cookies. The browser makes the receipt's id, so that a choice sent twice is written down once. */
export const input = v.strictObject({
  receipt: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/, "32 hexadecimal digits"))),
  choices: v.strictObject({ necessary: v.literal(true), functional: v.boolean(), analytics: v.boolean(), advertising: v.boolean() }),
  /** Of the cookies policy in force. */
  policy: version,
  /** Which words asked; content/cookie-wording.ts has them. */
  wording: version,
  /** Whether the browser sent Global Privacy Control while this choice was made. */
  signal: v.optional(v.boolean(), false),
});

export const output = v.strictObject({ receipt_id: v.string() });

/** A network address may be a whole office; each choice is sent at most twice. */
export const limits = { address: { times: 60, minutes: 15 } };
