import * as v from "valibot";
import { guard } from "#contracts/guard.ts";

/** Holds one tube and opens a payment session. Price, product and quantity are the server's alone. */
export const input = v.strictObject({
  agreedToTerms: v.literal(true, "Please agree to the Pre-Order Terms and Privacy Policy."),
  /** The terms' version, the price and the dispatch date that the page showed, as content/catalogue.ts has them. Any other than today's is answered with `conflict` and today's. */
  offer: v.optional(v.pipe(v.string(), v.maxLength(60), v.regex(/^[ -~£€]+$/, "Please reload this page."))),
  /** One more, by a browser that has just paid for one: without it such a browser is asked first. */
  another: v.optional(v.literal(true)),
  ...guard,
});
export const output = v.strictObject({
  /** The hosted payment page. */
  url: v.pipe(v.string(), v.url()),
  /** When the payment session ends, ISO 8601. */
  expires_at: v.pipe(v.string(), v.isoTimestamp()),
});
/** Holds per network address: enough for an office, too few to empty the shelf. */
export const limits = { address: { times: 20, minutes: 15 } };
