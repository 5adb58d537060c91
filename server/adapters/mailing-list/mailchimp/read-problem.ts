import * as v from "valibot";
import type { ListOutcome } from "#contracts/list-outcome.ts";
import { VendorAway } from "#server/ports/vendor-away.ts";

const problem = v.object({ title: v.string(), detail: v.nullish(v.string(), "") });

/** The first that fits. Mailchimp's problem documents have no code; their titles and these sentences have stood for years. */
const known: [outcome: ListOutcome, title: RegExp, detail: RegExp][] = [
  ["barred", /^member in compliance state$/i, /^/],
  ["forgotten", /^forgotten email not subscribed$/i, /^/],
  ["forgotten", /^/, /permanently deleted/i],
  ["busy", /^/, /signed up to a lot of lists/i],
  ["unreal", /^/, /looks fake or invalid|provide a valid email address/i],
];

/** What a 400 means. One that is no problem document did not come from Mailchimp. */
export function readProblem(body: unknown): ListOutcome {
  if (!v.is(problem, body)) throw new VendorAway("Mailchimp", new Error("a refusal that makes no sense"));
  const { title, detail } = v.parse(problem, body);
  return known.find(([, titled, detailed]) => titled.test(title) && detailed.test(detail))?.[0] ?? "refused";
}
