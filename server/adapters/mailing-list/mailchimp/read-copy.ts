import * as v from "valibot";
import { VendorAway } from "#server/ports/vendor-away.ts";

/** Mailchimp's own numbers and links, which say nothing of the person. */
const own = new Set(["_links", "list_id", "id", "contact_id", "unique_email_id", "web_id"]);

/** All that Mailchimp says of a member, for them to have. */
export function readCopy(body: unknown): Record<string, unknown> {
  const result = v.safeParse(v.looseObject({ email_address: v.string() }), body);
  // Its own words would quote the address.
  if (!result.success) throw new VendorAway("Mailchimp", new Error("an answer that makes no sense"));
  return Object.fromEntries(Object.entries(result.output).filter(([name]) => !own.has(name)));
}
