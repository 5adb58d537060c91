import * as v from "valibot";

/** The password as it was typed; nobody's is longer than this. */
export const input = v.strictObject({
  password: v.pipe(
    v.string("Enter the password"),
    v.nonEmpty("Enter the password"),
    v.maxLength(200, "Please use at most 200 characters"),
    v.regex(/^\P{Cc}*$/u, "The password contains a character that can't be used"),
  ),
});

/**
 * Times are ISO 8601. The token is a receipt for the browser to keep, and opens nothing: the access session is a cookie of its own.
 * `attempts_remaining` and `blocked_until` are there after a wrong password.
 */
export const output = v.strictObject({
  success: v.boolean(),
  token: v.optional(v.string()),
  expires_at: v.optional(v.string()),
  blocked_until: v.optional(v.string()),
  attempts_remaining: v.optional(v.number()),
});

/** Wrong passwords that one address may send within `minutes`, before it is blocked for as long; each further block is twice the last. */
export const lockout = { times: 5, minutes: 15, longestMinutes: 24 * 60 };

export const limits = { address: { times: lockout.times, minutes: lockout.minutes } };

/** Fewer than this many left are worth a warning. */
export const warnBelow = 3;
