import * as v from "valibot";
import { countryCode, email, personName, referralCode } from "#contracts/fields.ts";
import { guard } from "#contracts/guard.ts";

const mustAccept = "You must accept the terms and conditions.";

/** Joins the Warmth List. `acceptTerms` may be left out by older callers: consent is then given when confirming. */
export const input = v.strictObject({
  name: personName,
  email,
  country: countryCode,
  acceptTerms: v.optional(v.literal(true, mustAccept)),
  /** News beyond the Warmth List's own mails: asked apart, and never ticked for anyone. */
  marketing: v.optional(v.boolean(), false),
  referredBy: v.optional(referralCode),
  ...guard,
});

/** What the page's form must hold: here the box is required. */
export const form = v.strictObject({ ...input.entries, acceptTerms: v.literal(true, mustAccept) });

/** The same for a known and a new address. */
export const output = v.strictObject({ success: v.boolean(), error: v.optional(v.string()) });

export type SignUp = v.InferOutput<typeof input>;

/** In the browser: no more than this many sends. */
export const browserLimit = { times: 3, minutes: 15 };
/** On the server, per email address and per network address (many phones share one). */
export const limits = { email: { times: 3, minutes: 15 }, address: { times: 30, minutes: 15 } };
