import * as v from "valibot";

/** Characters an access code may have. */
export const longestCode = 10;

export const input = v.strictObject({
  code: v.pipe(
    v.string("Enter the code"),
    v.maxLength(100, `Please use at most ${longestCode} characters`),
    v.trim(),
    v.nonEmpty("Enter the code"),
    v.regex(/^\P{Cc}*$/u, "The code contains a character that can't be used"),
    v.maxLength(longestCode, `Please use at most ${longestCode} characters`),
  ),
});
export const output = v.strictObject({ success: v.boolean() });

/** It slows a guesser down, and never locks anybody out. */
export const limits = { address: { times: 10, minutes: 1 } };

/** From this many wrong codes on, the screen says what may be wrong. */
export const hintFrom = 3;
