import * as v from "valibot";

const version = v.pipe(v.string(), v.regex(/^[\w.-]{1,40}$/, "A version, such as 2026-11-21"));

const receiptNumber = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/, "32 hexadecimal digits"));

/** As somebody copies it from the page that shows it: in groups, with spaces or hyphens between, or not. */
export const typedReceipt = v.pipe(
  v.string(),
  v.transform((typed) => typed.replaceAll(/[\s-]/g, "").toLowerCase()),
  v.regex(/^[0-9a-f]{32}$/, "Enter all 32 digits and letters of the receipt, such as 0a1b2c3d 4e5f6789 0a1b2c3d 4e5f6789."),
);

/** Proof of a choice about cookies. The browser makes the receipt's id, so that a choice sent twice is written down once. */
export const input = v.strictObject({
  receipt: v.optional(receiptNumber),
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
